import { cameraAt, type StairsView, stairsLayout } from '../../src/games/stairs/engine/stairsView.ts';
import { NIGHT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { random } from '../kit/motion/random.ts';
import { isCashed, SoloScene } from '../kit/soloScene.ts';
import { CALM, Climber } from './climber.ts';
import { DUST, Steps } from './steps.ts';

/** A stone that hits shakes the stairs: CSS pixels, and ms until a third of that is left. */
const SHAKE = 3;
const CALMS = 90;

/**
 * Stairs: a figure climbs ten levels of ten places while stones fall. From back to front: room, weave, stairs and climber and
 * stones, the player's own win.
 */
export class StairsScene extends SoloScene<StairsView, StairsOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/stairs/stairs', fonts: 'games/stairs/fonts' };

  readonly #steps: Steps;
  readonly #climber: Climber;
  readonly #near: QuadBatch;
  #layout = stairsLayout(360, 340);

  constructor(context: SceneContext<StairsOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x3a2a7a, 0x120c30), vignette(NIGHT, 0.7)]),
      new TileLayer(assets.texture('felt'), 32, 0.045, 0xb9a4ff),
    );
    this.#steps = new Steps(assets);
    this.#climber = this.own(new Climber(assets));
    this.#near = this.add(256, { letters: true });
  }

  protected layOut(width: number, height: number): void {
    this.#layout = stairsLayout(width, height);
    Object.assign(this.winPlace, {
      x: width / 2,
      y: height * 0.36,
      unit: Math.max(0.8, Math.min(width / 340, height / 300, 2.2)),
      width: width * 0.85,
    });
  }

  protected drawGame(view: StairsView): boolean {
    const { rates, reducedMotion } = this.options;
    this.#climber.set(view, reducedMotion);
    const camera = cameraAt(this.#climber.level);
    this.#steps.draw(this.#near, this.#layout, view, camera, rates);
    this.#climber.draw(this.#near, this.#layout, view, camera, reducedMotion);
    if (!reducedMotion) this.#steps.stones(this.#near, this.#layout, view, camera);
    this.#near.x = this.#shake(view);
    if (reducedMotion) return false;
    const steps =
      view.stepping !== null &&
      view.step <
        Math.min(view.lies, view.lands) + (view.lies < Number.POSITIVE_INFINITY ? DUST + view.lies : 0);
    return steps || (view.end !== 'open' && view.since < CALM);
  }

  protected celebrates(view: StairsView): boolean {
    return isCashed(view);
  }

  #shake({ end, since, seed }: StairsView): number {
    if (end !== 'lost' || since < 0 || since > 500 || this.options.reducedMotion) return 0;
    return SHAKE * Math.exp(-since / CALMS) * (2 * random(seed, Math.floor(since / 24)) - 1);
  }
}

export type StairsOptions = SceneOptions<Record<never, string>>;

import { Container } from 'pixi.js';
import { cameraAt, type StairsView, stairsLayout } from '../../src/games/stairs/engine/stairsView.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { random } from '../kit/motion/random.ts';
import { NIGHT } from '../kit/palette.ts';
import { Quads } from '../kit/quads.ts';
import { OwnWin } from '../kit/wins/winCelebration.ts';
import type { Scene, SceneBundle, SceneContext, SceneOptions } from '../scene.ts';
import { CALM, Climber } from './climber.ts';
import { DUST, Steps } from './steps.ts';

/** A stone that hits shakes the stairs: CSS pixels, and ms until a third of that is left. */
const SHAKE = 3;
const CALMS = 90;

/** The player's own win, over the stairs. */
class StairsCheer extends OwnWin {
  draw(view: StairsView, decimal: ',' | '.', reducedMotion: boolean, light: Quads, near: Quads): boolean {
    if (view.end !== 'cashed' || view.since < 0) return false;
    this.take(view, view.seed);
    return this.show(view.since, decimal, reducedMotion, light, near);
  }
}

/**
 * Stairs: a figure climbs ten levels of ten places while stones fall. From back to front: room, weave, stairs and climber and
 * stones, the player's own win.
 */
export class StairsScene extends Container implements Scene<StairsView, StairsOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/stairs/stairs', fonts: 'games/stairs/fonts' };

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly #room = new Background([felt(0x3a2a7a, 0x120c30), vignette(NIGHT, 0.7)]);
  readonly #weave: TileLayer;
  readonly #steps: Steps;
  readonly #climber: Climber;
  readonly #near: Quads;
  readonly #sparks: Quads;
  readonly #front: Quads;
  readonly #layers: readonly Quads[];
  readonly #cheer: StairsCheer;
  #options: StairsOptions;
  #layout = stairsLayout(360, 340);

  constructor({ assets, options }: SceneContext<StairsOptions>) {
    super();
    this.#options = options;
    const atlas = assets.texture('white');
    this.#weave = new TileLayer(assets.texture('felt'), 32, 0.045, 0xb9a4ff);
    this.#steps = new Steps(assets);
    this.#climber = new Climber(assets);
    this.#near = new Quads(atlas, 256);
    this.#sparks = new Quads(atlas, 64, { blendMode: 'add' });
    this.#front = new Quads(atlas, 208);
    this.#layers = [this.#near, this.#sparks, this.#front];
    this.#cheer = new StairsCheer(assets);
    this.backdrop.addChild(this.#room, this.#weave);
    this.addChild(this.#near);
    this.celebration.addChild(this.#sparks, this.#front);
  }

  resize(width: number, height: number): void {
    this.#layout = stairsLayout(width, height);
    this.#room.resize(width, height);
    this.#weave.resize(width, height);
    Object.assign(this.#cheer.place, {
      x: width / 2,
      y: height * 0.36,
      unit: Math.max(0.8, Math.min(width / 340, height / 300, 2.2)),
      width: width * 0.85,
    });
  }

  configure(options: StairsOptions): void {
    this.#options = options;
  }

  draw(view: StairsView): boolean {
    const { decimal, rates, reducedMotion } = this.#options;
    for (const layer of this.#layers) layer.begin();
    this.#climber.set(view, reducedMotion);
    const camera = cameraAt(this.#climber.level);
    this.#steps.draw(this.#near, this.#layout, view, camera, rates);
    this.#climber.draw(this.#near, this.#layout, view, camera, reducedMotion);
    if (!reducedMotion) this.#steps.stones(this.#near, this.#layout, view, camera);
    this.#near.x = this.#shake(view);
    const cheering = this.#cheer.draw(view, decimal, reducedMotion, this.#sparks, this.#front);
    for (const layer of this.#layers) layer.end();
    if (reducedMotion) return cheering;
    const steps =
      view.stepping !== null &&
      view.step <
        Math.min(view.lies, view.lands) + (view.lies < Number.POSITIVE_INFINITY ? DUST + view.lies : 0);
    return cheering || steps || (view.end !== 'open' && view.since < CALM);
  }

  override destroy(): void {
    this.#cheer.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  #shake({ end, since, seed }: StairsView): number {
    if (end !== 'lost' || since < 0 || since > 500 || this.#options.reducedMotion) return 0;
    return SHAKE * Math.exp(-since / CALMS) * (2 * random(seed, Math.floor(since / 24)) - 1);
  }
}

export type StairsOptions = SceneOptions<Record<never, string>>;

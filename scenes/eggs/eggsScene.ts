import { EGGS } from '../../contract/games/eggs/rules.ts';
import { type EggPlace, type EggsView, eggsLayout } from '../../src/games/eggs/engine/eggsView.ts';
import { mixColor, smoothstep } from '../engine/ease.ts';
import { NIGHT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { isWon, SoloScene } from '../kit/soloScene.ts';
import { Egg, eggOpening } from './egg.ts';

/** ms after the prize of the picked egg at which the others open, the delay between neighbours, and ms until all rest. */
const OTHERS = 520;
const OTHERS_APART = 110;
const REST = OTHERS + EGGS * OTHERS_APART + 700;
/** The dimmed tint of the others. */
const DIM = 0x7f86a8;
/** Position of the win below the picked egg's middle, in pixels of the atlas. */
const WON = 44;

/**
 * Eggs: five in their nests; the picked one rocks, cracks and opens, then the others show their prizes. From back to front:
 * room, pattern, eggs behind, light, eggs in front, the player's own win.
 */
export class EggsScene extends SoloScene<EggsView, EggsOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/eggs/eggs', fonts: 'games/eggs/fonts' };

  readonly #eggs: readonly Egg[];
  readonly #near: QuadBatch;
  readonly #light: QuadBatch;
  #places: readonly EggPlace[] = [];
  #width = 0;

  constructor(context: SceneContext<EggsOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x1f5e6e, 0x0a2036), vignette(NIGHT, 0.72)]),
      new TileLayer(assets.texture('felt'), 32, 0.05, 0x8ff0e0),
    );
    const opening = eggOpening();
    this.paused(opening.timeline);
    this.#eggs = Array.from({ length: EGGS }, (_, i) => new Egg(assets, opening, i));
    this.#near = this.add(160, { letters: true });
    this.#light = this.add(16, { blendMode: 'add' });
  }

  protected layOut(width: number, height: number): void {
    const places = eggsLayout(width, height);
    for (const [i, place] of places.entries()) this.#eggs[i]?.resize(place);
    this.#places = places;
    this.#width = width;
    Object.assign(this.winPlace, {
      unit: Math.max(0.8, Math.min(width / 340, height / 300, 2.2)),
      width: width * 0.8,
    });
  }

  protected drawGame(view: EggsView): boolean {
    for (let i = 0; i < EGGS; i++) this.#drawEgg(view, i);
    this.#aim(view.egg);
    if (this.options.reducedMotion) return false;
    return view.pick < view.opens || (view.since >= 0 && view.since < REST);
  }

  protected celebrates(view: EggsView): boolean {
    return isWon(view);
  }

  /** The win is shown over the opened egg. */
  #aim(egg: number | null): void {
    const at = this.#places[egg ?? 0];
    if (!at) return;
    const place = this.winPlace;
    place.x = Math.max(0.24 * this.#width, Math.min(0.76 * this.#width, at.x));
    place.y = at.y + WON * at.scale;
  }

  #drawEgg({ egg, prizes, pick, cracks, opens, since }: EggsView, i: number): void {
    const { rates, reducedMotion } = this.options;
    const shape = this.#eggs[i];
    const picked = i === egg;
    const order = egg === null || i < egg ? i : i - 1;
    const shown =
      reducedMotion && since >= 0
        ? Number.POSITIVE_INFINITY
        : since - (picked ? 0 : OTHERS + order * OTHERS_APART);
    const others =
      egg === null || picked ? WHITE : mixColor(WHITE, DIM, reducedMotion ? 1 : smoothstep(pick, 0, 240));
    if (prizes && shown >= 0)
      shape?.open(this.#near, this.#light, this.front, shown, prizes[i] ?? 0, picked, rates, others);
    else if (!picked || reducedMotion || pick === Number.POSITIVE_INFINITY)
      shape?.closed(this.#near, -1, 0, others);
    else shape?.closed(this.#near, pick, pick < cracks ? 0 : smoothstep(pick, cracks, opens), WHITE);
  }
}

export type EggsOptions = SceneOptions<Record<never, string>>;

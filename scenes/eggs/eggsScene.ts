import { Container } from 'pixi.js';
import { EGGS } from '../../contract/games/eggs/rules.ts';
import { type EggPlace, type EggsView, eggsLayout } from '../../src/games/eggs/engine/eggsView.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { mixColor, smoothstep } from '../kit/motion/ease.ts';
import { NIGHT, WHITE } from '../kit/palette.ts';
import { Quads } from '../kit/quads.ts';
import { OwnWin } from '../kit/wins/winCelebration.ts';
import type { Scene, SceneBundle, SceneContext, SceneOptions } from '../scene.ts';
import { Egg } from './egg.ts';

/** ms after the prize of the picked egg at which the others open, each after the one beside it, and until all rest. */
const OTHERS = 520;
const OTHERS_APART = 110;
const REST = OTHERS + EGGS * OTHERS_APART + 700;
/** What the others are dimmed to. */
const DIM = 0x7f86a8;
/** Below the picked egg's middle, in pixels of the atlas: the middle of what it won. */
const WON = 44;

/** The player's own win, over the eggs. */
class EggsCheer extends OwnWin {
  draw(view: EggsView, decimal: ',' | '.', reducedMotion: boolean, light: Quads, near: Quads): boolean {
    if (view.since < 0 || view.payout <= view.stake) return false;
    this.take(view, view.seed);
    return this.show(view.since, decimal, reducedMotion, light, near);
  }
}

/**
 * Eggs: five in their nests; the one that is picked rocks, cracks and opens, then the others show what lay in them. From back
 * to front: room, pattern, eggs behind, light, eggs before, the player's own win.
 */
export class EggsScene extends Container implements Scene<EggsView, EggsOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/eggs/eggs', fonts: 'games/eggs/fonts' };

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly #room = new Background([felt(0x1f5e6e, 0x0a2036), vignette(NIGHT, 0.72)]);
  readonly #weave: TileLayer;
  readonly #eggs: readonly Egg[];
  readonly #near: Quads;
  readonly #light: Quads;
  readonly #sparks: Quads;
  readonly #front: Quads;
  readonly #layers: readonly Quads[];
  readonly #cheer: EggsCheer;
  #options: EggsOptions;
  #places: readonly EggPlace[] = [];
  #width = 0;

  constructor({ assets, options }: SceneContext<EggsOptions>) {
    super();
    this.#options = options;
    const atlas = assets.texture('white');
    this.#weave = new TileLayer(assets.texture('felt'), 32, 0.05, 0x8ff0e0);
    this.#eggs = Array.from({ length: EGGS }, (_, i) => new Egg(assets, i));
    this.#near = new Quads(atlas, 160);
    this.#light = new Quads(atlas, 16, { blendMode: 'add' });
    this.#sparks = new Quads(atlas, 64, { blendMode: 'add' });
    this.#front = new Quads(atlas, 208);
    this.#layers = [this.#near, this.#light, this.#sparks, this.#front];
    this.#cheer = new EggsCheer(assets);
    this.backdrop.addChild(this.#room, this.#weave);
    this.addChild(this.#near, this.#light);
    this.celebration.addChild(this.#sparks, this.#front);
  }

  resize(width: number, height: number): void {
    this.#room.resize(width, height);
    this.#weave.resize(width, height);
    const places = eggsLayout(width, height);
    for (const [i, place] of places.entries()) this.#eggs[i]?.resize(place);
    this.#places = places;
    this.#width = width;
    Object.assign(this.#cheer.place, {
      unit: Math.max(0.8, Math.min(width / 340, height / 300, 2.2)),
      width: width * 0.8,
    });
  }

  configure(options: EggsOptions): void {
    this.#options = options;
  }

  draw(view: EggsView): boolean {
    const { decimal, reducedMotion } = this.#options;
    for (const layer of this.#layers) layer.begin();
    for (let i = 0; i < EGGS; i++) this.#drawEgg(view, i);
    this.#aim(view.egg);
    const cheering = this.#cheer.draw(view, decimal, reducedMotion, this.#sparks, this.#front);
    for (const layer of this.#layers) layer.end();
    if (reducedMotion) return cheering;
    return cheering || view.pick < view.opens || (view.since >= 0 && view.since < REST);
  }

  override destroy(): void {
    this.#cheer.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  /** What was won is told over the egg that it came out of. */
  #aim(egg: number | null): void {
    const at = this.#places[egg ?? 0];
    if (!at) return;
    const { place } = this.#cheer;
    place.x = Math.max(0.24 * this.#width, Math.min(0.76 * this.#width, at.x));
    place.y = at.y + WON * at.scale;
  }

  #drawEgg({ egg, prizes, pick, cracks, opens, since }: EggsView, i: number): void {
    const { rates, reducedMotion } = this.#options;
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
      shape?.open(this.#near, this.#light, this.#front, shown, prizes[i] ?? 0, picked, rates, others);
    else if (!picked || reducedMotion || pick === Number.POSITIVE_INFINITY)
      shape?.closed(this.#near, -1, 0, others);
    else shape?.closed(this.#near, pick, pick < cracks ? 0 : smoothstep(pick, cracks, opens), WHITE);
  }
}

export type EggsOptions = SceneOptions<Record<never, string>>;

import type { Texture } from 'pixi.js';
import { easeOut, progress } from '../kit/ease.ts';
import type { Quads } from '../kit/quads.ts';
import type { SceneAssets } from '../scene.ts';
import type { Moment } from './moment.ts';

/** The moon, the ridge and the launch pad. The ground drops away at lift-off, the nearer the faster. */
export class Ground {
  readonly #planet: Texture;
  readonly #ridge: Texture;
  readonly #pad: Texture;
  readonly #glow: Texture;

  constructor(assets: SceneAssets) {
    this.#planet = assets.texture('planet');
    this.#ridge = assets.texture('ridge');
    this.#pad = assets.texture('pad');
    this.#glow = assets.texture('glow');
  }

  draw(moment: Moment, far: Quads): void {
    const { width, height, unit, view, path } = moment;
    const moon = 0.33 * unit;
    const sink = moment.travel * 1.1 * unit;
    const moonX = width * 0.13 - sink * 0.5;
    const moonY = height * 0.24 + sink;
    far.put(this.#glow, moonX, moonY, moon * 4, moon * 4, 0, 0x6a58d8, 0.28);
    far.put(this.#planet, moonX, moonY, moon, moon, 0, 0xffffff, 0.92);
    const fall = (view.flight / 1500) ** 2 * height * 0.22;
    if (fall > height) return;
    const arrive = moment.preparing ? 1 - easeOut(progress(view.elapsed, 0, 700)) : 0;
    const scale = Math.max(width / 900, height / 900);
    const ridgeY = height + fall * 0.6 + arrive * height * 0.1;
    far.put(this.#ridge, (width - 1000 * scale) / 2, ridgeY, scale, scale * 1.15, 0, 0xffffff, 1);
    const size = 0.62 * unit;
    const padY = path.originY + 46 * unit + fall + arrive * height * 0.25;
    far.put(
      this.#glow,
      path.originX,
      padY - 20 * unit,
      3.4 * unit,
      0.9 * unit,
      0,
      0xffb84a,
      0.75 * moment.thrust * (1 - path.risen),
    );
    far.put(this.#pad, path.originX, padY, size, size, 0, 0xffffff, 1);
  }
}

import type { Texture } from 'pixi.js';
import { easeOut, smoothstep } from '../kit/ease.ts';
import { VOLT } from '../kit/palette.ts';
import type { Quads } from '../kit/quads.ts';
import { random } from '../kit/random.ts';
import type { SceneAssets } from '../scene.ts';
import type { Moment } from './moment.ts';

const LIFE = 900;
const SPARKS = 18;

/** A short burst of light where the player's own bet was cashed out, always above its stake. */
export class Cheer {
  readonly #spark: Texture;
  readonly #glow: Texture;

  constructor(assets: SceneAssets) {
    this.#spark = assets.texture('spark');
    this.#glow = assets.texture('glow');
  }

  draw(moment: Moment, light: Quads): void {
    const { escapes, flight } = moment.view;
    if (!moment.flying && !moment.squib) return;
    for (let i = 0; i < escapes.length; i++) {
      const one = escapes[i];
      if (!one?.own) continue;
      const age = flight + moment.broken - one.at;
      if (age >= 0 && age < LIFE) this.#burst(moment, light, one.at / flight, age / LIFE);
    }
  }

  #burst({ view, path, unit, options }: Moment, light: Quads, share: number, life: number): void {
    const x = path.x(share);
    const y = path.y(share);
    const gentle = options.reducedMotion ? 0.4 : 1;
    const spread = (0.5 + 1.5 * easeOut(life)) * unit;
    light.put(this.#glow, x, y, spread, spread, 0, VOLT, 0.7 * (1 - smoothstep(life, 0, 1)) * gentle);
    if (options.reducedMotion) return;
    for (let i = 0; i < SPARKS; i++) {
      const key = 60_000 + i * 4;
      const angle = ((i + random(view.seed, key)) / SPARKS) * Math.PI * 2;
      const reach = (26 + 52 * random(view.seed, key + 1)) * easeOut(life) * unit;
      const length = (0.2 + 0.55 * (1 - life)) * unit;
      const fallen = 22 * life * life * unit;
      const sparkX = x + Math.cos(angle) * reach;
      const sparkY = y + Math.sin(angle) * reach + fallen;
      light.put(this.#spark, sparkX, sparkY, length, 0.6 * unit, angle, 0xffe79a, 1 - life * life);
    }
  }
}

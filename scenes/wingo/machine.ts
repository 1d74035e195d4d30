import type { Texture } from 'pixi.js';
import { WHITE } from '../kit/palette.ts';
import type { Quads } from '../kit/quads.ts';
import type { SceneAssets } from '../scene.ts';
import type { Balls } from './balls.ts';
import type { FrameContext } from './frameContext.ts';

/** Atlas pixels from the drum's middle. */
const PEDESTAL_FOOT = 330;
const CAP_FOOT = 145;
const VIOLET = 0x6c4dff;

/** The lottery machine: a glass drum on its pedestal, with a mouth and a cup for the ball that is drawn. */
export class Machine {
  readonly #balls: Balls;
  readonly #shadow: Texture;
  readonly #pedestal: Texture;
  readonly #drumBack: Texture;
  readonly #drumFront: Texture;
  readonly #cap: Texture;
  readonly #cup: Texture;
  readonly #glow: Texture;

  constructor(assets: SceneAssets, balls: Balls) {
    this.#balls = balls;
    this.#shadow = assets.texture('shadow');
    this.#pedestal = assets.texture('pedestal');
    this.#drumBack = assets.texture('drumBack');
    this.#drumFront = assets.texture('drumFront');
    this.#cap = assets.texture('drumCap');
    this.#cup = assets.texture('cup');
    this.#glow = assets.texture('glow');
  }

  /** Everything behind the ball that is drawn. */
  draw(context: FrameContext, light: Quads, near: Quads): void {
    const { drumX: x, drumY: y, scale, power } = context;
    const aura = scale * (4.1 + 0.35 * power);
    light.put(this.#glow, x, y, aura, aura, 0, VIOLET, 0.3 + 0.2 * power);
    near.put(this.#shadow, x, y + 326 * scale, 2.9 * scale, 0.62 * scale, 0, WHITE, 0.7);
    near.put(this.#pedestal, x, y + PEDESTAL_FOOT * scale, scale, scale, 0, WHITE, 1);
    near.put(this.#drumBack, x, y, scale, scale, 0, WHITE, 1);
    this.#balls.draw(context, near);
    near.put(this.#drumFront, x, y, scale, scale, 0, WHITE, 1);
    near.put(this.#cap, x, y - CAP_FOOT * scale, scale, scale, 0, WHITE, 1);
  }

  /** The cup before the ball that lies in it. */
  drawCup({ drumX, drumY, scale }: FrameContext, near: Quads): void {
    near.put(this.#cup, drumX, drumY + PEDESTAL_FOOT * scale, scale, scale, 0, WHITE, 1);
  }
}

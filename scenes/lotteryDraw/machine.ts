import type { Texture } from 'pixi.js';
import { lerp } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { Drum } from '../kit/motion/drum.ts';
import type { Layout } from './layout.ts';

/** Atlas pixels from the drum's middle. */
const PEDESTAL_FOOT = 330;
const CAP_FOOT = 145;
const AURA = 0x6d5cff;
/** A ball's width, and the maximum distance of balls' middles from the drum's. */
const BALL = 40;
const REACH = 122;
const BALLS = 18;
/** The same for all draws, which keeps the heap identical. */
const SEED = 11;

/** The resting positions of the balls: rows from the bottom of the glass up, each in the gaps of the one below. */
const HEAP = Array.from({ length: 5 }, (_, row) => {
  const y = REACH - 4 - row * BALL * 0.87;
  const half = Math.sqrt(REACH * REACH - y * y);
  const count = Math.floor((2 * half) / BALL) + 1;
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * BALL, y }));
})
  .flat()
  .slice(0, BALLS);

/** A glass drum of balls on its pedestal, with a cup for the drawn ball. */
export class Machine {
  readonly #rolls: readonly Texture[];
  readonly #gloss: Texture;
  readonly #shadow: Texture;
  readonly #pedestal: Texture;
  readonly #back: Texture;
  readonly #front: Texture;
  readonly #cap: Texture;
  readonly #cup: Texture;
  readonly #glow: Texture;
  readonly #drum = new Drum();

  constructor(assets: SceneAssets) {
    this.#rolls = assets.frames('roll');
    this.#gloss = assets.texture('rollGloss');
    this.#shadow = assets.texture('shadow');
    this.#pedestal = assets.texture('pedestal');
    this.#back = assets.texture('drumBack');
    this.#front = assets.texture('drumFront');
    this.#cap = assets.texture('drumCap');
    this.#cup = assets.texture('cup');
    this.#glow = assets.texture('glow');
  }

  /** `power` is how hard the balls are whirled, `t` the time of that motion. */
  draw(
    { drumX: x, drumY: y, scale }: Layout,
    power: number,
    t: number,
    light: QuadBatch,
    near: QuadBatch,
  ): void {
    const aura = scale * (4 + 0.4 * power);
    light.put(this.#glow, x, y, aura, aura, 0, AURA, 0.2 + 0.14 * power);
    near.put(this.#shadow, x, y + 326 * scale, 2.9 * scale, 0.62 * scale, 0, WHITE, 0.7);
    near.put(this.#pedestal, x, y + PEDESTAL_FOOT * scale, scale, scale, 0, WHITE, 1);
    near.put(this.#back, x, y, scale, scale, 0, WHITE, 1);
    for (const front of [false, true])
      for (let i = 0; i < BALLS; i++) this.#drawBall(i, x, y, scale, power, t, front, near);
    near.put(this.#front, x, y, scale, scale, 0, WHITE, 1);
    near.put(this.#cap, x, y - CAP_FOOT * scale, scale, scale, 0, WHITE, 1);
  }

  /** The cup, in front of a ball in it. */
  drawCup({ drumX, drumY, scale }: Layout, near: QuadBatch): void {
    near.put(this.#cup, drumX, drumY + PEDESTAL_FOOT * scale, scale, scale, 0, WHITE, 1);
  }

  /** Draws a ball if its depth is due: farther ones first. */
  #drawBall(
    i: number,
    drumX: number,
    drumY: number,
    scale: number,
    power: number,
    t: number,
    front: boolean,
    near: QuadBatch,
  ): void {
    const ball = this.#drum.set(i, BALLS, t, 1, SEED);
    const depth = lerp(0.5, ball.depth, power);
    if (depth >= 0.5 !== front) return;
    const rest = HEAP[i] ?? { x: 0, y: 0 };
    const x = drumX + lerp(rest.x, ball.x * REACH, power) * scale;
    const y = drumY + lerp(rest.y, ball.y * REACH, power * (2 - power)) * scale;
    const size = (scale * BALL * (1 + 0.3 * (depth - 0.5))) / 43;
    const turn = ball.rotation * power + (1 - power) * ((((i * 37) % 11) / 11 - 0.5) * 2);
    const far = Math.round(255 - 90 * Math.max(0, 0.5 - depth));
    const sprite = this.#rolls[i % this.#rolls.length];
    if (!sprite) return;
    near.put(sprite, x, y, size, size, turn, (far << 16) | (far << 8) | Math.min(255, far + 12), 1);
    near.put(this.#gloss, x, y, size, size, 0, WHITE, 1);
  }
}

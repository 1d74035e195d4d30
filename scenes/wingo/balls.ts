import type { Texture } from 'pixi.js';
import { lerp, smoothstep } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { Drum } from '../kit/motion/drum.ts';
import { CLOSED, DRAWN, type FrameContext } from './frameContext.ts';

/** Atlas pixels from the drum's middle. */
const PEDESTAL_FOOT = 330;
const CAP_FOOT = 145;
const VIOLET = 0x6c4dff;

/** The lottery machine: a glass drum on its pedestal, with a mouth and a cup for the drawn ball. */
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

  /** Everything behind the drawn ball. */
  draw(context: FrameContext, light: QuadBatch, near: QuadBatch): void {
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

  /** The cup in front of the ball in it. */
  drawCup({ drumX, drumY, scale }: FrameContext, near: QuadBatch): void {
    near.put(this.#cup, drumX, drumY + PEDESTAL_FOOT * scale, scale, scale, 0, WHITE, 1);
  }
}

const COUNT = 10;
/** Radius for the balls' middles in atlas pixels, which keeps them inside the glass. */
const REACH = 140;
/** The same for all rounds, which keeps the heap identical; rounds differ by the time of the whirling. */
const SEED = 7;
/** The drum's bottom, where balls leave and return, in atlas pixels from its middle. */
const FOOT = 112;
/** The resting positions of the balls, lowest first, in atlas pixels from the drum's middle. */
const HEAP = [
  [-30, 114],
  [31, 113],
  [-84, 85],
  [85, 83],
  [1, 62],
  [-114, 34],
  [115, 31],
  [-55, 39],
  [57, 36],
  [-26, 2],
] as const;

/** The ten balls in the drum: whirled, fallen to a heap, and one of them on its way out or back in. */
export class Balls {
  readonly #balls: readonly Texture[];
  readonly #gloss: Texture;
  readonly #drum = new Drum();
  /** By number: position in atlas pixels from the drum's middle, nearness, and radians. */
  readonly #x = new Float64Array(COUNT);
  readonly #y = new Float64Array(COUNT);
  readonly #depth = new Float64Array(COUNT);
  readonly #turn = new Float64Array(COUNT);
  /** Numbers from the farthest to the nearest. */
  readonly #order = new Uint8Array(COUNT);

  constructor(assets: SceneAssets) {
    this.#balls = assets.frames('roll');
    this.#gloss = assets.texture('rollGloss');
  }

  draw(context: FrameContext, layer: QuadBatch): void {
    for (let number = 0; number < COUNT; number++) this.#place(number, context);
    this.#sort();
    for (let i = 0; i < COUNT; i++) this.#put(this.#order[i] ?? 0, context, layer);
  }

  #place(number: number, { out, power, whirl, since, closed }: FrameContext): void {
    const ball = this.#drum.set(number, COUNT, whirl, 1, SEED);
    const below = out >= 0 && number > out ? 1 : 0;
    const [lowX, lowY] = HEAP[number - below] ?? HEAP[0];
    let x = lerp(lowX, ball.x * REACH, power);
    let y = lerp(lowY, ball.y * REACH, power * (2 - power));
    if (number === out) {
      const gone = closed < 0 ? smoothstep(since, DRAWN.sinks, DRAWN.sunk - 160) : 0;
      const back = closed < 0 ? 1 : smoothstep(closed, CLOSED.inside, CLOSED.joined);
      x = lerp(0, ball.x * REACH, closed < 0 ? 1 - gone : back);
      y = lerp(FOOT, ball.y * REACH, closed < 0 ? 1 - gone : back);
      y += 50 * smoothstep(since, DRAWN.sunk - 200, DRAWN.sunk);
    }
    this.#x[number] = x;
    this.#y[number] = y;
    this.#depth[number] = lerp(0.5, ball.depth, power);
    this.#turn[number] = ball.rotation * power + (1 - power) * (((number * 37) % 11) / 11 - 0.5);
  }

  #sort(): void {
    for (let i = 0; i < COUNT; i++) {
      const depth = this.#depth[i] ?? 0;
      let at = i;
      for (; at > 0 && (this.#depth[this.#order[at - 1] ?? 0] ?? 0) > depth; at--)
        this.#order[at] = this.#order[at - 1] ?? 0;
      this.#order[at] = i;
    }
  }

  #put(number: number, context: FrameContext, layer: QuadBatch): void {
    const { out, since, closed, scale, drumX, drumY } = context;
    const ball = this.#balls[number];
    if (!ball) return;
    let alpha = 1;
    if (number === out)
      alpha =
        closed < 0
          ? 1 - smoothstep(since, DRAWN.sunk - 150, DRAWN.sunk)
          : smoothstep(closed, CLOSED.inside - 60, CLOSED.inside + 120);
    const size = scale * (1.1 + 0.28 * ((this.#depth[number] ?? 0.5) - 0.5));
    const x = drumX + (this.#x[number] ?? 0) * scale;
    const y = drumY + (this.#y[number] ?? 0) * scale;
    const far = Math.round(255 - 70 * Math.max(0, 0.5 - (this.#depth[number] ?? 0.5)));
    const tint = (far << 16) | (far << 8) | Math.min(255, far + 12);
    layer.put(ball, x, y, size, size, this.#turn[number] ?? 0, alpha < 1 ? WHITE : tint, alpha);
    layer.put(this.#gloss, x, y, size, size, 0, WHITE, alpha);
  }
}

import type { Texture } from 'pixi.js';
import { colourOf } from '../../contract/games/roulette/rules.ts';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import type { RouletteView } from '../../src/games/roulette/engine/roulette.ts';
import { lerp, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';
import { pocketTurn, type WheelState } from './wheelState.ts';

/** Atlas pixels from the wheel's middle: its edge, the ball's track, a ball in its pocket. */
const EDGE = 220;
const TRACK = 181;
const POCKET = 106;
/** Size of the number in the middle, in atlas pixels. */
const NUMBER = 92;
const TRAIL = 7;
/** ms between images of the trail. */
const TRAIL_STEP = 11;
const COLOURS = ['red', 'blue', 'black'] as const;

/** Wheel and ball, the light over the pocket, and the medal with the number. */
export class Wheel {
  x = 0;
  y = 0;
  /** CSS pixels per atlas pixel. */
  scale = 1;
  readonly #ring: Texture;
  readonly #sheen: Texture;
  readonly #cross: Texture;
  readonly #knob: Texture;
  readonly #bowl: Texture;
  readonly #ball: Texture;
  readonly #lit: Texture;
  readonly #shadow: Texture;
  readonly #glow: Texture;
  readonly #medals: readonly Texture[];
  readonly #number: TextLine;

  constructor(assets: SceneAssets) {
    this.#ring = assets.texture('ring');
    this.#sheen = assets.texture('sheen');
    this.#cross = assets.texture('cross');
    this.#knob = assets.texture('knob');
    this.#bowl = assets.texture('bowl');
    this.#ball = assets.texture('ball');
    this.#lit = assets.texture('pocketLit');
    this.#shadow = assets.texture('shadow');
    this.#glow = assets.texture('glow');
    this.#medals = COLOURS.map((colour) => assets.texture(`medal_${colour}`));
    this.#number = new TextLine(assets.font('display'), 2);
  }

  resize({ x, y, width, height }: Rect): void {
    this.x = x + width / 2;
    this.y = y + height / 2;
    this.scale = Math.min(width, height) / 2 / EDGE;
  }

  /** `far`, below the light: shadow and ring. `light`, additive: the pocket and the ball's trail. `near`: everything above. */
  draw(state: WheelState, far: QuadBatch, light: QuadBatch, near: QuadBatch): void {
    const { x, y, scale } = this;
    const { angle } = state;
    const spread = (2.62 * EDGE * scale) / this.#glow.width;
    far.put(this.#glow, x + 3 * scale, y + 16 * scale, spread, spread, 0, NIGHT, 0.85);
    far.put(this.#ring, x, y, scale, scale, angle, WHITE, 1);
    if (state.number !== null) {
      const turn = angle + pocketTurn(state.number);
      light.put(this.#lit, x, y, scale, scale, turn, VOLT, 0.75 * state.lit);
    }
    near.put(this.#sheen, x, y, scale, scale, 0, WHITE, 1);
    near.put(this.#cross, x, y, scale, scale, angle, WHITE, 1);
    near.put(this.#knob, x, y, scale, scale, 0, WHITE, 1);
    near.put(this.#bowl, x, y, scale, scale, 0, WHITE, 1);
    this.#putBall(near, state.lyingAngle, 0, state.lying, state.lift);
    this.#drawTrail(state, near);
    this.#putBall(near, state.ballAngle, state.ballRadius, state.running, 0);
  }

  /** The black medal below the countdown. */
  drawPlate({ counting }: WheelState, near: QuadBatch): void {
    if (counting > 0) this.#putMedal(near, COLOURS.indexOf('black'), counting, smoothstep(counting, 0, 0.3));
  }

  /** The medal of the drawn number. */
  drawMedal({ number, came, shown }: WheelState, near: QuadBatch): void {
    if (number === null || shown <= 0) return;
    const colour = colourOf(number);
    const alpha = shown * smoothstep(came, 0, 0.3);
    const size = NUMBER * this.#putMedal(near, COLOURS.indexOf(colour), popOut(came), alpha);
    this.#number
      .clear()
      .number(number)
      .put(near, this.x, this.y + size * 0.36, size, 0.5, colour === 'black' ? VOLT : TEXT, alpha);
  }

  /** Draws a medal and its shadow over the spindle. Returns its CSS pixels per atlas pixel. */
  #putMedal(near: QuadBatch, colour: number, grown: number, alpha: number): number {
    const medal = this.#medals[colour] as Texture;
    const size = this.scale * lerp(0.4, 1, grown);
    const spread = (1.5 * medal.width * size) / this.#glow.width;
    near.put(this.#glow, this.x, this.y + 5 * size, spread, spread, 0, NIGHT, 0.7 * alpha);
    near.put(medal, this.x, this.y, size, size, 0, WHITE, alpha);
    return size;
  }

  #putBall(near: QuadBatch, angle: number, radius: number, alpha: number, lift: number): void {
    if (alpha <= 0) return;
    const reach = lerp(POCKET, TRACK, radius) * this.scale;
    const x = this.x + Math.cos(angle) * reach;
    const y = this.y + Math.sin(angle) * reach;
    const size = this.scale * (1 + 0.5 * lift);
    const below = this.scale * (1 + 2.4 * lift);
    near.put(this.#shadow, x + 5 * below, y + 6 * below, 0.3 * size, 0.3 * size, 0, WHITE, alpha);
    near.put(this.#ball, x, y - 14 * lift * this.scale, size, size, 0, WHITE, alpha);
  }

  #drawTrail(state: WheelState, near: QuadBatch): void {
    if (state.running <= 0 || state.ballRadius < 0.9) return;
    for (let i = TRAIL; i > 0; i--) {
      const angle = state.trail(i * TRAIL_STEP);
      const reach = TRACK * this.scale;
      const size = this.scale * (0.4 - 0.03 * i);
      const alpha = 0.55 * state.running * (1 - i / (TRAIL + 1));
      near.put(
        this.#glow,
        this.x + Math.cos(angle) * reach,
        this.y + Math.sin(angle) * reach,
        size,
        size,
        0,
        WHITE,
        alpha,
      );
    }
  }
}

const SIZE = 13;

/** The note across the wheel in a voided round. */
export class Notice {
  readonly #pill: Pill;
  readonly #line: TextLine;

  constructor(assets: SceneAssets) {
    this.#pill = new Pill(assets.texture('pill'));
    this.#line = new TextLine(assets.font('label'), 64);
  }

  draw(
    { phase, voided, elapsed }: RouletteView,
    text: string,
    { x, y, scale }: Wheel,
    layer: QuadBatch,
  ): void {
    if (!voided || phase !== 'result') return;
    const alpha = smoothstep(elapsed, 0, 240);
    const size = Math.max(11, Math.min(SIZE * scale * 1.76, 22));
    const line = this.#line.clear().text(text);
    const wide = line.width(size) + 2.2 * size;
    const high = 2.3 * size;
    const middle = y + 150 * scale;
    this.#pill.put(layer, x - wide / 2, middle - high / 2, wide, high, NIGHT, 0.88 * alpha);
    line.put(layer, x, middle + 0.36 * size, size, 0.5, TEXT, alpha);
  }

  destroy(): void {
    this.#pill.destroy();
  }
}

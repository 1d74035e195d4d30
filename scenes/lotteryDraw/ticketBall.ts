import type { Texture } from 'pixi.js';
import { BALL, ballLeaves, ballWaits } from '../../src/features/lotteryDraw/engine/drawTimes.ts';
import { lerp } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { gsap, paused, seekHeld } from '../engine/timeline.ts';
import { bounceHeight, PathFollow } from '../kit/motion/flight.ts';
import type { Layout } from './layout.ts';

/** Its sprite's width, and the number's share of it. */
const SPRITE = 160;
const DISC = 0.6;
const INK = 0x1c1650;
/** Its position in the cup, in atlas pixels below the drum's middle, and its scale there relative to the machine's. */
const CUP = 240;
const IN_CUP = 0.6;
/** Its width while it is shown, in units. */
const SHOWN = 104;
/** Seconds in which it comes out of the cup, and flies to its place. */
const COMES = (BALL.shown - BALL.lies) / 1_000;
const FLIES = (BALL.lit - BALL.flies) / 1_000;

/** A drawn ball on its way: out of the mouth, large in front of the drum with its ticket's number, to its place. */
export class TicketBall {
  readonly #balls: readonly Texture[];
  readonly #shadow: Texture;
  readonly #number: TextLine;
  readonly #path = new PathFollow();
  readonly #way = { out: 0, grow: 0, home: 0, shadow: 0, number: 0 };
  readonly #timeline = paused(
    gsap
      .timeline({ defaults: { ease: 'smooth' } })
      .addLabel('out', BALL.lies / 1_000)
      .to(this.#way, { out: 1, duration: COMES }, 'out')
      .to(this.#way, { grow: 1, duration: COMES, ease: 'back.out(1.7)' }, 'out')
      .to(this.#way, { shadow: 0.6, duration: COMES, ease: 'none' }, 'out')
      .to(this.#way, { number: 1, duration: 0.5 * COMES }, `out+=${0.4 * COMES}`)
      .addLabel('leaves', BALL.flies / 1_000)
      .to(this.#way, { home: 1, duration: FLIES }, 'leaves')
      .to(this.#way, { shadow: 0, duration: FLIES, ease: 'none' }, 'leaves')
      .to(this.#way, { number: 0, duration: 0.5 * FLIES }, `leaves+=${0.3 * FLIES}`),
  );

  constructor(assets: SceneAssets) {
    this.#balls = assets.frames('ball');
    this.#shadow = assets.texture('shadow');
    this.#number = new TextLine(assets.font('display'), 12);
  }

  /** The width of a ball in its row, in CSS pixels. */
  static resting({ high }: Layout): number {
    return high * 0.86;
  }

  /** Whether it is in the mouth or the cup, behind the cup's rim. */
  static lies(place: number, places: number, drawing: number): boolean {
    const t = drawing - ballLeaves(place, places);
    return t >= 0 && t < BALL.lies;
  }

  /** Draws the ball of a place while it is on its way. */
  draw(
    layout: Layout,
    place: number,
    places: number,
    ticket: number,
    drawing: number,
    near: QuadBatch,
    text: QuadBatch,
  ): void {
    const t = drawing - ballLeaves(place, places);
    const lasts = BALL.lit + ballWaits(place);
    if (t < 0 || t >= lasts) return;
    seekHeld(this.#timeline, t, lasts);
    if (t < BALL.lies) this.#drawMouth(layout, place, t, near);
    else this.#drawWay(layout, place, ticket, near, text);
  }

  /** Draws a ball at rest in its place's row. */
  drawResting(layout: Layout, place: number, layer: QuadBatch, pop: number): void {
    const size = (TicketBall.resting(layout) / SPRITE) * (1 + 0.25 * pop);
    const x = layout.left + layout.high * 0.5;
    this.#put(layer, place, x, layout.rowY(place), size);
  }

  destroy(): void {
    this.#timeline.kill();
  }

  #put(layer: QuadBatch, place: number, x: number, y: number, size: number): void {
    const sprite = this.#balls[place % this.#balls.length];
    if (sprite) layer.put(sprite, x, y, size, size, 0, WHITE, 1);
  }

  #drawMouth({ drumX, drumY, scale }: Layout, place: number, t: number, near: QuadBatch): void {
    const come = 1 - bounceHeight(t, BALL.lies, 1);
    const y = drumY + (CUP - 12 * (1 - come)) * scale;
    this.#put(near, place, drumX, y, scale * IN_CUP * lerp(0.6, 1, come));
  }

  /** Out of the cup, large in front of the drum, and away to its place. */
  #drawWay(layout: Layout, place: number, ticket: number, near: QuadBatch, text: QuadBatch): void {
    const { drumX, drumY, scale, unit, left, high } = layout;
    const { out, grow, home, shadow, number } = this.#way;
    const from = drumY + CUP * scale * (1 - out);
    const { x, y } = this.#path.along(home, drumX, from, left + high * 0.5, layout.rowY(place), 26 * unit);
    const large = lerp(scale * IN_CUP, (SHOWN * unit) / SPRITE, grow);
    const size = lerp(large, TicketBall.resting(layout) / SPRITE, home);
    near.put(this.#shadow, x, y + 74 * size, 1.1 * size, 0.8 * size, 0, WHITE, shadow);
    this.#put(text, place, x, y, size);
    this.#drawNumber(ticket, x, y, size, number, text);
  }

  #drawNumber(ticket: number, x: number, y: number, size: number, alpha: number, text: QuadBatch): void {
    const most = SPRITE * DISC * size;
    const wide = this.#number.clear().number(ticket).width(1);
    const letters = Math.min(most / wide, 50 * size);
    this.#number.put(text, x, y + letters * 0.36, letters, 0.5, INK, alpha);
  }
}

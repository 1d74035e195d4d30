import type { Texture } from 'pixi.js';
import { BALL, ballLeaves, ballWaits } from '../../src/features/lotteryDraw/engine/drawTimes.ts';
import { clamp01, lerp, popOut, smoothstep } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
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

/** A drawn ball on its way: out of the mouth, large in front of the drum with its ticket's number, to its place. */
export class TicketBall {
  readonly #balls: readonly Texture[];
  readonly #shadow: Texture;
  readonly #number: TextLine;
  readonly #path = new PathFollow();

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
    const waits = ballWaits(place);
    if (t < 0 || t >= BALL.lit + waits) return;
    if (t < BALL.lies) this.#drawMouth(layout, place, t, near);
    else if (t < BALL.flies + waits) this.#drawShown(layout, place, ticket, t, near, text);
    else this.#drawFlight(layout, place, ticket, t - BALL.flies - waits, near, text);
  }

  /** Draws a ball at rest in its place's row. */
  drawResting(layout: Layout, place: number, layer: QuadBatch, pop: number): void {
    const size = (TicketBall.resting(layout) / SPRITE) * (1 + 0.25 * pop);
    const x = layout.left + layout.high * 0.5;
    this.#put(layer, place, x, layout.rowY(place), size);
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

  #drawShown(
    layout: Layout,
    place: number,
    ticket: number,
    t: number,
    near: QuadBatch,
    text: QuadBatch,
  ): void {
    const { drumX, drumY, scale, unit } = layout;
    const gone = clamp01((t - BALL.lies) / (BALL.shown - BALL.lies));
    const way = this.#path.set(gone, drumX, drumY + CUP * scale, drumX, drumY, 0);
    const large = (SHOWN * unit) / SPRITE;
    const size = lerp(scale * IN_CUP, large, popOut(gone));
    near.put(this.#shadow, way.x, way.y + 74 * size, 1.1 * size, 0.8 * size, 0, WHITE, 0.6 * gone);
    this.#put(text, place, way.x, way.y, size);
    this.#drawNumber(ticket, way.x, way.y, size, smoothstep(gone, 0.4, 0.9), text);
  }

  #drawFlight(
    layout: Layout,
    place: number,
    ticket: number,
    t: number,
    near: QuadBatch,
    text: QuadBatch,
  ): void {
    const { drumX, drumY, unit, left, high } = layout;
    const share = clamp01(t / (BALL.lit - BALL.flies));
    const way = this.#path.set(share, drumX, drumY, left + high * 0.5, layout.rowY(place), 26 * unit);
    const size = lerp((SHOWN * unit) / SPRITE, TicketBall.resting(layout) / SPRITE, smoothstep(share, 0, 1));
    near.put(this.#shadow, way.x, way.y + 74 * size, 1.1 * size, 0.8 * size, 0, WHITE, 0.6 * (1 - share));
    this.#put(text, place, way.x, way.y, size);
    this.#drawNumber(ticket, way.x, way.y, size, 1 - smoothstep(share, 0.3, 0.8), text);
  }

  #drawNumber(ticket: number, x: number, y: number, size: number, alpha: number, text: QuadBatch): void {
    const most = SPRITE * DISC * size;
    const wide = this.#number.clear().number(ticket).width(1);
    const letters = Math.min(most / wide, 50 * size);
    this.#number.put(text, x, y + letters * 0.36, letters, 0.5, INK, alpha);
  }
}

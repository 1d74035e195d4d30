import type { Texture } from 'pixi.js';
import { clamp01, easeOut, lerp, mixColor, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEAL, TEXT, VOLT, VOLT_INK, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';
import type { FrameContext } from './frameContext.ts';
import { putRate, RATE_CENTS } from './rates.ts';

/** Distance between rungs and a rung's height, for a canvas of 360 x 300. */
const PITCH = 37;
const RUNG = 30;
/** Position of the last climbed rung from below, once there are enough. */
const VISIBLE_BELOW = 2;
/** ms in which the mark climbs a rung, and in which a lost ladder darkens. */
const CLIMB = 380;
const DIM = 420;
const PLATE = 0x4a41a8;
const SOFT = 0xb9b3e6;

/** The ladder of the streak: the rate of each number of right calls, with a mark on the current one. */
export class Ladder {
  readonly #pill: Pill;
  readonly #sides: readonly [Texture, Texture];
  readonly #glow: Texture;
  readonly #rate: TextLine;

  constructor(assets: SceneAssets) {
    this.#pill = new Pill(assets.texture('pill'));
    this.#sides = [assets.texture('headsSmall'), assets.texture('tailsSmall')];
    this.#glow = assets.texture('glow');
    this.#rate = new TextLine(assets.font('label'), 20);
  }

  /** Draws the current time. Returns whether it moves. */
  draw(context: FrameContext, layer: QuadBatch, light: QuadBatch): boolean {
    const { view, options, unit, ladderX, ladderWidth, ladderTop, ladderBottom } = context;
    const { before, streak, since, end } = view;
    const climbed = options.reducedMotion ? (since < 0 ? 0 : 1) : easeOut(clamp01(since / CLIMB));
    const at = lerp(before, streak, climbed);
    const pitch = PITCH * unit;
    const rows = Math.max(3, Math.floor((ladderBottom - ladderTop) / pitch));
    const scroll = Math.max(0, Math.min(at - VISIBLE_BELOW, RATE_CENTS.length - rows));
    const lost = end === 'lost' ? clamp01(since / DIM) : 0;
    const first = Math.max(0, Math.floor(scroll) - 1);
    const last = Math.min(RATE_CENTS.length, first + rows + 2);
    const foot = ladderBottom - (RUNG * unit) / 2;
    const y = (rung: number) => foot - (rung - 1 - scroll) * pitch;
    for (let rung = first + 1; rung <= last; rung++) {
      const away = edgeFade(y(rung), ladderTop, ladderBottom, RUNG * unit);
      this.#drawRung(context, rung, y(rung), at, lost, away, layer);
    }
    if (at > 0) this.#drawMark(context, y(at), at, lost, layer, light);
    for (let rung = Math.max(1, first + 1); rung <= last; rung++) {
      const away = edgeFade(y(rung), ladderTop, ladderBottom, RUNG * unit);
      this.#drawRate(context, rung, y(rung), at, lost, away, layer);
    }
    const middle = ladderX + ladderWidth / 2;
    return (since < CLIMB && streak !== before && middle > 0) || (end === 'lost' && since < DIM);
  }

  destroy(): void {
    this.#pill.destroy();
  }

  #drawRung(
    { ladderX, ladderWidth, unit }: FrameContext,
    rung: number,
    y: number,
    at: number,
    lost: number,
    away: number,
    layer: QuadBatch,
  ): void {
    const next = 1 - Math.min(1, Math.abs(rung - 1 - at));
    const tint = mixColor(mixColor(NIGHT, PLATE, 0.55 + 0.45 * next), NIGHT, 0.5 * lost);
    const high = RUNG * unit;
    this.#pill.put(layer, ladderX, y - high / 2, ladderWidth, high, tint, (0.62 + 0.3 * next) * away);
  }

  #drawMark(
    { view, ladderX, ladderWidth, unit, options }: FrameContext,
    y: number,
    at: number,
    lost: number,
    layer: QuadBatch,
    light: QuadBatch,
  ): void {
    const shown = Math.min(1, at) * (1 - lost);
    const high = RUNG * unit;
    const tint = view.end === 'cashed' ? TEAL : VOLT;
    this.#pill.put(layer, ladderX, y - high / 2, ladderWidth, high, tint, shown);
    const landed = options.reducedMotion ? 0 : 1 - smoothstep(view.since, CLIMB * 0.6, CLIMB * 2.4);
    if (view.since < 0 || landed <= 0) return;
    const wide = (1.5 * ladderWidth) / this.#glow.width;
    light.put(this.#glow, ladderX + ladderWidth / 2, y, wide, wide * 0.6, 0, tint, 0.5 * landed * shown);
  }

  #drawRate(
    { view, options, ladderX, ladderWidth, unit }: FrameContext,
    rung: number,
    y: number,
    at: number,
    lost: number,
    away: number,
    layer: QuadBatch,
  ): void {
    const on = clamp01(1 - Math.abs(rung - at)) * (1 - lost);
    const passed = rung <= at + 0.01;
    const side = view.calls[rung - 1];
    const size = 14 * unit;
    const coin = 20 * unit;
    const next = 1 - Math.min(1, Math.abs(rung - 1 - at));
    const base = passed ? mixColor(TEAL, SOFT, lost) : mixColor(SOFT, TEXT, next);
    const line = putRate(this.#rate.clear(), rung, options.rates);
    const right = ladderX + ladderWidth - 12 * unit;
    line.put(layer, right, y + size * 0.36, size, 1, mixColor(base, VOLT_INK, on), away * (1 - 0.45 * lost));
    if (side === undefined || !passed) return;
    const scale = coin / 64;
    layer.put(this.#sides[side], ladderX + 16 * unit, y, scale, scale, 0, WHITE, away * (1 - 0.5 * lost));
  }
}

/** The opacity of a rung near the ladder's ends. */
function edgeFade(y: number, top: number, bottom: number, high: number): number {
  return smoothstep(y, top - high * 0.4, top + high * 0.4) * smoothstep(bottom - y, 0, high * 0.5);
}

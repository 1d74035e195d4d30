import { clamp01, mixColor } from '../engine/ease.ts';
import { NIGHT, TEXT, TEXT_SOFT, VOLT, VOLT_INK, WHITE } from '../engine/palette.ts';
import type { TextLine } from '../engine/textLine.ts';
import { fitted, GOLD, letters } from './lettering.ts';
import { patch } from './patch.ts';
import { type DrawContext, PLATE_BORDER } from './skin.ts';
import type { Prize } from './slotWords.ts';

/**
 * The multipliers of tumbles, from the first: past ones are dark, the current one is volt. `stepped` is how fresh it is, 0..1.
 */
export function drawLadder(
  context: DrawContext,
  lines: readonly TextLine[],
  present: number,
  stepped: number,
): void {
  const { batch, skin, layout } = context;
  const { unit, headY, head } = layout;
  // A long ladder shows the part around the current step.
  const shown = Math.min(lines.length, 6);
  const first = Math.max(0, Math.min(lines.length - shown, present - 2));
  const gap = 5 * unit;
  const wide = Math.min(52 * unit, (layout.boardWidth - gap * (shown - 1)) / shown);
  const high = head * 0.68;
  let x = layout.width / 2 - (shown * wide + (shown - 1) * gap) / 2;
  for (let i = first; i < first + shown; i++, x += wide + gap) {
    const line = lines[i];
    if (!line) continue;
    const now = i === present;
    const grown = now ? 1 + 0.28 * Math.sin(Math.PI * clamp01(stepped)) : 1;
    const [w, h] = [wide * grown, high * grown];
    const left = x + (wide - w) / 2;
    const top = headY - h / 2;
    if (now) glow(context, left + w / 2, headY, w * 2.2, h * 3.4, VOLT, 0.5);
    batch.shade(now ? 0xffb01f : NIGHT, 1, top, top + h);
    patch(batch, skin.plate, PLATE_BORDER, left, top, w, h, h / 70, now ? VOLT : 0x1b1840, now ? 1 : 0.82);
    batch.plain();
    const size = h * 0.6;
    const tint = now ? VOLT_INK : i < present ? 0x8a83b8 : TEXT_SOFT;
    line.put(batch, left + w / 2, headY + size * 0.36, size, 0.5, tint, 1);
  }
}

/** The respins left, as lights. */
export function drawRespins(context: DrawContext, of: number, left: number): void {
  const { batch, skin, layout } = context;
  const { unit, headY } = layout;
  const pitch = 30 * unit;
  for (let i = 0; i < of; i++) {
    const x = layout.width / 2 + (i - (of - 1) / 2) * pitch;
    const lit = i < left;
    const size = ((lit ? 17 : 15) * unit) / skin.dot.orig.width;
    batch.put(skin.dot, x, headY, size * 1.32, size * 1.32, 0, NIGHT, 0.8);
    if (lit) glow(context, x, headY, 46 * unit, 46 * unit, VOLT, 0.6);
    batch.put(skin.dot, x, headY, size, size, 0, lit ? VOLT : 0x37336a, 1);
  }
}

/** The multiplier of all wins in a feature, on the upper edge of the reel frame. */
export function drawTimes(context: DrawContext, times: TextLine): void {
  const { unit, width, top, frame } = context.layout;
  const y = top - frame * 0.6;
  const size = 23 * unit;
  glow(context, width / 2, y, 150 * unit, 80 * unit, VOLT, 0.5);
  drawBadge(context, width / 2, y, Math.max(58 * unit, times.width(size) + 30 * unit), 32 * unit, 1);
  letters(context.batch, times, width / 2, y, size, GOLD, 1);
}

/** The values of the named prizes, in bets. */
export function drawPrizes({ batch, skin, layout }: DrawContext, prizes: readonly Prize[]): void {
  const { unit, boardWidth, left, headY, head, frame } = layout;
  const gap = 4 * unit;
  const wide = (boardWidth + 2 * frame - gap * (prizes.length - 1)) / prizes.length;
  const high = head * 0.8;
  const upper = headY - high / 2;
  for (let i = 0; i < prizes.length; i++) {
    const prize = prizes[i] as Prize;
    const x = left - frame + i * (wide + gap);
    batch.shade(NIGHT, 1, upper, upper + high);
    patch(
      batch,
      skin.plate,
      PLATE_BORDER,
      x,
      upper,
      wide,
      high,
      high / 70,
      mixColor(prize.tint, NIGHT, 0.62),
      0.92,
    );
    batch.shade(mixColor(prize.tint, NIGHT, 0.5), 1, upper, upper + high);
    patch(batch, skin.rim, PLATE_BORDER, x, upper, wide, high, high / 110, prize.tint, 0.9);
    batch.plain();
    const middle = x + wide / 2;
    const small = fitted(prize.name, 10 * unit, wide - 12 * unit);
    prize.name.put(batch, middle, upper + high * 0.4, small, 0.5, mixColor(prize.tint, WHITE, 0.35), 1);
    const large = fitted(prize.times, 14 * unit, wide - 12 * unit);
    prize.times.put(batch, middle, upper + high * 0.85, large, 0.5, TEXT, 1);
  }
}

/** A dark plate with a golden rim. */
function drawBadge(
  { batch, skin }: DrawContext,
  x: number,
  y: number,
  wide: number,
  high: number,
  alpha: number,
): void {
  const [left, upper] = [x - wide / 2, y - high / 2];
  batch.shade(0x0d0b22, 1, upper, upper + high);
  patch(batch, skin.plate, PLATE_BORDER, left, upper, wide, high, high / 64, 0x2a2358, 0.96 * alpha);
  batch.shade(0xb9761a, 1, upper, upper + high);
  patch(batch, skin.rim, PLATE_BORDER, left, upper, wide, high, high / 64, 0xffe9a0, alpha);
  batch.plain();
}

function glow(
  { batch, skin }: DrawContext,
  x: number,
  y: number,
  wide: number,
  high: number,
  tint: number,
  alpha: number,
): void {
  const size = skin.glow.orig.width;
  batch.light = true;
  batch.put(skin.glow, x, y, wide / size, high / size, 0, tint, alpha);
  batch.light = false;
}

/** The amount of the last wins, on the lower edge of the reel frame. `fresh` 0..1 is how recently it was counted. */
export function drawWinPlate(context: DrawContext, line: TextLine, shown: number, fresh: number): void {
  const { unit, width, top, boardHeight, frame } = context.layout;
  const size = 20 * unit * (1 + 0.14 * Math.sin(Math.PI * clamp01(fresh)));
  const y = top + boardHeight + frame * 0.6;
  drawBadge(context, width / 2, y, Math.max(110 * unit, line.width(size) + 34 * unit), 31 * unit, shown);
  letters(context.batch, line, width / 2, y, size, GOLD, shown);
}

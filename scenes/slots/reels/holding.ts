import { clamp01, easeOut, popOut } from '../../kit/motion/ease.ts';
import { random } from '../../kit/motion/random.ts';
import type { DrawContext } from '../skin.ts';
import { fallShare } from '../steps/holdSteps.ts';
import type { StepOf } from '../steps/steps.ts';
import { drawFlash, drawLight } from '../wins/wins.ts';
import { type CoinWords, coinAt, drawCell, drawCoin, drawDent } from './cells.ts';
import { cellX, cellY } from './layout.ts';
import type { Standing } from './standing.ts';

const GOLDEN = 0xffd86a;
/** The light of a coin that is locked. */
const HELD = 0.34;

/** The board while coins hold: those that are locked, and the dents of the others. */
export function drawHeld(easel: DrawContext, standing: Standing, words: CoinWords): void {
  const { reels, rows } = easel.layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    const coin = coinAt(standing, cell);
    drawDent(easel, cell, 1, 0);
    if (!coin) continue;
    drawLight(easel, cell, GOLDEN, HELD);
    drawCoin(easel, coin, words, cellX(easel.layout, cell), cellY(easel.layout, cell), 1, 0);
  }
}

/** Coins are locked: what is none fades away. A bought feature's coins fall in. */
export function drawLock(
  easel: DrawContext,
  { before, standing, start, end }: StepOf<'lock'>,
  t: number,
  words: CoinWords,
): void {
  const { reels, rows, layout } = { ...easel.layout, layout: easel.layout };
  const share = clamp01(t / (end - start));
  for (let cell = 0; cell < reels * rows; cell++) {
    const coin = coinAt(standing, cell);
    drawDent(easel, cell, share, 0);
    if (!coin) {
      drawCell(easel, before, cell, words, 0, 1 - easeOut(share * 1.4), share);
      continue;
    }
    const there = coinAt(before, cell) !== undefined;
    const own = clamp01(share * 1.8 - 0.8 * random(7, cell));
    drawLight(easel, cell, GOLDEN, HELD + (1 - HELD) * Math.sin(Math.PI * own));
    const scale = there ? 1 + 0.18 * Math.sin(Math.PI * own) : popOut(own);
    drawCoin(easel, coin, words, cellX(layout, cell), cellY(layout, cell), scale, 0);
  }
}

/** Empty places turn; coins fall into some of them. */
export function drawRespin(
  easel: DrawContext,
  step: StepOf<'respin'>,
  t: number,
  words: CoinWords,
  still: boolean,
): void {
  const { layout, brush, skin } = easel;
  const lasts = step.end - step.start;
  drawHeld(easel, step.before, words);
  const { reels, rows, cellHeight, cellWidth } = layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    if (coinAt(step.before, cell)) continue;
    const place = step.fell.findIndex((coin) => coin.cell === cell);
    const stop = lasts * (place < 0 ? 0.42 + 0.06 * random(3, cell) : fallShare(place, step.fell.length));
    const x = cellX(layout, cell);
    const y = cellY(layout, cell);
    if (t < stop) {
      drawDent(easel, cell, 0, 0);
      if (still) continue;
      // A coin rushes through the dent, again and again.
      const gone = (t * 0.0062 + random(1, cell)) % 1;
      const blur = skin.blur('C');
      const size = (0.66 * layout.symbol) / blur.orig.width;
      const shown = Math.sin(Math.PI * gone) * clamp01(t / 90) * clamp01((stop - t) / 110);
      brush.put(blur, x, y + (gone - 0.5) * 0.7 * cellHeight, size, size, 0, 0xe8dcff, 0.75 * shown);
      continue;
    }
    const coin = step.fell[place];
    if (!coin) continue;
    const landed = clamp01((t - stop) / 260);
    drawLight(easel, cell, GOLDEN, 1 - (1 - HELD) * landed);
    drawCoin(easel, coin, words, x, y, still ? 1 : popOut(landed) * (1.25 - 0.25 * landed), 0);
    drawFlash(easel, cell, 0.9 * (1 - landed) * Math.min(1, cellWidth));
  }
}

/** Coins are counted, one after the other. */
export function drawCollect(easel: DrawContext, step: StepOf<'collect'>, t: number, words: CoinWords): void {
  const { layout } = easel;
  const { reels, rows } = layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    drawDent(easel, cell, 1, 0);
    const place = step.coins.findIndex((coin) => coin.cell === cell);
    const coin = step.coins[place];
    if (!coin) continue;
    const own = (t - place * step.each) / Math.max(160, step.each * 1.6);
    const counted = own > 0;
    drawLight(easel, cell, GOLDEN, counted ? 1 - (1 - HELD) * clamp01(own) : HELD);
    const scale = counted && own < 1 ? 1 + 0.2 * Math.sin(Math.PI * own) : 1;
    drawCoin(easel, coin, words, cellX(layout, cell), cellY(layout, cell), scale, 0);
    if (counted && own < 1) drawFlash(easel, cell, 0.7 * (1 - own));
  }
}

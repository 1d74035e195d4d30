import { clamp01, easeOut, popOut } from '../../engine/ease.ts';
import { seekShare } from '../../engine/timeline.ts';
import { random } from '../../kit/motion/random.ts';
import type { DrawContext } from '../skin.ts';
import { fallShare } from '../steps/holdSteps.ts';
import type { StepOf } from '../steps/steps.ts';
import { drawFlash, drawLight } from '../wins/wins.ts';
import type { BoardState } from './boardState.ts';
import { type CoinWords, coinAt, drawCell, drawCoin, drawDent } from './cells.ts';
import { cellX, cellY } from './layout.ts';

const GOLDEN = 0xffd86a;
/** Strength of a locked coin's light. */
const HOLD_DIM = 0.34;

/** The board while coins are locked: the coins, and the dents of the other cells. */
export function drawHeldCoins(context: DrawContext, board: BoardState, words: CoinWords): void {
  const { reels, rows } = context.layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    const coin = coinAt(board, cell);
    drawDent(context, cell, 1, 0);
    if (!coin) continue;
    drawLight(context, cell, GOLDEN, HOLD_DIM);
    drawCoin(context, coin, words, cellX(context.layout, cell), cellY(context.layout, cell), 1, 0);
  }
}

/** Coins are locked: all other symbols fade away. A bought feature's coins fall in. */
export function drawLock(
  context: DrawContext,
  { before, board, start, end }: StepOf<'lock'>,
  t: number,
  words: CoinWords,
): void {
  const { layout } = context;
  const { reels, rows } = layout;
  const motion = context.motions.lock;
  const share = clamp01(t / (end - start));
  for (let cell = 0; cell < reels * rows; cell++) {
    const coin = coinAt(board, cell);
    drawDent(context, cell, share, 0);
    if (!coin) {
      drawCell(context, before, cell, words, 0, 1 - easeOut(share * 1.4), share);
      continue;
    }
    const there = coinAt(before, cell) !== undefined;
    const own = clamp01(share * 1.8 - 0.8 * random(7, cell));
    seekShare(motion.timeline, own);
    const { swell, pop } = motion.look;
    drawLight(context, cell, GOLDEN, HOLD_DIM + (1 - HOLD_DIM) * swell);
    const scale = there ? 1 + 0.18 * swell : pop;
    drawCoin(context, coin, words, cellX(layout, cell), cellY(layout, cell), scale, 0);
  }
}

/** Empty cells spin; coins fall into some of them. */
export function drawRespin(
  context: DrawContext,
  step: StepOf<'respin'>,
  t: number,
  words: CoinWords,
  still: boolean,
): void {
  const { layout, batch, skin } = context;
  const lasts = step.end - step.start;
  drawHeldCoins(context, step.before, words);
  const { reels, rows, cellHeight, cellWidth } = layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    if (coinAt(step.before, cell)) continue;
    const place = step.fell.findIndex((coin) => coin.cell === cell);
    const stop = lasts * (place < 0 ? 0.42 + 0.06 * random(3, cell) : fallShare(place, step.fell.length));
    const x = cellX(layout, cell);
    const y = cellY(layout, cell);
    if (t < stop) {
      drawDent(context, cell, 0, 0);
      if (still) continue;
      // A coin passes through the dent repeatedly.
      const gone = (t * 0.0062 + random(1, cell)) % 1;
      const blur = skin.blur('C');
      const size = (0.66 * layout.symbol) / blur.orig.width;
      const shown = Math.sin(Math.PI * gone) * clamp01(t / 90) * clamp01((stop - t) / 110);
      batch.put(blur, x, y + (gone - 0.5) * 0.7 * cellHeight, size, size, 0, 0xe8dcff, 0.75 * shown);
      continue;
    }
    const coin = step.fell[place];
    if (!coin) continue;
    const landed = clamp01((t - stop) / 260);
    drawLight(context, cell, GOLDEN, 1 - (1 - HOLD_DIM) * landed);
    drawCoin(context, coin, words, x, y, still ? 1 : popOut(landed) * (1.25 - 0.25 * landed), 0);
    drawFlash(context, cell, 0.9 * (1 - landed) * Math.min(1, cellWidth));
  }
}

/** Coins are counted one after the other. */
export function drawCollect(
  context: DrawContext,
  step: StepOf<'collect'>,
  t: number,
  words: CoinWords,
): void {
  const { layout } = context;
  const { reels, rows } = layout;
  for (let cell = 0; cell < reels * rows; cell++) {
    drawDent(context, cell, 1, 0);
    const place = step.coins.findIndex((coin) => coin.cell === cell);
    const coin = step.coins[place];
    if (!coin) continue;
    const own = (t - place * step.each) / Math.max(160, step.each * 1.6);
    const counted = own > 0;
    drawLight(context, cell, GOLDEN, counted ? 1 - (1 - HOLD_DIM) * clamp01(own) : HOLD_DIM);
    const scale = counted && own < 1 ? 1 + 0.2 * Math.sin(Math.PI * own) : 1;
    drawCoin(context, coin, words, cellX(layout, cell), cellY(layout, cell), scale, 0);
    if (counted && own < 1) drawFlash(context, cell, 0.7 * (1 - own));
  }
}

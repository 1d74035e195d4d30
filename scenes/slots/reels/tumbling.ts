import { clamp01, easeOut, popOut } from '../../engine/ease.ts';
import { random } from '../../kit/motion/random.ts';
import type { DrawContext } from '../skin.ts';
import type { Pace } from '../steps/pace.ts';
import type { StepOf } from '../steps/steps.ts';
import { drawFlash } from '../wins/wins.ts';
import { type CoinWords, drawCell, drawSymbol } from './cells.ts';
import { cellX, cellY } from './layout.ts';

const SHARDS = 5;

/** Winning symbols burst, those above fall, and new ones come in from the top. */
export function drawTumble(
  context: DrawContext,
  step: StepOf<'tumble'>,
  t: number,
  { tumble, still }: Pace,
  words: CoinWords,
): void {
  if (t < tumble.pop) drawPop(context, step, t / tumble.pop, words, still);
  else drawFall(context, step, t - tumble.pop, tumble.fall, still);
}

function drawPop(
  context: DrawContext,
  { before, removed }: StepOf<'tumble'>,
  share: number,
  words: CoinWords,
  still: boolean,
): void {
  const { reels, rows } = context.layout;
  for (let cell = 0; cell < reels * rows; cell++)
    if (!removed.includes(cell)) drawCell(context, before, cell, words, 0, 1, 0);
  const grown = share < 0.35 ? 1 + 0.5 * share : 1.18 * (1 - (share - 0.35) / 0.65);
  for (const cell of removed) {
    const scale = still ? 1 - share : grown;
    if (scale > 0.02) drawCell(context, before, cell, words, 0, scale, 0);
    if (still) continue;
    drawFlash(context, cell, 0.75 * Math.sin(Math.PI * clamp01(share * 1.3)));
    drawShards(context, cell, clamp01((share - 0.2) / 0.8));
  }
}

function drawShards({ batch, skin, layout }: DrawContext, cell: number, share: number): void {
  if (share <= 0 || share >= 1) return;
  batch.light = true;
  const reach = layout.cellWidth * 0.72 * easeOut(share);
  for (let i = 0; i < SHARDS; i++) {
    const turn = (i + random(cell, i)) * ((Math.PI * 2) / SHARDS);
    const size = ((0.5 + 0.4 * random(cell, i + 9)) * layout.cellWidth * (1 - share)) / skin.spark.orig.width;
    const x = cellX(layout, cell) + Math.cos(turn) * reach;
    const y = cellY(layout, cell) + Math.sin(turn) * reach;
    batch.put(skin.spark, x, y, size, size, turn, 0xffe7a0, 1 - share);
  }
  batch.light = false;
}

function drawFall(
  context: DrawContext,
  { falls }: StepOf<'tumble'>,
  t: number,
  lasts: number,
  still: boolean,
): void {
  const { layout, batch } = context;
  batch.cut(layout.top, layout.top + layout.boardHeight);
  for (const { letter, cell, rows, delay } of falls) {
    const share = rows === 0 ? 1 : clamp01((t - delay) / lasts);
    // Accelerates as it falls, then lands with a slight squash.
    const down = share < 0.72 ? (share / 0.72) ** 2 : 1 - 0.06 * Math.sin((Math.PI * (share - 0.72)) / 0.28);
    const y = cellY(layout, cell) - (still ? 0 : rows * (1 - down) * layout.cellHeight);
    drawSymbol(context, letter, cellX(layout, cell), y, still ? popOut(share) : 1, 1, 0);
  }
  batch.open();
}

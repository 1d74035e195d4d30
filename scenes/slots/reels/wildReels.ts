import { mixColor } from '../../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../../engine/palette.ts';
import type { TextLine } from '../../engine/textLine.ts';
import { seekShare } from '../../engine/timeline.ts';
import { GOLD, letters } from '../lettering.ts';
import { patch } from '../patch.ts';
import { type DrawContext, PLATE_BORDER } from '../skin.ts';
import type { BoardState } from './boardState.ts';
import { cellX } from './layout.ts';

/** Reels with an expanded wild: one tall wild with its multiplier. `grown` 0..1 is its progress. */
export function drawWildReels(context: DrawContext, board: BoardState, grown: number, times: TextLine): void {
  seekShare(context.motions.wild.timeline, grown);
  for (const reel of board.wilds) drawWildReel(context, reel, board, times);
}

function drawWildReel(context: DrawContext, reel: number, board: BoardState, times: TextLine): void {
  const { batch, skin, layout, motions } = context;
  const { look } = motions.wild;
  const { cellWidth, boardHeight, top, rows, unit } = layout;
  const x = cellX(layout, reel * rows);
  const wild = skin.symbol('W');
  // It grows from the middle, as the whole reel is wild by now and the original cell is unknown.
  const high = boardHeight * look.high;
  const middle = top + boardHeight / 2;
  const inset = 2 * unit;
  const wide = cellWidth - 2 * inset;
  const scale = Math.min(0.8 * unit, cellWidth / 110);
  const y = middle - high / 2 + inset;
  const accent = mixColor(skin.tint.accent, NIGHT, 0.15);
  batch.shade(mixColor(skin.tint.accent, NIGHT, 0.72), 1, y, y + high);
  patch(batch, skin.plate, PLATE_BORDER, x - wide / 2, y, wide, high - 2 * inset, scale, accent, look.plate);
  batch.plain();
  const size = ((cellWidth * 1.02) / wild.orig.width) * look.size;
  batch.light = true;
  const glow = skin.glow.orig.width;
  batch.put(skin.glow, x, middle, (cellWidth * 1.5) / glow, (high * 0.9) / glow, 0, skin.tint.glow, 0.6);
  batch.put(skin.glow, x, middle, (cellWidth * 2.6) / glow, (high * 1.5) / glow, 0, VOLT, look.flash);
  batch.light = false;
  batch.shade(0xb9761a, 1, y, y + high);
  patch(batch, skin.rim, PLATE_BORDER, x - wide / 2, y, wide, high - 2 * inset, scale, 0xfff0b0, 1);
  batch.plain();
  batch.put(wild, x, middle, size, size, 0, WHITE, 1);
  if (board.wildTimes === 1) return;
  const line = top + boardHeight - 0.42 * layout.cellHeight;
  letters(batch, times, x, line, 0.46 * cellWidth, GOLD, look.times);
}

import { clamp01, easeOut, mixColor } from '../../kit/motion/ease.ts';
import { NIGHT, VOLT, WHITE } from '../../kit/palette.ts';
import type { TextLine } from '../../kit/text/textLine.ts';
import { GOLD, letters } from '../lettering.ts';
import { type DrawContext, PLATE_BORDER } from '../skin.ts';
import { patch } from '../slotQuadBatch.ts';
import { cellX } from './layout.ts';
import type { Standing } from './standing.ts';

/** Reels that a wild has grown over: one tall wild, with what it multiplies by. `grown` 0..1 is how far it has come. */
export function drawWildReels(easel: DrawContext, standing: Standing, grown: number, times: TextLine): void {
  for (const reel of standing.wilds) drawWildReel(easel, reel, standing, grown, times);
}

function drawWildReel(
  easel: DrawContext,
  reel: number,
  standing: Standing,
  grown: number,
  times: TextLine,
): void {
  const { brush, skin, layout } = easel;
  const { cellWidth, boardHeight, top, rows, unit } = layout;
  const x = cellX(layout, reel * rows);
  const wild = skin.symbol('W');
  const share = easeOut(grown);
  // It grows from where its own wild lies; the whole reel is wild by now, so from the middle.
  const high = boardHeight * (0.3 + 0.7 * share);
  const middle = top + boardHeight / 2;
  const inset = 2 * unit;
  const wide = cellWidth - 2 * inset;
  const scale = Math.min(0.8 * unit, cellWidth / 110);
  const y = middle - high / 2 + inset;
  const accent = mixColor(skin.tint.accent, NIGHT, 0.15);
  brush.shade(mixColor(skin.tint.accent, NIGHT, 0.72), 1, y, y + high);
  patch(
    brush,
    skin.plate,
    PLATE_BORDER,
    x - wide / 2,
    y,
    wide,
    high - 2 * inset,
    scale,
    accent,
    clamp01(grown * 4),
  );
  brush.plain();
  const size = ((cellWidth * 1.02) / wild.orig.width) * (1 + 0.2 * Math.sin(Math.PI * grown));
  brush.light = true;
  const glow = skin.glow.orig.width;
  brush.put(skin.glow, x, middle, (cellWidth * 1.5) / glow, (high * 0.9) / glow, 0, skin.tint.glow, 0.6);
  brush.put(skin.glow, x, middle, (cellWidth * 2.6) / glow, (high * 1.5) / glow, 0, VOLT, 0.9 * (1 - share));
  brush.light = false;
  brush.shade(0xb9761a, 1, y, y + high);
  patch(brush, skin.rim, PLATE_BORDER, x - wide / 2, y, wide, high - 2 * inset, scale, 0xfff0b0, 1);
  brush.plain();
  brush.put(wild, x, middle, size, size, 0, WHITE, 1);
  if (standing.wildTimes === 1) return;
  const line = top + boardHeight - 0.42 * layout.cellHeight;
  letters(brush, times, x, line, 0.46 * cellWidth, GOLD, clamp01(grown * 2 - 1));
}

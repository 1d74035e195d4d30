import { clamp01, easeOut, mixColor } from '../kit/ease.ts';
import { NIGHT, VOLT, WHITE } from '../kit/palette.ts';
import type { TextLine } from '../kit/textLine.ts';
import { patch } from './brush.ts';
import { cellX } from './layout.ts';
import { GOLD, letters } from './lettering.ts';
import { type Easel, PLATE_BORDER } from './skin.ts';
import type { Standing } from './standing.ts';

/** Reels that a wild has grown over: one tall wild, with what it multiplies by. `grown` 0..1 is how far it has come. */
export function drawWildReels(
  easel: Easel,
  standing: Standing,
  grown: number,
  times: TextLine,
  dim: boolean,
): void {
  for (const reel of standing.wilds) drawWildReel(easel, reel, standing, grown, times, dim);
}

function drawWildReel(
  easel: Easel,
  reel: number,
  standing: Standing,
  grown: number,
  times: TextLine,
  dim: boolean,
): void {
  const { brush, skin, layout } = easel;
  const { cellWidth, boardHeight, top, rows, unit } = layout;
  const x = cellX(layout, reel * rows);
  const share = easeOut(grown);
  // It grows from where its own wild lies; the whole reel is wild by now, so from the middle.
  const high = boardHeight * (0.3 + 0.7 * share);
  const middle = top + boardHeight / 2;
  const inset = 2 * unit;
  const wide = cellWidth - 2 * inset;
  const scale = Math.min(0.8 * unit, cellWidth / 110);
  const y = middle - high / 2 + inset;
  const accent = mixColor(skin.tint.accent, NIGHT, dim ? 0.7 : 0.25);
  brush.shade(mixColor(VOLT, NIGHT, dim ? 0.7 : 0.35), 1, y, y + high);
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
  brush.light = true;
  const glow = skin.glow.orig.width;
  const flash = 1 - grown;
  brush.put(
    skin.glow,
    x,
    middle,
    (cellWidth * 1.8) / glow,
    (high * 1.25) / glow,
    0,
    VOLT,
    0.28 + 0.6 * flash,
  );
  brush.light = false;
  patch(
    brush,
    skin.rim,
    PLATE_BORDER,
    x - wide / 2,
    y,
    wide,
    high - 2 * inset,
    scale,
    dim ? 0x8a7a3a : 0xffe89a,
    1,
  );
  const wild = skin.symbol('W');
  const size = ((layout.symbol * 1.08) / wild.orig.width) * (1 + 0.25 * Math.sin(Math.PI * clamp01(grown)));
  brush.put(wild, x, middle, size, size, 0, dim ? 0x9a94b0 : WHITE, 1);
  if (standing.wildTimes > 1)
    letters(
      brush,
      times,
      x,
      top + boardHeight - 0.5 * layout.cellHeight,
      0.36 * cellWidth,
      GOLD,
      clamp01(grown * 2 - 1),
    );
}

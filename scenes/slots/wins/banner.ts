import { mixColor } from '../../engine/ease.ts';
import { NIGHT, WHITE } from '../../engine/palette.ts';
import type { TextLine } from '../../engine/textLine.ts';
import { seekHeld } from '../../engine/timeline.ts';
import { fitted, GOLD, letters, PEARL } from '../lettering.ts';
import type { DrawContext } from '../skin.ts';
import { drawRays } from './rays.ts';

/**
 * Draws a banner over the whole board: `large` is the number or amount, `small` the text with it, or alone without a number.
 */
export function drawBanner(
  context: DrawContext,
  large: TextLine | undefined,
  small: TextLine,
  t: number,
  lasts: number,
  still: boolean,
): void {
  const { batch, skin, layout, motions } = context;
  const { width, height, top, boardHeight, unit } = layout;
  seekHeld(motions.banner.timeline, t, lasts);
  const { shown, words } = motions.banner.look;
  const [open, pop] = still ? [1, 1] : [motions.banner.look.open, motions.banner.look.pop];
  const y = top + boardHeight / 2;
  batch.rect(skin.white, 0, 0, width, height, NIGHT, 0.55 * shown);
  drawRays(context, width / 2, y, Math.max(width, height) * 0.62, still ? 0 : t, skin.tint.glow, 0.5 * shown);
  const half = Math.min(boardHeight * 0.4, 92 * unit) * open;
  const body = mixColor(skin.tint.frame, NIGHT, 0.35);
  // A band that fades out to both sides of the canvas.
  batch.shade(NIGHT, 0.9, y - half, y + half);
  batch.rect(skin.white, 0, y - half, width, 2 * half, body, 0.94 * shown);
  batch.plain();
  for (let side = -1; side <= 1; side += 2) {
    const edge = y + side * half;
    batch.rect(
      skin.white,
      0,
      edge - 1.25 * unit,
      width,
      2.5 * unit,
      mixColor(skin.tint.glow, WHITE, 0.35),
      shown,
    );
    batch.light = true;
    const glow = skin.glow.orig.width;
    batch.put(
      skin.glow,
      width / 2,
      edge,
      (width * 1.1) / glow,
      (26 * unit) / glow,
      0,
      skin.tint.glow,
      0.9 * shown,
    );
    batch.light = false;
  }
  const most = width - 28 * unit;
  if (!large) {
    letters(batch, small, width / 2, y, fitted(small, 44 * unit, most) * pop, GOLD, shown);
    return;
  }
  const beat = still ? 0 : 0.03 * Math.sin(t / 160);
  const size = fitted(large, 74 * unit, most);
  letters(batch, large, width / 2, y - 16 * unit, size * (pop + beat), GOLD, shown);
  letters(batch, small, width / 2, y + 46 * unit, fitted(small, 25 * unit, most), PEARL, shown * words);
}

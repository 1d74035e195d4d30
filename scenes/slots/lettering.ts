import { mixColor } from '../engine/ease.ts';
import { NIGHT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { TextLine } from '../engine/textLine.ts';

/** The colours of letters, at the top and the bottom. */
export interface Ink {
  upper: number;
  lower: number;
  edge: number;
}

export const GOLD: Ink = { upper: 0xfff6c8, lower: 0xffb524, edge: 0x4a1d06 };
export const PEARL: Ink = { upper: 0xffffff, lower: 0xe2dcff, edge: NIGHT };

const DIAGONAL = Math.SQRT1_2;
const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [DIAGONAL, DIAGONAL],
  [DIAGONAL, -DIAGONAL],
  [-DIAGONAL, DIAGONAL],
  [-DIAGONAL, -DIAGONAL],
] as const;
/** Thickness of the edge, and depth of the shadow, relative to the letters' size. */
const EDGE = 0.055;
const SHADOW = 0.075;
/** Height of the middle of capitals and digits above the baseline. */
const MIDDLE = 0.36;
const CAPITAL = 0.72;

/** Draws letters with a dark edge and a shadow, shaded from the top; x and y are their middle. `shine` 0..1 whitens them. */
export function letters(
  batch: QuadBatch,
  line: TextLine,
  x: number,
  y: number,
  size: number,
  ink: Ink,
  alpha: number,
  shine = 0,
): void {
  const base = y + size * MIDDLE;
  const edge = size * EDGE;
  // Edges overlap and would be visible when everything fades, so they fade first.
  const dark = alpha * alpha;
  line.put(batch, x, base + size * SHADOW + edge, size, 0.5, ink.edge, dark * 0.55);
  for (const [right, down] of AROUND)
    line.put(batch, x + right * edge, base + down * edge, size, 0.5, ink.edge, dark);
  batch.shade(mixColor(ink.lower, 0xffffff, shine), 1, base - size * CAPITAL, base);
  line.put(batch, x, base, size, 0.5, mixColor(ink.upper, 0xffffff, shine), alpha);
  batch.plain();
}

/** The size at which a line is at most `most` wide. */
export function fitted(line: TextLine, size: number, most: number): number {
  const width = line.width(size);
  return width > most ? (size * most) / width : size;
}

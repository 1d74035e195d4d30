import type { Matrix } from 'pixi.js';
import { QUAD_WORDS, type QuadBatch } from '../../../scenes/kit/quads.ts';
import { RIBBON_WORDS, type Ribbon } from '../../../scenes/kit/ribbon.ts';

/** A box on the screen, in coordinates from -1 to 1: its centre, and its half extents. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The result of the last measurement: one shared object, because it is computed for each quad of a frame. */
export const box: Box = { x: 0, y: 0, wide: 0, high: 0 };

/** Sets `box` to the bounds of a quad of a layer. */
export function measureQuad({ floats }: QuadBatch, quad: number, transform: Matrix): void {
  const at = quad * QUAD_WORDS;
  const right = floats[at + 2] ?? 0;
  const bottom = floats[at + 3] ?? 0;
  const left = floats[at + 4] ?? 0;
  const top = floats[at + 5] ?? 0;
  const rotation = floats[at + 6] ?? 0;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const wide = Math.abs(right - left) / 2;
  const high = Math.abs(bottom - top) / 2;
  const c = rotation === 0 ? 1 : Math.cos(rotation);
  const s = rotation === 0 ? 0 : Math.sin(rotation);
  place(
    (floats[at] ?? 0) + x * c - y * s,
    (floats[at + 1] ?? 0) + x * s + y * c,
    Math.abs(c) * wide + Math.abs(s) * high,
    Math.abs(s) * wide + Math.abs(c) * high,
    transform,
  );
}

/** Sets `box` to the bounds of a ribbon. */
export function measureRibbon({ words }: Ribbon, transform: Matrix): void {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = left;
  let bottom = right;
  for (let at = 0; at < words.length; at += RIBBON_WORDS) {
    const x = words[at] ?? 0;
    const y = words[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  place((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2, transform);
}

function place(x: number, y: number, wide: number, high: number, { a, b, c, d, tx, ty }: Matrix): void {
  box.x = a * x + c * y + tx;
  box.y = b * x + d * y + ty;
  box.wide = Math.abs(a) * wide + Math.abs(c) * high;
  box.high = Math.abs(b) * wide + Math.abs(d) * high;
}

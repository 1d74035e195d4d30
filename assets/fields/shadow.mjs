import { clamp } from './raster.mjs';

/** A soft contact shadow, darkest in the middle, gone before the edge; dark indigo, so it is no grey on a felt. */
export function shadow(x, y, width, height) {
  const r = Math.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2));
  const a = 0.62 * clamp(1 - r) ** 1.6 * (1 + 0.6 * clamp(r));
  return [0.02 * a, 0.015 * a, 0.07 * a, a];
}

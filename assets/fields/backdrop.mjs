import { clamp } from './raster.mjs';

/** The pool of light on a table, white, to be tinted and stretched over the whole scene: no edge, no ring. */
export function backdrop(x, y, size) {
  const r = clamp(Math.hypot(x - size / 2, y - size / 2) / (size / 2 - 1));
  const a = (Math.cos(r * Math.PI) + 1) / 2;
  return [a, a, a, a];
}

import { smoothstep } from './raster.mjs';

/** How far (x, y) lies outside a rounded box that is inset by `inset` in a sheet of width x height; inside negative. */
function outside(x, y, { width, height, inset, round }) {
  const dx = Math.abs(x - width / 2) - (width / 2 - inset - round);
  const dy = Math.abs(y - height / 2) - (height / 2 - inset - round);
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

/** A light round a rounded box, white, to be tinted: a bright line along its edge that fades outwards. */
export function halo(x, y, box) {
  const d = outside(x, y, box);
  const a = d < 0 ? 0.9 * Math.exp(-((d / 2.2) ** 2)) : 0.9 * (1 - d / box.inset) ** 2.2;
  return d >= box.inset ? [0, 0, 0, 0] : [a, a, a, a];
}

/** The shadow a rounded box lays on the table, dark indigo. */
export function boxShadow(x, y, box) {
  const a = 0.5 * (1 - smoothstep(-box.inset * 0.9, box.inset, outside(x, y, box)));
  return [0.02 * a, 0.015 * a, 0.07 * a, a];
}

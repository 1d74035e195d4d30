/** Easing functions and interpolation, on plain numbers. */

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The progress of `value` from `from` to `to`, clamped to 0..1. */
function progress(value: number, from: number, to: number): number {
  return clamp01((value - from) / (to - from));
}

/** Smooth at both ends (Hermite); for 0..1. */
export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** 0 up to `from`, 1 from `to` on, smooth in between. */
export function smoothstep(value: number, from: number, to: number): number {
  return smooth(progress(value, from, to));
}

/** Fast, then settling: cubic. */
export function easeOut(share: number): number {
  const left = 1 - clamp01(share);
  return 1 - left * left * left;
}

/** Overshoots by a tenth and returns, for things that pop up. */
export function popOut(share: number): number {
  const t = clamp01(share) - 1;
  return 1 + t * t * (2.7 * t + 1.7);
}

/** Interpolates two 0xRRGGBB colours. */
export function mixColor(from: number, to: number, share: number): number {
  const r = lerp((from >> 16) & 255, (to >> 16) & 255, share) & 255;
  const g = lerp((from >> 8) & 255, (to >> 8) & 255, share) & 255;
  const b = lerp(from & 255, to & 255, share) & 255;
  return (r << 16) | (g << 8) | b;
}

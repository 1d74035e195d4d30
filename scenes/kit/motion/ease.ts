/** Small curves of motion. All take and give plain numbers. */

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** How far `value` is from `from` to `to`, held in 0..1. */
function progress(value: number, from: number, to: number): number {
  return clamp01((value - from) / (to - from));
}

/** Leaves and arrives smoothly (Hermite); for shares of 0..1. */
export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** 0 up to `from`, 1 from `to` on, smooth in between. */
export function smoothstep(value: number, from: number, to: number): number {
  return smooth(progress(value, from, to));
}

/** At one pace; for shares of 0..1. */
export function linear(share: number): number {
  return share;
}

/** Fast, then settling: cubic. */
export function easeOut(share: number): number {
  const left = 1 - clamp01(share);
  return 1 - left * left * left;
}

/** Beyond its goal by a tenth and back, as a thing that pops up. */
export function popOut(share: number): number {
  const t = clamp01(share) - 1;
  return 1 + t * t * (2.7 * t + 1.7);
}

/** Mixes two 0xRRGGBB colours. */
export function mixColor(from: number, to: number, share: number): number {
  const r = lerp((from >> 16) & 255, (to >> 16) & 255, share) & 255;
  const g = lerp((from >> 8) & 255, (to >> 8) & 255, share) & 255;
  const b = lerp(from & 255, to & 255, share) & 255;
  return (r << 16) | (g << 8) | b;
}

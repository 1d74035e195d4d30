import type { DrawContext } from '../skin.ts';

const RAYS = 14;

/** Draws rays of light that rotate slowly about a position. */
export function drawRays(
  { batch, skin }: DrawContext,
  x: number,
  y: number,
  reach: number,
  t: number,
  tint: number,
  alpha: number,
): void {
  batch.light = true;
  const glow = skin.glow.orig.width;
  for (let i = 0; i < RAYS; i++) {
    const turn = (i / RAYS) * Math.PI * 2 + t / 3_400;
    const long = reach * (i % 2 === 0 ? 1 : 0.72);
    const atX = x + Math.cos(turn) * long * 0.5;
    const atY = y + Math.sin(turn) * long * 0.5;
    batch.put(skin.glow, atX, atY, (long * 1.5) / glow, (long * 0.16) / glow, turn, tint, alpha);
  }
  batch.put(skin.glow, x, y, (reach * 1.3) / glow, (reach * 1.3) / glow, 0, tint, alpha * 0.9);
  batch.light = false;
}

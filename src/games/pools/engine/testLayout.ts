import { expect } from 'vitest';
import type { PoolLayout, Rect } from './poolView.ts';

const THUMB = 44;

/**
 * Asserts the number of pools, and that each is large enough, within the canvas, and overlaps neither another pool nor the
 * stage.
 */
export function expectPoolLayout({ pools, stage }: PoolLayout, count: number, width: number, height: number) {
  expect(pools).toHaveLength(count);
  const places = [...pools, stage];
  for (const [i, place] of places.entries()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(width + 1e-9);
    expect(place.y + place.height).toBeLessThanOrEqual(height + 1e-9);
    expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(THUMB - 1e-9);
    for (const other of places.slice(i + 1)) expect(apart(place, other)).toBe(true);
  }
}

function apart(a: Rect, b: Rect): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

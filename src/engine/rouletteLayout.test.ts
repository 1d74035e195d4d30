import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rect } from './poolLayout.ts';
import { rouletteLayout } from './rouletteLayout.ts';

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

it('keeps wheel and pools apart, on the canvas, and every pool large enough for a finger', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 1200 }), fc.integer({ min: 260, max: 800 }), (width, height) => {
      const { stage, pools } = rouletteLayout(width, height);
      expect(pools).toHaveLength(3);
      const all = [stage, ...pools];
      for (const [i, place] of all.entries()) {
        expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        expect(place.y + place.height).toBeLessThanOrEqual(height);
        expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
        for (const other of all.slice(i + 1)) expect(apart(place, other)).toBe(true);
      }
      expect(stage.width).toBe(stage.height);
      expect(stage.width).toBeGreaterThanOrEqual(150);
    }),
  );
});

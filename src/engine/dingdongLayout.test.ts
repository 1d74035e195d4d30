import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dingdongLayout, ringColumn, ringRow } from './dingdongLayout.ts';
import type { Rect } from './poolLayout.ts';

const sizes = [fc.integer({ min: 320, max: 1200 }), fc.integer({ min: 260, max: 800 })] as const;

it('lays ring and pools on the canvas, none over another, every pool large enough for a thumb', () => {
  fc.assert(
    fc.property(...sizes, (width, height) => {
      const { stage, pools } = dingdongLayout(width, height);
      expect(pools).toHaveLength(7);
      const all = [stage, ...pools];
      for (const rect of all) expect(isIn(rect, { x: 0, y: 0, width, height })).toBe(true);
      for (const pool of pools) expect(Math.min(pool.width, pool.height)).toBeGreaterThanOrEqual(44);
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
      });
    }),
  );
});

it('gives the ring cells in which a symbol is known', () => {
  fc.assert(
    fc.property(...sizes, (width, height) => {
      const { stage } = dingdongLayout(width, height);
      expect(Math.min(stage.width, stage.height) / 7).toBeGreaterThan(22);
      expect(stage.width / stage.height).toBeGreaterThan(0.79);
      expect(stage.width / stage.height).toBeLessThan(1.35);
    }),
  );
});

it('goes around clockwise from the top left', () => {
  const at = (cell: number) => [ringColumn(cell), ringRow(cell)];
  expect([0, 5, 6, 7, 12, 13, 18, 19, 23].map(at)).toEqual([
    [0, 0],
    [5, 0],
    [6, 0],
    [6, 1],
    [6, 6],
    [5, 6],
    [0, 6],
    [0, 5],
    [0, 1],
  ]);
  expect(new Set(Array.from({ length: 24 }, (_, cell) => `${at(cell)}`)).size).toBe(24);
});

function isIn(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-9
  );
}

function overlap(a: Rect, b: Rect): boolean {
  const apart = (from: number, size: number, other: number) => from + size <= other + 1e-9;
  return !(
    apart(a.x, a.width, b.x) ||
    apart(b.x, b.width, a.x) ||
    apart(a.y, a.height, b.y) ||
    apart(b.y, b.height, a.y)
  );
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridShape, rowsAt } from './gridLayout.ts';

it('places three covers in a row on the smallest phone, more where there is room', () => {
  const columns = [328, 448, 644, 900, 1_132].map((width) => gridShape(width).columns);
  expect(columns).toEqual([3, 4, 5, 6, 7]);
});

it('gives each row the height of its covers, in whole pixels, at any width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 280, max: 2_000 }), (width) => {
      const { columns, gap, rowHeight } = gridShape(width);
      const cover = (width - gap * (columns - 1)) / columns;
      expect(Number.isInteger(rowHeight)).toBe(true);
      expect(rowHeight).toBe(Math.ceil((cover * 4) / 3) + gap);
      expect(cover).toBeGreaterThanOrEqual(80);
    }),
  );
});

it('renders the visible rows and some around them, and only existing ones', () => {
  expect(rowsAt(0, 640, 100, 200)).toEqual({ from: 0, to: 5 });
  expect(rowsAt(4_000, 640, 100, 200)).toEqual({ from: 17, to: 25 });
  expect(rowsAt(50_000, 640, 100, 200)).toEqual({ from: 100, to: 100 });
  expect(rowsAt(-5_000, 640, 100, 200)).toEqual({ from: 0, to: 0 });
  expect(rowsAt(0, 640, 2, 200)).toEqual({ from: 0, to: 2 });
});

it('renders every visible row, wherever the list is scrolled to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000, max: 30_000 }),
      fc.integer({ min: 120, max: 400 }),
      (seen, rowHeight) => {
        const { from, to } = rowsAt(seen, 640, 60, rowHeight);
        for (let row = 0; row < 60; row++) {
          const inSight = (row + 1) * rowHeight > seen && row * rowHeight < seen + 640;
          if (inSight) expect(row >= from && row < to).toBe(true);
        }
        expect((to - from) * rowHeight).toBeLessThan(640 + 2 * 320 + 3 * rowHeight);
      },
    ),
  );
});

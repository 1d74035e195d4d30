import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridShape } from './gridShape.ts';

it('lays three covers in a row on the smallest phone, more where there is room', () => {
  const columns = [328, 448, 644, 900, 1_132].map((width) => gridShape(width).columns);
  expect(columns).toEqual([3, 4, 5, 6, 7]);
});

it('gives each row the place of its covers, in whole pixels, at any width', () => {
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

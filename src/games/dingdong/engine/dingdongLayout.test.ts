import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectPoolLayout } from '../../pools/engine/testLayout.ts';
import { dingdongLayout, ringColumn, ringRow } from './dingdongLayout.ts';

const sizes = [fc.integer({ min: 320, max: 1200 }), fc.integer({ min: 260, max: 800 })] as const;

it('places ring and pools on the canvas without overlap, every pool large enough for a thumb', () => {
  fc.assert(
    fc.property(...sizes, (width, height) => {
      expectPoolLayout(dingdongLayout(width, height), 7, width, height);
    }),
  );
});

it('makes the ring cells large enough to recognize a symbol', () => {
  fc.assert(
    fc.property(...sizes, (width, height) => {
      const { stage } = dingdongLayout(width, height);
      expect(Math.min(stage.width, stage.height) / 7).toBeGreaterThan(22);
      expect(stage.width / stage.height).toBeGreaterThan(0.79);
      expect(stage.width / stage.height).toBeLessThan(1.76);
    }),
  );
});

it('gives the pools more room than a thumb needs, wherever possible', () => {
  const high = (width: number, height: number) => dingdongLayout(width, height).pools[0]?.height;
  expect(high(360, 324)).toBeGreaterThanOrEqual(52);
  expect(high(360, 424)).toBeGreaterThanOrEqual(68);
  expect(high(768, 760)).toBeGreaterThanOrEqual(120);
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

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poolSlots } from './poolSlots.ts';

const side = fc.double({ min: 44, max: 260, noNaN: true });

it('keeps everything inside a plate of any size', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { symbol, total, pays, own, ownHeight, chips, chip, ownChip } = poolSlots({
        x: 10,
        y: 20,
        width,
        height,
      });
      const inside = (x: number, y: number) => {
        expect(x).toBeGreaterThanOrEqual(10);
        expect(x).toBeLessThanOrEqual(10 + width);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(20 + height);
      };
      inside(symbol.x, symbol.y);
      inside(symbol.x + symbol.width, symbol.y + symbol.height);
      inside(total.x, total.y);
      inside(pays.x, pays.y);
      inside(own.x, own.y - ownHeight / 2);
      inside(own.x, own.y + ownHeight / 2);
      const reach = Math.max(chip, ownChip) / 2;
      expect(chips.width).toBeGreaterThan(0);
      expect(chips.height).toBeGreaterThan(0);
      inside(chips.x - reach, chips.y - reach);
      inside(chips.x + chips.width + reach, chips.y + chips.height + reach);
    }),
  );
});

it('keeps the sums free of chips', () => {
  const across = fc.double({ min: 82, max: 260, noNaN: true });
  const down = fc.double({ min: 50, max: 260, noNaN: true });
  fc.assert(
    fc.property(across, down, (width, height) => {
      const { total, chips, chip } = poolSlots({ x: 0, y: 0, width, height });
      expect(chips.y - chip / 2).toBeGreaterThanOrEqual(total.y - 1);
    }),
    // Dingdong's on the smallest phones.
    { numRuns: 1_000, examples: [[78, 51]] },
  );
});

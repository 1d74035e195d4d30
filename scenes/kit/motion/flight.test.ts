import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PathFollow, staggered } from './flight.ts';

const number = fc.double({ min: -500, max: 500, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

it('goes exactly from one position to the other, above the straight line by its bow', () => {
  fc.assert(
    fc.property(number, number, number, number, number, (fromX, fromY, toX, toY, bow) => {
      const at = (share: number) => new PathFollow().set(share, fromX, fromY, toX, toY, bow);
      expect(at(0).x).toBeCloseTo(fromX, 9);
      expect(at(0).y).toBeCloseTo(fromY, 9);
      expect(at(1).x).toBeCloseTo(toX, 9);
      expect(at(1).y).toBeCloseTo(toY, 9);
      expect(at(0.5).y).toBeCloseTo((fromY + toY) / 2 - bow, 9);
      expect(at(1.5)).toMatchObject({ x: at(1).x, y: at(1).y, arrived: true });
    }),
  );
});

it('has the heading of its motion', () => {
  fc.assert(
    fc.property(shares, (share) => {
      const chip = new PathFollow().set(share * 0.9 + 0.05, 0, 0, 200, 80, 60);
      const { x, y, heading } = chip;
      chip.set(share * 0.9 + 0.05 + 1e-6, 0, 0, 200, 80, 60);
      expect(Math.atan2(chip.y - y, chip.x - x)).toBeCloseTo(heading, 3);
    }),
  );
});

it('staggers a sequence', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(20), (t, index) => {
      expect(staggered(t, index, 60, 400)).toBeGreaterThanOrEqual(staggered(t, index + 1, 60, 400));
      expect(staggered(index * 60, index, 60, 400)).toBe(0);
      expect(staggered(index * 60 + 400, index, 60, 400)).toBe(1);
    }),
  );
});

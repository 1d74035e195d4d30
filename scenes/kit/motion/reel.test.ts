import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Reel } from './reel.ts';

const KINDS = 7;
const spins = fc.record({
  duration: fc.integer({ min: 600, max: 4_000 }),
  length: fc.integer({ min: 8, max: 60 }),
  start: fc.nat(KINDS - 1),
  target: fc.nat(KINDS - 1),
  seed: fc.nat(0xffffffff),
});

it('starts on one symbol and stops on the other, in its place', () => {
  fc.assert(
    fc.property(spins, ({ duration, length, start, target, seed }) => {
      const reel = new Reel(KINDS);
      expect(reel.set(0, duration, length, start, target, seed)).toMatchObject({ offset: 0, stopped: false });
      expect(reel.symbol(0)).toBe(start);
      for (const t of [duration, duration + 9_000]) {
        expect(reel.set(t, duration, length, start, target, seed)).toMatchObject({
          offset: 0,
          stopped: true,
          blur: 0,
        });
        expect(reel.symbol(0)).toBe(target);
      }
    }),
  );
});

it('moves every symbol without a jump, from one row to the next', () => {
  fc.assert(
    fc.property(
      spins,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ duration, length, start, target, seed }, share) => {
        const reel = new Reel(KINDS);
        const t = share * duration;
        reel.set(t, duration, length, start, target, seed);
        const { offset } = reel;
        const above = reel.symbol(-1);
        const here = reel.symbol(0);
        reel.set(t + duration / 2_000, duration, length, start, target, seed);
        const shift = reel.offset - offset;
        if (Math.abs(shift) < 0.5) expect(reel.symbol(0)).toBe(here);
        else if (shift < 0) {
          expect(shift + 1).toBeLessThan(0.2);
          expect([reel.symbol(0), reel.symbol(1)]).toEqual([above, here]);
        }
        expect(reel.blur).toBeGreaterThanOrEqual(0);
        expect(reel.blur).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it('continues from where the last spin stopped, including its neighbours', () => {
  const reel = new Reel(KINDS);
  const rows = () => [-2, -1, 0, 1, 2].map((row) => reel.symbol(row));
  reel.set(3_000, 2_000, 30, 1, 4, 77);
  const rested = rows();
  reel.set(0, 2_000, 30, 4, 6, 78);
  expect(rows()).toEqual(rested);
});

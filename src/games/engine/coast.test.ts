import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aheadTo, Coast } from './coast.ts';

const PERIOD = 54;
const place = fc.double({ min: 0, max: PERIOD, noNaN: true });

it('rests on its goal, from any start and whenever the goal became known', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 200, max: 4_000 }),
      (from, goal, knownAt, brakes) => {
        const lands = knownAt + brakes;
        const coast = new Coast(0.04, 300).brake(knownAt, lands, from, PERIOD, goal);
        const off = aheadTo(from + coast.at(lands), goal, PERIOD);
        expect(Math.min(off, PERIOD - off)).toBeLessThan(1e-6);
        expect(coast.at(lands + 1e9)).toBe(coast.at(lands));
        expect(coast.speed(lands)).toBe(0);
      },
    ),
  );
});

it('never jumps or goes back, and moves the same way before the goal is known', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 0, max: 3_000 }), (from, goal, knownAt) => {
      const coast = new Coast(0.04, 300).brake(knownAt, knownAt + 2_500, from, PERIOD, goal);
      const free = new Coast(0.04, 300).free();
      const ways = Array.from({ length: 700 }, (_, i) => coast.at(i * 8));
      // The most it gains to reach its goal is one period over the stretch at full speed.
      expect(
        ways.every((way, i) => i === 0 || (way >= (ways[i - 1] ?? 0) && way - (ways[i - 1] ?? 0) < 0.8)),
      ).toBe(true);
      expect(ways.every((way, i) => i * 8 >= knownAt || way === free.at(i * 8))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

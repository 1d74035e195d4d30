import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Needle, SCALE } from './needle.ts';

const place = fc.integer({ min: 0, max: SCALE - 1 });

it('rests exactly on the result, from any start and whenever the answer arrived', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 200, max: 4_000 }),
      (from, to, knownAt, brakes) => {
        const needle = new Needle().set(from, to, knownAt, knownAt + brakes);
        expect(needle.at(knownAt + brakes)).toBe(to);
        expect(needle.at(knownAt + brakes + 1e9)).toBe(to);
        expect(needle.at(knownAt + brakes - 0.01)).toBeCloseTo(to, 0);
      },
    ),
  );
});

it('stays on its scale', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 0, max: 6_000 }),
      (from, to, knownAt, t) => {
        const at = new Needle().set(from, to, knownAt, knownAt + 2_500).at(t);
        expect(at >= 0 && at <= SCALE).toBe(true);
      },
    ),
  );
});

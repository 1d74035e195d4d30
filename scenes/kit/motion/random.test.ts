import fc from 'fast-check';
import { expect, it } from 'vitest';
import { random } from './random.ts';

it('is a function of seed and index, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.nat(1_000_000), (seed, index) => {
      const value = random(seed, index);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      expect(random(seed, index)).toBe(value);
    }),
  );
});

it('is evenly distributed over indices and over seeds', () => {
  for (const at of [(i: number) => random(7, i), (i: number) => random(i, 7)]) {
    const bins = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) bins[Math.floor(at(i) * 10)]!++;
    for (const bin of bins) expect(Math.abs(bin - 1_000)).toBeLessThan(150);
  }
});

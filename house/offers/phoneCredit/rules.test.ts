import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reached } from './rules.ts';

it('reaches every step whose stakes are met, and none above', () => {
  expect(reached(999n, [1_000n, 5_000n])).toEqual([]);
  expect(reached(1_000n, [1_000n, 5_000n])).toEqual([1]);
  expect(reached(5_000n, [1_000n, 5_000n])).toEqual([1, 2]);
  const stakes = fc.uniqueArray(fc.bigInt(1n, 50n), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.bigInt(0n, 60n), stakes, (staked, given) => {
      const steps = given.toSorted((a, b) => Number(a - b));
      expect(reached(staked, steps)).toHaveLength(steps.filter((step) => step <= staked).length);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, bonusOf, firstAmount, rangeOf } from './amount.ts';

const range = { least: 2_000_000n, most: 1_000_000_000n };

it("uses the first deposit's own minimum, but never below the channel's", () => {
  const port = { min: '1000000', max: '1000000000' };
  expect(rangeOf({ firstMin: '2000000' }, port)).toEqual(range);
  expect(rangeOf({ firstMin: null }, port).least).toBe(1_000_000n);
  expect(rangeOf({ firstMin: '500000' }, port).least).toBe(1_000_000n);
});

it.each([
  [null, 'amountMissing'],
  [1_999_900n, 'tooLow'],
  [2_000_000n, null],
  [2_000_050n, 'notWhole'],
  [1_000_000_000n, null],
  [1_000_000_100n, 'tooHigh'],
] as const)('%s: %s', (amount, problem) => {
  expect(amountProblem(amount, range)).toBe(problem);
});

it('gives nothing below its minimum and never more than its maximum', () => {
  const promotion = { min: '5000000', percent: 100, most: '50000000' };
  expect(bonusOf(promotion, 4_999_900n)).toBe(0n);
  expect(bonusOf(promotion, 10_000_000n)).toBe(10_000_000n);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 300 }), (amount, percent) => {
      const bonus = bonusOf({ ...promotion, percent }, amount);
      return bonus >= 0n && bonus <= 50_000_000n && bonus * 100n <= amount * BigInt(percent);
    }),
  );
});

describe('the initial amount', () => {
  const presets = [1_000_000n, 2_000_000n, 5_000_000n];
  it.each([
    [7_500_000n, 7_500_000n],
    [null, 5_000_000n],
    [1_000_000n, 5_000_000n],
    [2_000_000_000n, 5_000_000n],
  ])('after %s it is %s', (last, first) => {
    expect(firstAmount(last, presets, range)).toBe(first);
  });

  it('is none where nothing is allowed', () => {
    expect(firstAmount(null, [1n], range)).toBeNull();
  });
});

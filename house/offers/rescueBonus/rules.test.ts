import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusOf } from './rules.ts';

/** In hundredths of U: the rules are independent of the unit. */
const STEPS = [
  { loss: 10_000n, share: 50 },
  { loss: 50_000n, share: 60 },
  { loss: 200_000n, share: 80 },
  { loss: 1_000_000n, share: 100 },
];

it.each([
  [9_999n, null],
  [10_000n, 50n],
  [49_999n, 249n],
  [50_000n, 300n],
  [199_999n, 1_199n],
  [200_000n, 1_600n],
  [999_999n, 7_999n],
  [1_000_000n, 10_000n],
  [-1_000_000n, null],
])('a net loss of %i hundredths gives %s', (lost, amount) => {
  expect(bonusOf(lost, STEPS)?.amount ?? null).toBe(amount);
});

it('never falls as the loss grows, and never exceeds the highest share of it', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (lost, more) => {
      const [less, greater] = [lost, lost + more].map((loss) => bonusOf(loss, STEPS)?.amount ?? 0n);
      expect(greater).toBeGreaterThanOrEqual(less ?? 0n);
      expect((greater ?? 0n) * 100n).toBeLessThanOrEqual(lost + more);
    }),
  );
});

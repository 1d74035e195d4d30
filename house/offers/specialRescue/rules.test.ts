import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusOf, partsOf } from './rules.ts';

it.each([
  [99_999n, 0n],
  [100_000n, 500n],
  [123_456n, 617n],
  [-100_000n, 0n],
])('a net loss of %i gives %i', (lost, bonus) => {
  expect(bonusOf(lost, { least: 100_000n, share: 50 })).toBe(bonus);
});

it('is split without a remainder, into parts that differ by one at most, the larger ones first', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), fc.integer({ min: 1, max: 7 }), (amount, count) => {
      const parts = partsOf(amount, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
      expect((parts[0] ?? 0n) - (parts.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
      expect(parts).toEqual(parts.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)));
    }),
  );
});

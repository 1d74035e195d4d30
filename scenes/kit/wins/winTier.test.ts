// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WIN_TIMES, winTier } from './winCelebration.ts';

const stakes = fc.bigInt({ min: 1n, max: 10n ** 15n });

it('celebrates nothing that is not above the stake', () => {
  fc.assert(
    fc.property(stakes, fc.bigInt({ min: 0n, max: 10n ** 15n }), (stake, lost) => {
      const payout = lost > stake ? stake : stake - lost;
      expect(winTier(stake, payout)).toBe('none');
    }),
  );
  expect(WIN_TIMES.none.lasts).toBe(0);
});

it('changes at exactly 5 and 20 times the stake', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      expect(winTier(stake, stake + 1n)).toBe('small');
      expect(winTier(stake, 5n * stake - 1n)).toBe('small');
      expect(winTier(stake, 5n * stake)).toBe('medium');
      expect(winTier(stake, 20n * stake - 1n)).toBe('medium');
      expect(winTier(stake, 20n * stake)).toBe('big');
    }),
  );
});

it('finishes counting the amount long before it ends', () => {
  for (const { lasts, counts } of Object.values(WIN_TIMES)) expect(counts).toBeLessThanOrEqual(lasts / 2);
});

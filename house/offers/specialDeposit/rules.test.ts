import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begins, mostOf } from './rules.ts';
import { SPECIAL_DEPOSIT } from './settings.ts';

const DAY = 86_400_000;

it.each([
  [5 * DAY - 1, false],
  [5 * DAY, true],
  [13 * DAY, true],
  [14 * DAY - 1, true],
  [14 * DAY, false],
])('%d ms after the last deposit an offer begins: %s', (now, yes) => {
  expect(begins(SPECIAL_DEPOSIT, 0, now)).toBe(yes);
});

it('never begins without a deposit', () => {
  expect(begins(SPECIAL_DEPOSIT, null, 10 * DAY)).toBe(false);
});

it('gives at most its share of the stakes, and at most its maximum', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.bigInt(1n, 10n ** 10n), (staked, most) => {
      const given = mostOf(SPECIAL_DEPOSIT, { most, staked });
      expect(given).toBeLessThanOrEqual(most);
      expect(given * 10_000n).toBeLessThanOrEqual(staked * BigInt(SPECIAL_DEPOSIT.share));
    }),
  );
});

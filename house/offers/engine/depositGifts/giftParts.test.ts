import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awardKeyOf, partsOf, promisedParts } from './giftParts.ts';

const DAY = 86_400_000;
const stakes = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
const amount = fc.bigInt(1n, 10n ** 12n);

it('parts sum to the whole gift, and are equal except for the remainder', () => {
  fc.assert(
    fc.property(amount, amount, amount, stakes, (deposit, bonus, staked, times) => {
      const parts = partsOf({ amount: deposit, bonus, staked }, times);
      expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(bonus);
      const first = parts[0]?.amount ?? 0n;
      for (const part of parts.slice(0, -1)) expect(part.amount).toBe(first);
      expect((parts.at(-1)?.amount ?? 0n) - first).toBeLessThan(BigInt(times.length));
    }),
  );
});

it('a part is earned from exactly its required stake on', () => {
  fc.assert(
    fc.property(amount, stakes, (deposit, times) => {
      for (const [i, often] of times.entries()) {
        const toStake = deposit * BigInt(often);
        const earned = (staked: bigint) =>
          partsOf({ amount: deposit, bonus: 100n, staked }, times)[i]?.earned;
        expect([earned(toStake - 1n), earned(toStake)]).toEqual([false, true]);
      }
    }),
  );
});

it('earned parts are promised as long as they can be claimed, a gift of one part for its own award key', () => {
  const gift = {
    ...{ id: 7n, awardKey: 'first', amount: 100n, bonus: 50n, turnover: 10, days: 30, version: 2 },
    ...{ paidAt: 1_000, staked: 100n },
  };
  const terms = { code: 'x', once: true, now: 1_000 + 30 * DAY - 1 };
  expect(promisedParts(gift, [1], terms)).toEqual([
    {
      ...{ promotion: 'x', awardKey: 'first', kind: 'cash', amount: 50n, version: 2, multiple: 10 },
      ...{ wageringDays: 30, detail: { order: '7', part: 1 }, claimableAt: terms.now },
      ...{ expiresAt: 1_000 + 30 * DAY, oncePerPerson: true },
    },
  ]);
  expect(promisedParts(gift, [1], { ...terms, now: terms.now + 1 })).toEqual([]);
  expect(promisedParts({ ...gift, staked: 99n }, [1], terms)).toEqual([]);
  expect([1, 2, 3].map((part) => awardKeyOf({ awardKey: 'part' }, part, 3))).toEqual([
    ...['part 1', 'part 2', 'part 3'],
  ]);
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_MARGIN } from '../../engine/price.ts';
import { costOf, SLOTS_MARGIN } from './price.ts';
import { cashbackOf, ratesOf } from './rules.ts';
import { CASHBACK } from './settings.ts';

it.each([
  [0, 0n, 0n],
  [1, 50_000n, 100_000n],
  [2, 60_000n, 120_000n],
  [3, 80_000n, 150_000n],
  [4, 100_000n, 200_000n],
  [5, 120_000n, 250_000n],
  [6, 150_000n, 300_000n],
  [7, 180_000n, 350_000n],
  [8, 200_000n, 400_000n],
  [9, 250_000n, 450_000n],
  [10, 300_000n, 500_000n],
] as const)(
  'level %i returns %d minor units of 1,000 U at our own games and %d at slots',
  (level, own, slots) => {
    const rates = ratesOf(CASHBACK, level);
    expect(cashbackOf({ original: 100_000_000n, slots: 0n }, rates)).toBe(own);
    expect(cashbackOf({ original: 0n, slots: 100_000_000n }, rates)).toBe(slots);
  },
);

it('is the sum of both kinds in whole minor units', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(amount, amount, fc.nat(10), (original, slots, level) => {
      const rates = ratesOf(CASHBACK, level);
      const exact = original * BigInt(rates.originalBackRate) + slots * BigInt(rates.slotsBackRate);
      const given = cashbackOf({ original, slots }, rates);
      expect(given * 10_000n <= exact && exact < (given + 1n) * 10_000n).toBe(true);
    }),
  );
});

it('costs the rate of our own games: the margin of slots exceeds their rate by more', () => {
  const games: { type: string; rtp: number | null }[] = JSON.parse(
    readFileSync(new URL('../../../site/catalogue/seed/games.json', import.meta.url), 'utf8'),
  );
  const margin = games
    .filter(({ type }) => type === 'slot' || type === 'fish')
    .map(({ rtp }) => 1 - (rtp ?? 10_000) / 10_000);
  expect(margin.length).toBeGreaterThan(10);
  expect(Math.min(...margin)).toBeGreaterThanOrEqual(SLOTS_MARGIN - 1e-9);
  for (let level = 0; level <= 10; level++) {
    const { originalBackRate, slotsBackRate } = ratesOf(CASHBACK, level);
    const cost = costOf(CASHBACK, { staked: [1_000], deposited: [], level, lossShare: 1 });
    expect(cost).toBeCloseTo(originalBackRate / 10, 9);
    expect(cost).toBeGreaterThanOrEqual(1_000 * (slotsBackRate / 10_000 - SLOTS_MARGIN + LEAST_MARGIN));
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JACKPOT_SHARES, shareJackpot } from './shares.ts';

const jackpots = fc.bigInt(0n, 10n ** 15n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n);

describe('the jackpot', () => {
  it('is shared 60, 10, 6, 5, 4 and five times 3 %', () => {
    expect(shareJackpot(1_000n, 10)).toEqual({
      shares: [600n, 100n, 60n, 50n, 40n, 30n, 30n, 30n, 30n, 30n],
      stays: 0n,
    });
    expect(sum([...JACKPOT_SHARES])).toBe(100n);
  });

  it('is shared to the minor unit, with the rounding remainder for the first', () => {
    fc.assert(
      fc.property(jackpots, (jackpot) => {
        const { shares, stays } = shareJackpot(jackpot, 10);
        expect(sum(shares)).toBe(jackpot);
        expect(stays).toBe(0n);
        shares.forEach((share, i) => {
          const more = share - (jackpot * (JACKPOT_SHARES[i] ?? 0n)) / 100n;
          expect(i === 0 ? more >= 0n && more < 10n : more === 0n).toBe(true);
        });
      }),
    );
    expect(shareJackpot(99n, 10).shares).toEqual([68n, 9n, 5n, 4n, 3n, 2n, 2n, 2n, 2n, 2n]);
  });

  it('keeps shares without a winning ticket for the next week', () => {
    fc.assert(
      fc.property(jackpots, fc.integer({ min: 0, max: 10 }), (jackpot, winners) => {
        const { shares, stays } = shareJackpot(jackpot, winners);
        expect(shares).toEqual(shareJackpot(jackpot, 10).shares.slice(0, winners));
        expect(sum(shares) + stays).toBe(jackpot);
      }),
    );
    expect(shareJackpot(1_000n, 0)).toEqual({ shares: [], stays: 1_000n });
  });
});

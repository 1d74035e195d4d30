import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, hmacText } from '../../fairness.ts';
import { payout, RATE_CENT, RATE_ONE } from '../../money.ts';
import { effectiveAutoRate, rateAt, settleAuto, targetFromHmac, timeOf } from './rules.ts';

const LIMITS = { min: 100_000n, max: 500_000_000n, maxProfit: 10_000_000_000n };

/** An HMAC text whose first 52 bits are n. */
const hmacOf = (n: bigint) => n.toString(16).padStart(13, '0').padEnd(64, '0');

describe('target', () => {
  it('follows the vectors of games.md', () => {
    const salt = hashText('salt');
    expect(targetFromHmac(hmacText(hashText('kilat'), salt))).toBe(78_800n);
    expect(targetFromHmac(hmacText(hashText('3'), salt))).toBe(38_200n);
  });

  it('is 1.00 for the lowest draws, and exact at the very highest', () => {
    expect(targetFromHmac(hmacOf(0n))).toBe(RATE_ONE);
    const space = 1n << 52n;
    expect(targetFromHmac(hmacOf(space - 1n))).toBe(97n * space * RATE_CENT);
  });

  it('returns exactly 97 % of the stake at every auto rate, by counting the draws that reach it', () => {
    const space = 1n << 52n;
    fc.assert(
      fc.property(fc.bigInt(101n, 9_999_900n), (cents) => {
        // floor(97 * 2^52 / (2^52 - n)) >= cents holds for 2^52 - n <= 97 * 2^52 / cents.
        const winning = (97n * space) / cents;
        expect(targetFromHmac(hmacOf(space - winning)) >= cents * RATE_CENT).toBe(true);
        if (winning > 0n) expect(targetFromHmac(hmacOf(space - winning - 1n)) < cents * RATE_CENT).toBe(true);
        // return = winning / space * cents / 100: within one draw of 97 %.
        const shortfall = 97n * space - winning * cents;
        expect(shortfall >= 0n && shortfall < cents).toBe(true);
      }),
    );
  });
});

describe('multiplier', () => {
  it('equals floor(100 * 2^(t/8)) at every millisecond of a flight to 30,000,000x', () => {
    let wrong = 0;
    for (let ms = 0; ms < 200_000; ms++)
      if (rateAt(ms) !== BigInt(Math.floor(100 * 2 ** (ms / 8000))) * RATE_CENT) wrong++;
    expect(wrong).toBe(0);
  });

  it('is 1.00 up to lift-off and doubles every eight seconds', () => {
    expect(rateAt(-5_000)).toBe(RATE_ONE);
    expect(rateAt(0)).toBe(RATE_ONE);
    for (let n = 1; n <= 50; n++) expect(rateAt(8_000 * n)).toBe(RATE_ONE * 2n ** BigInt(n));
  });

  it('is reached first at timeOf', () => {
    fc.assert(
      fc.property(fc.bigInt(101n, 10_000_000_000n), (cents) => {
        const rate = cents * RATE_CENT;
        const at = timeOf(rate);
        expect(rateAt(at) >= rate).toBe(true);
        expect(rateAt(at - 1) < rate).toBe(true);
      }),
    );
    expect(timeOf(RATE_ONE)).toBe(0);
  });
});

describe('auto cash-out', () => {
  it('is paid at its exact rate when equal to the target and lost a cent above it', () => {
    expect(settleAuto(1_000_000n, 24_100n, 24_100n)).toBe(2_410_000n);
    expect(settleAuto(1_000_000n, 24_200n, 24_100n)).toBe(0n);
  });

  it('keeps the profit within the limit, at most one cent of rate below it', () => {
    fc.assert(
      fc.property(fc.bigInt(LIMITS.min, LIMITS.max), (amount) => {
        const rate = effectiveAutoRate(amount, null, LIMITS);
        expect(payout(amount, rate) - amount <= LIMITS.maxProfit).toBe(true);
        expect(payout(amount, rate + RATE_CENT) - amount >= LIMITS.maxProfit).toBe(true);
        expect(rate % RATE_CENT).toBe(0n);
      }),
    );
  });

  it("keeps the player's own rate when it is below the limit", () => {
    expect(effectiveAutoRate(1_000_000n, 50_000n, LIMITS)).toBe(50_000n);
  });
});

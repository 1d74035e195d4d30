import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOOSEN_MS } from '../../../contract/http/people/limits.ts';
import { changed, effectiveLimit, isOfAge, NO_LIMIT } from './rules.ts';

/** A missing limit counts as the loosest one. */
const height = (amount: bigint | null) => (amount === null ? Number.POSITIVE_INFINITY : Number(amount));

const request = fc.record({
  wait: fc.oneof(fc.nat({ max: 2 * LOOSEN_MS }), fc.constantFrom(0, 1, LOOSEN_MS - 1, LOOSEN_MS)),
  requested: fc.option(fc.bigInt(0n, 5n)),
});

describe('changing a limit', () => {
  it('takes effect at once if it is tighter and never sooner than a day later if it is looser', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 20 }), fc.nat({ max: 2 * LOOSEN_MS }), (requests, rest) => {
        let limit = NO_LIMIT;
        let now = 0;
        let requested: { amount: bigint | null; at: number } = { amount: null, at: Number.NEGATIVE_INFINITY };
        const inForce = () => height(effectiveLimit(limit, now).amount);
        for (const { wait, requested: amount } of [...requests, null].map(
          (one) => one ?? { wait: rest, requested: null },
        )) {
          const before = inForce();
          now += wait;
          const waited = now - requested.at >= LOOSEN_MS;
          // The last requested value is in effect after a day; until then nothing gets looser.
          expect(inForce()).toBe(waited ? height(requested.amount) : before);
          if (waited) expect(effectiveLimit(limit, now).nextAt).toBeNull();
          const atRequest = inForce();
          limit = changed(limit, amount, now);
          requested = { amount, at: now };
          expect(inForce()).toBe(Math.min(atRequest, height(amount)));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('drops a pending looser one when another is requested', () => {
    const set = changed(NO_LIMIT, 100n, 0);
    const looser = changed(set, 500n, 0);
    expect(looser).toEqual({ amount: 100n, nextAmount: 500n, nextAt: LOOSEN_MS });
    expect(changed(looser, 100n, 10)).toEqual({ amount: 100n, nextAmount: null, nextAt: null });
    expect(changed(looser, 200n, 10)).toEqual({ amount: 100n, nextAmount: 200n, nextAt: 10 + LOOSEN_MS });
    expect(effectiveLimit(looser, LOOSEN_MS - 1).amount).toBe(100n);
    expect(effectiveLimit(looser, LOOSEN_MS).amount).toBe(500n);
  });
});

describe('the age of a player', () => {
  // 00:30 on 21 November in Jakarta, still the 20th in UTC.
  const now = Date.UTC(2026, 10, 20, 17, 30);
  it.each([
    [{ year: 2008, month: 11, day: 21 }, true],
    [{ year: 2008, month: 11, day: 22 }, false],
    [{ year: 1970, month: 1, day: 1 }, true],
    [{ year: 2025, month: 1, day: 1 }, false],
    [{ year: 2000, month: 2, day: 30 }, null],
    [{ year: 2001, month: 2, day: 29 }, null],
    [{ year: 2000, month: 2, day: 29 }, true],
  ])('with birth date %j is computed by the market’s day: %s', (born, is) => {
    expect(isOfAge(born, 18, now, 'Asia/Jakarta')).toBe(is);
  });
});

import { describe, expect, it } from 'vitest';
import { bestOf, LEAST_MARGIN, priceOf, takenOnce } from './engine/price.ts';
import { PROMOTIONS } from './promotions.ts';

/** VIP levels (people.md). */
const LEVELS = Array.from({ length: 11 }, (_, level) => level);

describe('the cost of promotions', () => {
  it.each(LEVELS)('in total stays below the lowest margin, for any behaviour at level %i', (level) => {
    const best = bestOf(PROMOTIONS, level);
    expect(best.all, JSON.stringify(best)).toBeLessThan(100 * LEAST_MARGIN);
  });

  it('of first-time offers leaves no more than was given, and less with each wagering', () => {
    const left = [1, 5, 10].map((turnover) => takenOnce([{ gives: 100, turnover }]).left);
    expect(left).toEqual([100 - 1.71, 100 - 8.55, 100 - 17.1].map((one) => expect.closeTo(one)));
    for (const { code, numbers, once } of PROMOTIONS)
      for (const { gives, turnover } of once?.(numbers) ?? []) {
        expect(gives, code).toBeGreaterThan(0);
        expect(turnover, code).toBeLessThanOrEqual(10);
      }
  });

  it.each(PROMOTIONS.map((one) => [one.code, one] as const))(
    '%s gives nothing without stakes',
    (_code, promotion) => {
      const idle = {
        staked: [0, 0, 0, 0, 0, 0, 0],
        deposited: [5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000],
        level: 10,
        lossShare: 1,
      };
      expect(promotion.cost(promotion.numbers, idle)).toBe(0);
      expect(priceOf([promotion], idle).all).toBe(0);
    },
  );
});

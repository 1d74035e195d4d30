import { describe, expect, it } from 'vitest';
import { bestOf, LEAST_MARGIN, priceOf } from './engine/price.ts';
import { PROMOTIONS } from './promotions.ts';

/** VIP levels (people.md). */
const LEVELS = Array.from({ length: 11 }, (_, level) => level);

describe('what promotions cost', () => {
  it.each(LEVELS)('all together stays below the least margin, whatever is done at level %i', (level) => {
    const best = bestOf(PROMOTIONS, level);
    expect(best.all, JSON.stringify(best)).toBeLessThan(100 * LEAST_MARGIN);
  });

  it.each(PROMOTIONS.map((one) => [one.code, one] as const))(
    '%s gives nothing to who stakes nothing',
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

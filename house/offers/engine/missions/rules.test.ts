import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../../contract/markets.ts';
import { DAY_MS, dateOf } from '../../../../contract/marketTime.ts';
import { isDone, stretchAt, stretchFrom } from './rules.ts';

const { timeZone } = MARKETS.id;

describe('a stretch of missions', () => {
  it('is its first day and a number of days after it, to midnight', () => {
    const { first, last, start, end, claimUntil } = stretchFrom('2026-11-27', 7, 3, timeZone);
    expect([first, last]).toEqual(['2026-11-27', '2026-12-04']);
    expect(new Date(start).toISOString()).toBe('2026-11-26T17:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-12-04T17:00:00.000Z');
    expect(claimUntil - end).toBe(3 * DAY_MS);
  });

  it('lasts at least the promised number of whole days, and less than one more, whenever it begins', () => {
    const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    for (const market of Object.values(MARKETS))
      fc.assert(
        fc.property(moment, fc.integer({ min: 1, max: 30 }), (at, days) => {
          const { start, end, last } = stretchAt(at, days, 3, market.timeZone);
          expect(start <= at && at < end).toBe(true);
          expect(end - at).toBeGreaterThan(days * DAY_MS - 3_600_000);
          expect(end - at).toBeLessThanOrEqual((days + 1) * DAY_MS + 3_600_000);
          expect(dateOf(end - 1, market.timeZone)).toBe(last);
          expect(dateOf(end, market.timeZone)).not.toBe(last);
        }),
      );
  });
});

it('a mission is done at its target, and if stakes are required, at their target too', () => {
  const amount = fc.bigInt(0n, 5n);
  fc.assert(
    fc.property(amount, amount, fc.option(fc.tuple(amount, amount)), (progress, target, besides) => {
      const play = besides ? { progress: besides[0], target: besides[1] } : undefined;
      const missing = progress < target || (besides !== null && besides[0] < besides[1]);
      expect(isDone({ progress, target, ...(play && { play }) })).toBe(!missing);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS, dateOf } from '../../../contract/marketTime.ts';
import { birthdayAt } from './rules.ts';

const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
const births = fc
  .integer({ min: Date.UTC(1940, 0, 1), max: Date.UTC(2008, 0, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

describe.each(Object.values(MARKETS))('birthdays in market $id', ({ timeZone }) => {
  it('can be applied for from the day on, for a number of days, and the next one is announced before', () => {
    fc.assert(
      fc.property(births, moments, fc.integer({ min: 1, max: 365 }), (birth, now, days) => {
        const { date, from, until } = birthdayAt(birth, now, { days, timeZone });
        expect(now).toBeLessThan(until);
        // The next one is shown only after the previous one can no longer be applied for.
        expect(from - now).toBeLessThanOrEqual((366 - days + 1) * DAY_MS);
        expect(dateOf(from, timeZone)).toBe(date);
        expect(Math.round((until - from) / DAY_MS)).toBe(days);
        if (!birth.endsWith('-02-29')) expect(date.slice(4)).toBe(birth.slice(4));
      }),
    );
  });

  it('late in the year extend into the next one', () => {
    const at = (date: string) =>
      birthdayAt('1990-12-20', Date.parse(`${date}T12:00:00Z`), { days: 30, timeZone });
    expect(at('2026-12-19').date).toBe('2026-12-20');
    expect(at('2027-01-18').date).toBe('2026-12-20');
    expect(at('2027-01-20').date).toBe('2027-12-20');
  });

  it('of 29 February are on 1 March in other years', () => {
    const at = (date: string) =>
      birthdayAt('2000-02-29', Date.parse(`${date}T12:00:00Z`), { days: 30, timeZone });
    expect([at('2027-01-10').date, at('2028-01-10').date]).toEqual(['2027-03-01', '2028-02-29']);
  });
});

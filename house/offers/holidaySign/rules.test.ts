import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../../contract/marketTime.ts';
import { HOLIDAYS } from '../../../contract/promotions/holidays.ts';
import { nextHoliday, worthOf } from './rules.ts';

const name = { id: 'Natal', 'es-MX': 'Navidad', en: 'Christmas' };
const of = (...dates: string[]) => dates.map((date) => ({ date, name }));
const dates = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 12 })
  .map((days) => of(...days.sort((a, b) => a - b).map((day) => dateAfter('2026-12-01', day))));

describe('the nearest holiday', () => {
  it('is today or in the future, with no other in between', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -10, max: 130 }), (holidays, day) => {
        const today = dateAfter('2026-12-01', day);
        const next = nextHoliday(holidays, today);
        const coming = holidays.filter(({ date }) => date >= today);
        expect(next?.holiday.date ?? null).toBe(coming[0]?.date ?? null);
      }),
    );
  });

  it('has seven days up to it, of which those after an earlier holiday are its own', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -10, max: 120 }), (holidays, day) => {
        const next = nextHoliday(holidays, dateAfter('2026-12-01', day));
        if (!next) return;
        expect(next.days).toHaveLength(7);
        expect(next.days.at(-1)).toBe(next.holiday.date);
        for (const [i, one] of next.days.entries())
          if (i > 0) expect(one).toBe(dateAfter(next.days[i - 1] ?? '', 1));
        // Each day belongs to one holiday: on that day the function returns the same holiday.
        for (const one of next.days)
          expect(nextHoliday(holidays, one)?.holiday.date === next.holiday.date).toBe(one >= next.from);
      }),
    );
  });

  it('of Idul Fitri 2026 begins after Nyepi, two days before', () => {
    expect(nextHoliday(HOLIDAYS.id, '2026-03-19')).toMatchObject({
      holiday: { date: '2026-03-19' },
      from: '2026-03-13',
    });
    expect(nextHoliday(HOLIDAYS.id, '2026-03-20')).toMatchObject({
      holiday: { date: '2026-03-21' },
      days: expect.arrayContaining(['2026-03-15']),
      from: '2026-03-20',
    });
    expect(nextHoliday(HOLIDAYS.id, '2029-01-01')).toBeNull();
  });
});

it('gives more only on the holiday, and only with check-ins on each of the six days before it', () => {
  const week = nextHoliday(of('2026-12-25'), '2026-12-20');
  if (!week) throw new Error('there is a holiday');
  fc.assert(
    fc.property(fc.subarray([...week.days]), fc.constantFrom(...week.days), (signed, today) => {
      const whole = today === '2026-12-25' && new Set([...signed, today]).size === 7;
      expect(worthOf(week, today, new Set(signed), { each: 10, more: 50 })).toBe(whole ? 60 : 10);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from './markets.ts';
import { DAY_MS, dateOf, dayOf, weekOf } from './marketTime.ts';

const ZONES = [...Object.values(MARKETS).map(({ timeZone }) => timeZone), 'America/New_York'];
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) });

describe("a market's days", () => {
  it('begin at its own midnight', () => {
    expect(dayOf(Date.parse('2026-11-21T16:59:59.999Z'), 'Asia/Jakarta').start).toBe(
      Date.parse('2026-11-20T17:00:00Z'),
    );
    expect(dayOf(Date.parse('2026-11-21T17:00:00Z'), 'Asia/Jakarta').start).toBe(
      Date.parse('2026-11-21T17:00:00Z'),
    );
    expect(dayOf(Date.parse('2026-11-21T05:59:00Z'), 'America/Mexico_City').start).toBe(
      Date.parse('2026-11-20T06:00:00Z'),
    );
  });

  it('are identified by its own date', () => {
    const at = Date.UTC(2026, 10, 20, 17, 30);
    expect(dateOf(at, 'Asia/Jakarta')).toBe('2026-11-21');
    expect(dateOf(at, 'America/Mexico_City')).toBe('2026-11-20');
  });

  it("contain their moment, whatever the zone's clock changes, and are contiguous", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
        const day = dayOf(at, zone);
        expect(day.start <= at && at < day.end).toBe(true);
        expect(dayOf(day.end, zone).start).toBe(day.end);
        expect(dayOf(day.end - 1, zone)).toEqual(day);
      }),
    );
  });
});

describe("a market's weeks", () => {
  it('begin on Monday and are identified by it', () => {
    const week = weekOf(Date.parse('2026-11-22T16:59:59Z'), 'Asia/Jakarta');
    expect(week).toEqual({
      start: Date.parse('2026-11-15T17:00:00Z'),
      end: Date.parse('2026-11-22T17:00:00Z'),
      monday: '2026-11-16',
    });
  });

  it('are whole days that contain their moment', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
        const week = weekOf(at, zone);
        expect(week.start <= at && at < week.end).toBe(true);
        expect(Math.abs(week.end - week.start - 7 * DAY_MS)).toBeLessThanOrEqual(3_600_000);
        expect(dayOf(week.start, zone).start).toBe(week.start);
        expect(weekOf(week.end - 1, zone)).toEqual(week);
      }),
    );
  });
});

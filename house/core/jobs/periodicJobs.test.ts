import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Every, periodAt, periodsDue } from './periodicJobs.ts';

/** Zones with summer time, without, and one whose clocks change at midnight. */
const ZONES = ['Asia/Jakarta', 'America/Mexico_City', 'America/Tijuana', 'America/Santiago', 'Asia/Beirut'];
const everies = fc.constantFrom<Every>('hour', 'day', 'week', 'month');
const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2032, 0) });

describe('periods', () => {
  it('follow each other without a gap, each with a unique name', () => {
    fc.assert(
      fc.property(everies, zones, moments, (every, zone, at) => {
        const period = periodAt(every, at, zone);
        expect(period.start <= at && at < period.end).toBe(true);
        expect(periodAt(every, period.start, zone)).toEqual(period);
        expect(periodAt(every, period.end - 1, zone)).toEqual(period);
        const next = periodAt(every, period.end, zone);
        expect(next.start).toBe(period.end);
        expect(next.name > period.name).toBe(true);
      }),
    );
  });

  it.each([
    ['day', 'America/Tijuana', '2026-03-08T20:00Z', '2026-03-08', 23],
    ['day', 'America/Tijuana', '2026-11-01T20:00Z', '2026-11-01', 25],
    // Their midnight is skipped.
    ['day', 'America/Santiago', '2027-09-04T20:00Z', '2027-09-04', 24],
    ['day', 'America/Santiago', '2027-09-05T20:00Z', '2027-09-05', 23],
    ['day', 'Asia/Jakarta', '2026-11-22T17:00Z', '2026-11-23', 24],
    ['week', 'Asia/Jakarta', '2026-11-22T16:59Z', '2026-11-16', 168],
    ['month', 'America/Mexico_City', '2026-12-01T05:59Z', '2026-11-01', 720],
  ] as const)('of a %s in %s at %s begin on %s and last %i hours', (every, zone, at, name, hours) => {
    const period = periodAt(every, Date.parse(at), zone);
    expect([period.name, (period.end - period.start) / 3_600_000]).toEqual([name, hours]);
  });

  it('are due from the last completed one on, in order and only when over', () => {
    fc.assert(
      fc.property(
        everies,
        zones,
        moments,
        fc.nat(9),
        fc.integer({ min: 1, max: 6 }),
        (every, zone, at, missed, most) => {
          let last = periodAt(every, at, zone);
          const doneUntil = last.end;
          const names: string[] = [];
          for (let i = 0; i < missed; i++) {
            last = periodAt(every, last.end, zone);
            names.push(last.name);
          }
          const now = periodAt(every, last.end, zone).end - 1;
          const due = periodsDue(every, { doneUntil, now, most, timeZone: zone });
          expect(due.map(({ name }) => name)).toEqual(names.slice(-most));
          expect(periodsDue(every, { doneUntil: null, now, most, timeZone: zone })).toEqual([last]);
        },
      ),
    );
  });
});

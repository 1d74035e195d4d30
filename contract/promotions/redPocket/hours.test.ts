import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../markets.ts';
import { DAY_MS } from '../../marketTime.ts';
import { RAIN_HOURS, rainFrom, rainsOfDate } from './hours.ts';

const TEN_MINUTES = 600_000;
const ZONES = [...Object.values(MARKETS).map(({ timeZone }) => timeZone), 'America/New_York'];
const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('a rain falls', () => {
  it("at 12, 18 and 21 in the market's local time, for ten minutes", () => {
    const hours = rainsOfDate('2026-11-21', 'Asia/Jakarta').map(({ id, start, end }) => [
      id,
      new Date(start).toISOString(),
      end - start,
    ]);
    expect(hours).toEqual([
      ['2026-11-21T12', '2026-11-21T05:00:00.000Z', TEN_MINUTES],
      ['2026-11-21T18', '2026-11-21T11:00:00.000Z', TEN_MINUTES],
      ['2026-11-21T21', '2026-11-21T14:00:00.000Z', TEN_MINUTES],
    ]);
    expect(
      rainsOfDate('2026-11-21', 'America/Mexico_City').map(({ start }) => new Date(start).getUTCHours()),
    ).toEqual([18, 0, 3]);
  });

  it('at local time also after a clock change that night', () => {
    expect(rainsOfDate('2026-03-08', 'America/New_York')[0]?.start).toBe(Date.parse('2026-03-08T16:00:00Z'));
  });

  it('now until the ten minutes are over, and from then on at the next hour', () => {
    const [noon, evening] = rainsOfDate('2026-11-21', 'Asia/Jakarta');
    if (!noon || !evening) throw new Error('no rains');
    expect(rainFrom(noon.start - 1, 'Asia/Jakarta')).toEqual(noon);
    expect(rainFrom(noon.start, 'Asia/Jakarta')).toEqual(noon);
    expect(rainFrom(noon.end - 1, 'Asia/Jakarta')).toEqual(noon);
    expect(rainFrom(noon.end, 'Asia/Jakarta')).toEqual(evening);
  });

  it("next within the fifteen hours of a night, whatever the zone's clock changes", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (at, zone) => {
        const rain = rainFrom(at, zone);
        expect(rain.end).toBeGreaterThan(at);
        expect(rain.start - at).toBeLessThanOrEqual(16 * 3_600_000);
        expect(rainFrom(rain.end - 1, zone)).toEqual(rain);
        const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
        expect(['12', '18', '21']).toContain(shown.format(rain.start));
      }),
    );
  });

  it('at other hours if configured', () => {
    const hours = { ...RAIN_HOURS, hours: [9], lasts: 60_000 };
    const rain = rainFrom(Date.parse('2026-11-21T03:00:00Z'), 'Asia/Jakarta', hours);
    expect(rain).toMatchObject({ id: '2026-11-22T09', end: rain.start + 60_000 });
    expect(rain.start).toBe(Date.parse('2026-11-21T02:00:00Z') + DAY_MS);
    expect(() => rainFrom(0, 'Asia/Jakarta', { hours: [], lasts: 1 })).toThrow(RangeError);
  });
});

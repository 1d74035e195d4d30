import { dateOf, dayOf, hourOfDate, type Period } from '../../marketTime.ts';

/** When it rains: promotions.md, "red envelopes". */

/** Hours of the market's day, and ms a rain lasts. */
interface RainHours {
  hours: readonly number[];
  lasts: number;
}

export const RAIN_HOURS: RainHours = { hours: [12, 18, 21], lasts: 10 * 60_000 };

export interface Rain extends Period {
  /** The market's date and hour: '2026-11-21T12'. Its amounts are drawn with it. */
  id: string;
}

/** The rains of a date, the first first. */
export function rainsOfDate(date: string, timeZone: string, { hours, lasts } = RAIN_HOURS): Rain[] {
  return hours.map((hour) => {
    const start = hourOfDate(date, hour, timeZone);
    return { id: `${date}T${`${hour}`.padStart(2, '0')}`, start, end: start + lasts };
  });
}

/** The rain that falls at `at`, or else the next one. */
export function rainFrom(at: number, timeZone: string, hours = RAIN_HOURS): Rain {
  const days = [at, dayOf(at, timeZone).end];
  const rains = days.flatMap((day) => rainsOfDate(dateOf(day, timeZone), timeZone, hours));
  const rain = rains.find(({ end }) => at < end);
  if (!rain) throw new RangeError('it rains at no hour of the day');
  return rain;
}

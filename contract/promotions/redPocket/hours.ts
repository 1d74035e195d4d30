import { atHour, dateOf, dayOf, type Period } from '../../marketTime.ts';

/** The times of rains: promotions.md, "red envelopes". */

/** Hours of the market's day, and the duration of a rain, ms. */
interface RainHours {
  hours: readonly number[];
  lasts: number;
}

export const RAIN_HOURS: RainHours = { hours: [12, 18, 21], lasts: 10 * 60_000 };

export interface Rain extends Period {
  /** The market's date and hour: '2026-11-21T12'. It is an input of the draw. */
  id: string;
}

/** The rains of a date, in order. */
export function rainsOfDate(date: string, timeZone: string, { hours, lasts } = RAIN_HOURS): Rain[] {
  return hours.map((hour) => {
    const start = atHour(date, hour, timeZone);
    return { id: `${date}T${`${hour}`.padStart(2, '0')}`, start, end: start + lasts };
  });
}

/** The rain in progress at `at`, or else the next one. */
export function rainFrom(at: number, timeZone: string, hours = RAIN_HOURS): Rain {
  const days = [at, dayOf(at, timeZone).end];
  const rains = days.flatMap((day) => rainsOfDate(dateOf(day, timeZone), timeZone, hours));
  const rain = rains.find(({ end }) => at < end);
  if (!rain) throw new RangeError('it rains at no hour of the day');
  return rain;
}

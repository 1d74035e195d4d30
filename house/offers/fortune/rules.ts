import { dateAfter, dateOf, dayOfDate } from '../../../contract/marketTime.ts';

/** A birthday, and the period in which its gift can be applied for (ms). */
export interface Birthday {
  /** '2026-12-31' */
  date: string;
  from: number;
  until: number;
}

/**
 * The birthday whose gift can be applied for at `now`, or the next one. A birthday on 29 February is on 1 March in other years,
 * as for the coming of age.
 */
export function birthdayAt(
  birthDate: string,
  now: number,
  { days, timeZone }: { days: number; timeZone: string },
): Birthday {
  const [, month = 1, day = 1] = birthDate.split('-').map(Number);
  const year = Number(dateOf(now, timeZone).slice(0, 4));
  // A birthday late in the year can still be applied for in the next year.
  const birthdays = [year - 1, year, year + 1].map((one): Birthday => {
    const date = new Date(Date.UTC(one, month - 1, day)).toISOString().slice(0, 10);
    return {
      date,
      from: dayOfDate(date, timeZone).start,
      until: dayOfDate(dateAfter(date, days), timeZone).start,
    };
  });
  const birthday = birthdays.find(({ until }) => now < until);
  if (!birthday) throw new Error(`${birthDate} has no birthday after ${now}`);
  return birthday;
}

import { dateAfter } from '../../../contract/marketTime.ts';
import type { Holiday } from '../../../contract/promotions/holidays.ts';

/** Days up to a holiday, inclusive. */
const DAYS = 7;

/** The days up to a holiday, as dates ('2026-12-25'). */
export interface HolidayDays {
  holiday: Holiday;
  /** Seven; the last one is the holiday. */
  days: readonly string[];
  /** The first day with a check-in for this holiday: the one after an earlier holiday that is less than seven days before. */
  from: string;
}

/** The next holiday, including today; null if the table (in its order) has none. */
export function nextHoliday(holidays: readonly Holiday[], today: string): HolidayDays | null {
  const at = holidays.findIndex(({ date }) => date >= today);
  const holiday = holidays[at];
  if (!holiday) return null;
  const days = Array.from({ length: DAYS }, (_, i) => dateAfter(holiday.date, i + 1 - DAYS));
  const [first = holiday.date] = days;
  const before = holidays[at - 1];
  const afterBefore = before ? dateAfter(before.date, 1) : first;
  return { holiday, days, from: afterBefore > first ? afterBefore : first };
}

/** The award of today's check-in, in hundredths of U: more on the holiday itself, with check-ins on all days before it. */
export function worthOf(
  { holiday, days }: Pick<HolidayDays, 'holiday' | 'days'>,
  today: string,
  signed: ReadonlySet<string>,
  { each, more }: { each: number; more: number },
): number {
  const whole = today === holiday.date && days.every((day) => day === today || signed.has(day));
  return whole ? each + more : each;
}

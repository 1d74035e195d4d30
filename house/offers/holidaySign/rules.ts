import { dateAfter } from '../../../contract/marketTime.ts';
import type { Holiday } from '../../../contract/promotions/holidays.ts';

/** Days up to a holiday, itself included. */
const DAYS = 7;

/** The days up to a holiday, all of them dates ('2026-12-25'). */
export interface HolidayDays {
  holiday: Holiday;
  /** Seven, the last of which is the holiday. */
  days: readonly string[];
  /** The first that is this holiday's to sign: the one after an earlier holiday that is nearer than seven days. */
  from: string;
}

/** The nearest holiday to come, today's included; null where the table (in its order) has none. */
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

/** What signing today gives, in hundredths of U: more on the holiday itself, where all days before it were signed. */
export function worthOf(
  { holiday, days }: Pick<HolidayDays, 'holiday' | 'days'>,
  today: string,
  signed: ReadonlySet<string>,
  { each, more }: { each: number; more: number },
): number {
  const whole = today === holiday.date && days.every((day) => day === today || signed.has(day));
  return whole ? each + more : each;
}

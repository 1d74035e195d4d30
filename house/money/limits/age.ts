import { dayOf } from '../../core/marketTime.ts';

/**
 * Whether who was born that day is at least `years` old on the market's day of `now`; null when the calendar has no
 * such day. Who was born on 29 February comes of age on 1 March.
 */
export function isOfAge(
  { year, month, day }: { year: number; month: number; day: number },
  years: number,
  now: number,
  timeZone: string,
): boolean | null {
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return null;
  // UTC's noon falls on the same day in every zone of a market.
  const comesOfAge = Date.UTC(year + years, month - 1, day, 12);
  return dayOf(comesOfAge, timeZone).start <= now;
}

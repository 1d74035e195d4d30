import { LEAST_AGE } from '../../../contract/http/limits.ts';

/** A date of birth as it is typed. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

/** What is wrong with it at `now` (ms), null when nothing is; the house has the last word on the age. */
export function birthProblem(typed: TypedDate, now: number): 'birthInvalid' | 'birthYoung' | null {
  const [day, month, year] = [Number(typed.day), Number(typed.month), Number(typed.year)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const today = new Date(now);
  if (!real || year < today.getUTCFullYear() - 120 || date.getTime() > now) return 'birthInvalid';
  // A day of grace: what day it is where the player lives is for the house to say.
  const grown = Date.UTC(year + LEAST_AGE, month - 1, day - 1);
  return grown > now ? 'birthYoung' : null;
}

/** 2001-04-09. */
export function isoDate({ day, month, year }: TypedDate): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

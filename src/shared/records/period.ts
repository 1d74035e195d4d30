import { STATEMENT_DAYS } from '../../../contract/http/money/statement.ts';
import { dateAfter } from '../../../contract/marketTime.ts';

/** Date ranges in the market's time zone for the statement's filter. Days are '2026-11-21'. */

export const PERIODS = ['today', 'week', 'month', 'lastMonth', 'year', 'own'] as const;
export type PeriodKey = (typeof PERIODS)[number];

export interface Days {
  from?: string;
  to?: string;
}

/** The days of a preset, including today; none for the whole year, which is the server's default. */
export function daysOf(period: Exclude<PeriodKey, 'own'>, today: string): Days {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: dateAfter(today, -6), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'lastMonth': {
      const last = dateAfter(`${today.slice(0, 7)}-01`, -1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
    case 'year':
      return {};
  }
}

/** The first day of a statement's range. */
export function earliest(today: string): string {
  return dateAfter(today, 1 - STATEMENT_DAYS);
}

/** The error of a typed range; null when it is valid. */
export function daysProblem(
  { from, to }: Days,
  today: string,
): 'daysMissing' | 'daysTurned' | 'daysTooOld' | null {
  if (!from || !to) return 'daysMissing';
  if (from > to) return 'daysTurned';
  return from < earliest(today) ? 'daysTooOld' : null;
}

import { STATEMENT_DAYS } from '../../../contract/http/money/statement.ts';
import { dateAfter } from '../../../contract/marketTime.ts';

/** Stretches of days of the market, as the statement's filter offers them. Days are '2026-11-21'. */

export const PERIODS = ['today', 'week', 'month', 'lastMonth', 'year', 'own'] as const;
export type PeriodKey = (typeof PERIODS)[number];

export interface Days {
  from?: string;
  to?: string;
}

/** The days of a preset, today among them; of the whole year none, which is what the house takes for it. */
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

/** The first day that a statement reaches back to. */
export function earliest(today: string): string {
  return dateAfter(today, 1 - STATEMENT_DAYS);
}

/** What is wrong with a stretch that was typed; null when it can be asked for. */
export function daysProblem(
  { from, to }: Days,
  today: string,
): 'daysMissing' | 'daysTurned' | 'daysTooOld' | null {
  if (!from || !to) return 'daysMissing';
  if (from > to) return 'daysTurned';
  return from < earliest(today) ? 'daysTooOld' : null;
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  balanceFlow,
  balanceFlowEntry,
  balanceFlowTotals,
  type StatementLine,
  type StatementRange,
} from '../../../contract/http/statement.ts';
import { http } from '../../net/house.ts';
import { dayOf } from './period.ts';

const A_PAGE = 30;

/** A player's lines, page by page, the newest first. */
export const statementLines = (userId: string, range: StatementRange) =>
  infiniteQueryOptions({
    queryKey: ['statement', userId, 'lines', range],
    queryFn: ({ pageParam }) =>
      http.send(
        balanceFlow,
        { ...range, count: A_PAGE, ...(pageParam !== null && { after: pageParam }) },
        { quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** What the same lines sum up to. */
export const statementTotals = (userId: string, range: StatementRange) =>
  queryOptions({
    queryKey: ['statement', userId, 'totals', range],
    queryFn: () => http.send(balanceFlowTotals, range, { quiet: true }),
  });

/** One line with its journal entry. */
export const statementEntry = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['statement', userId, 'entry', id],
    queryFn: () => http.send(balanceFlowEntry, { id }, { quiet: true }),
  });

/** Lines by the market's days, in their order. */
export function byDay(
  lines: readonly StatementLine[],
  timeZone: string,
): { day: string; lines: StatementLine[] }[] {
  const days: { day: string; lines: StatementLine[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.at, timeZone);
    const last = days[days.length - 1];
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

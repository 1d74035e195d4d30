import { dateAfter } from '../../../contract/marketTime.ts';
import type { DaySum } from '../engine/totals.ts';

/** Consecutive days that count. */
export interface Run {
  /** Its first day, '2026-11-27'. */
  since: string;
  days: number;
}

/** Whether a day counts: the minimum was deposited and staked on it. */
export function counts(day: Pick<DaySum, 'deposited' | 'staked'> | undefined, least: bigint): boolean {
  return day !== undefined && day.deposited >= least && day.staked >= least;
}

/** The runs among days that count, earliest first. */
export function runsOf(counted: Iterable<string>): Run[] {
  const runs: Run[] = [];
  for (const day of [...counted].toSorted()) {
    const last = runs.at(-1);
    if (last && dateAfter(last.since, last.days) === day) last.days += 1;
    else runs.push({ since: day, days: 1 });
  }
  return runs;
}

/** The current run: it ends today, or yesterday as long as today can still count. */
export function runningOf(runs: readonly Run[], today: string): Run | null {
  const last = runs.at(-1);
  if (!last) return null;
  const next = dateAfter(last.since, last.days);
  return next === today || next === dateAfter(today, 1) ? last : null;
}

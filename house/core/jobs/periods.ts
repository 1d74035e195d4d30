import { dateOf, dayOf, monthOf, type Period, weekOf } from '../marketTime.ts';

/** How often something is done: at the end of each of these, as clocks in the market show them. */
export type Every = 'hour' | 'day' | 'week' | 'month';

/** A period with what it is called: its first day, of an hour its beginning in UTC. */
export interface NamedPeriod extends Period {
  name: string;
}

const HOUR_MS = 3_600_000;

/** The period that `at` (ms) is in. */
export function periodAt(every: Every, at: number, timeZone: string): NamedPeriod {
  switch (every) {
    case 'hour': {
      // Every zone's hours begin with an hour of UTC, or half past: nobody is told of these.
      const start = Math.floor(at / HOUR_MS) * HOUR_MS;
      return { start, end: start + HOUR_MS, name: new Date(start).toISOString().slice(0, 13) };
    }
    case 'day':
      return { ...dayOf(at, timeZone), name: dateOf(at, timeZone) };
    case 'week': {
      const { monday, ...week } = weekOf(at, timeZone);
      return { ...week, name: monday };
    }
    case 'month': {
      const { first, ...month } = monthOf(at, timeZone);
      return { ...month, name: first };
    }
  }
}

/**
 * The periods that are over at `now` and were not done, the oldest first.
 * @param doneUntil the end of the last one that was done; null for none, when only the last one that is over counts
 * @param most so many at most: the newest
 */
export function periodsDue(
  every: Every,
  {
    doneUntil,
    now,
    most,
    timeZone,
  }: { doneUntil: number | null; now: number; most: number; timeZone: string },
): NamedPeriod[] {
  const due: NamedPeriod[] = [];
  let { start } = periodAt(every, now, timeZone);
  while (due.length < (doneUntil === null ? 1 : most) && start > (doneUntil ?? Number.NEGATIVE_INFINITY)) {
    const period = periodAt(every, start - 1, timeZone);
    due.unshift(period);
    start = period.start;
  }
  return due;
}

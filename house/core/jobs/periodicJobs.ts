import { and, desc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Market } from '../../../contract/markets.ts';
import { dateOf, dayOf, monthOf, type Period, weekOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { repeat } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';
import { periodRuns } from './tables.ts';

/** A job that runs once per market period, soon after the period ends. */
export interface PeriodicJob {
  /** Stable identifier; never reused. */
  readonly kind: string;
  readonly every: Every;
  /** Maximum number of missed periods that are run after downtime, oldest first. Older ones are skipped and logged. */
  readonly backfill: number;
  /** Delay after the period's end, ms; none if left out. */
  readonly after?: number;
  /**
   * Runs in the transaction that records the run. Long work is added as a job. Returns false if nobody needs to be notified.
   * @throws to be retried
   */
  run(tx: Tx, period: NamedPeriod): Promise<unknown>;
  /** Notifies listeners after the commit: anyone who reads earlier still gets the old state. */
  done?(): void;
}

/** Interval of the check for periods that are over, ms. */
const LOOK_MS = 15_000;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  log: Logger;
}

/** Time since the end of the oldest period that has not run, s, by kind. */
type Lateness = Map<string, number>;

/** Runs the periodic jobs, each period once over all houses on the database. Returns the stop call. */
export function schedulePeriodicJobs(
  parts: Parts & { metrics: Metrics },
  jobs: readonly PeriodicJob[],
): () => Promise<void> {
  const late: Lateness = new Map(jobs.map(({ kind }) => [kind, 0]));
  parts.metrics.watchEach(
    'kilat_periods_late_seconds',
    'How long ago the oldest period ended that was not done',
    'kind',
    async () => Object.fromEntries(late),
  );
  return repeat(
    LOOK_MS,
    () => doPeriodicJobs(parts, jobs, late),
    parts.log,
    'periodic jobs were not looked at',
  );
}

/** Runs what is due now. @param late receives how far each kind is behind */
export async function doPeriodicJobs(
  parts: Parts,
  jobs: readonly PeriodicJob[],
  late: Lateness = new Map(),
): Promise<void> {
  for (const job of jobs) await doDue(parts, job, late);
}

/** Runs the due periods of one job. A period that fails blocks the later ones, and is retried at the next check. */
async function doDue(parts: Parts, job: PeriodicJob, late: Lateness): Promise<void> {
  const { db, clock, market, log } = parts;
  const { kind, every, backfill, after = 0 } = job;
  const [last] = await db.orm
    .select({ endedAt: periodRuns.endedAt })
    .from(periodRuns)
    .where(and(eq(periodRuns.kind, kind), eq(periodRuns.market, market.currency)))
    .orderBy(desc(periodRuns.endedAt))
    .limit(1);
  const now = clock.now();
  const { timeZone } = market;
  const due = periodsDue(every, {
    doneUntil: last?.endedAt ?? null,
    now: now - after,
    most: backfill,
    timeZone,
  });
  const [first] = due;
  if (last && first && first.start > last.endedAt)
    log.warn({ kind, from: last.endedAt, until: first.start }, 'periods of a periodic job were too long ago');
  for (const period of due) {
    late.set(kind, (now - period.end) / 1_000);
    try {
      await runOnce(parts, job, period);
    } catch (error) {
      log.error({ err: error, kind, period: period.name }, 'a periodic job failed and will be tried again');
      return;
    }
  }
  late.set(kind, 0);
}

async function runOnce({ db, clock, market }: Parts, job: PeriodicJob, period: NamedPeriod): Promise<void> {
  const news = await db.orm.transaction(async (tx) => {
    const noted = await tx
      .insert(periodRuns)
      .values({
        kind: job.kind,
        market: market.currency,
        period: period.name,
        endedAt: period.end,
        doneAt: Math.round(clock.now()),
      })
      .onConflictDoNothing()
      .returning({ kind: periodRuns.kind });
    // Otherwise another house has run it.
    return noted.length > 0 && (await job.run(tx, period)) !== false;
  });
  if (news) job.done?.();
}

/** The length of a job's periods, in the market's time zone. */
export type Every = 'hour' | 'day' | 'week' | 'month';

/** A period with its name: its first day, or for an hour its start in UTC. */
interface NamedPeriod extends Period {
  name: string;
}

const HOUR_MS = 3_600_000;

/** The period that contains `at` (ms). */
export function periodAt(every: Every, at: number, timeZone: string): NamedPeriod {
  switch (every) {
    case 'hour': {
      // Every zone's hours begin on the UTC hour or at half past; the difference is ignored here.
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
 * The periods that are over at `now` and have not run, oldest first.
 * @param doneUntil the end of the last one that has run; null for none, when only the latest finished period counts
 * @param most maximum number of periods; the newest are kept
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

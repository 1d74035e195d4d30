import { and, desc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Market } from '../../../contract/markets.ts';
import { dateOf, dayOf, monthOf, type Period, weekOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { repeat } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';
import { periodRuns } from './tables.ts';

/** Something that is done once for each period of the market, soon after its end. */
export interface PeriodicJob {
  /** Names it for ever. */
  readonly kind: string;
  readonly every: Every;
  /** So many periods are made up for after a stop, in their order; older ones are left out, and the log says so. */
  readonly backfill: number;
  /** How long after the period's end it is done, ms; at once where it is left out. */
  readonly after?: number;
  /**
   * Does it in the transaction that notes it. Work that takes long is added as a job. Returns false where nobody needs to be told.
   * @throws when it is to be tried again
   */
  run(tx: Tx, period: NamedPeriod): Promise<unknown>;
  /** Tells others of it, once it is written: who asks any sooner is still told what was before. */
  done?(): void;
}

/** How often it is looked for periods that are over, ms. */
const LOOK_MS = 15_000;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  log: Logger;
}

/** How long ago the oldest period ended that was not done, s, by kind. */
type Lateness = Map<string, number>;

/** Does the periodic jobs, each period once over all houses on the database. Returns how to stop it. */
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

/** Does what is due now. @param late is told how far each kind is behind */
export async function doPeriodicJobs(
  parts: Parts,
  jobs: readonly PeriodicJob[],
  late: Lateness = new Map(),
): Promise<void> {
  for (const job of jobs) await doDue(parts, job, late);
}

/** Does what is due of one job. A period that fails keeps the later ones waiting, and is tried again at the next look. */
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
    // Another house has done it.
    return noted.length > 0 && (await job.run(tx, period)) !== false;
  });
  if (news) job.done?.();
}

/** How often something is done: at the end of each of these, as clocks in the market show them. */
export type Every = 'hour' | 'day' | 'week' | 'month';

/** A period with what it is called: its first day, of an hour its beginning in UTC. */
interface NamedPeriod extends Period {
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

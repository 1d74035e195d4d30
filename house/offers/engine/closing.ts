import { sql } from 'drizzle-orm';
import type { Period } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';
import { addJob, type JobType } from '../../core/jobs/job.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/**
 * How long after a period's end it is closed, ms: what was settled just before the end is written by then (a statement takes no
 * longer).
 */
export const CLOSING_MS = 25_000;

/** Pauses grow to hours: a round that hangs for a day is not waited for in vain. */
const TRIES = 12;

/** A day or week that is over. */
export interface Closed extends Period {
  /** Its first day: '2026-11-27'. */
  name: string;
}

/**
 * What is done once for each day or week of the market when all of it is settled, for so many players that it takes several
 * transactions. It is a job: a house that ends in the middle leaves it to another, and a period may be closed twice, so `close` must
 * not give twice. What one transaction does is a periodic job of its own.
 */
export function closing(
  { db }: { db: Database },
  { kind, every }: { kind: string; every: 'day' | 'week' | 'month' },
  close: (period: Closed) => Promise<void>,
): { periodic: PeriodicJob[]; jobs: JobType[] } {
  const type = { name: kind, tries: TRIES };
  return {
    periodic: [
      {
        ...{ kind, every, backfill: 2, after: CLOSING_MS },
        run: (tx, { name, start, end }) => addJob(tx, type, { name, start, end }),
      },
    ],
    jobs: [
      {
        ...type,
        async run(payload) {
          const period = payload as Closed;
          await requireSettled(db.orm, period.end);
          await close(period);
        },
      },
    ],
  };
}

/**
 * Makes sure that every round that began before `end` (ms) is settled. Solo rounds and providers' wait for their players, and count in the
 * day in which they end: nobody holds a day open. @throws else, so that the job is tried again
 */
export async function requireSettled(orm: Pick<Database['orm'], 'execute'>, end: number): Promise<void> {
  const { rows } = await orm.execute<{ game: string; id: string }>(
    sql`SELECT game, id FROM rounds WHERE state IN ('open', 'closed') AND opens_at < ${end} LIMIT 1`,
  );
  const [open] = rows;
  if (open) throw new Error(`the round ${open.id} of ${open.game} began before and is not settled`);
}

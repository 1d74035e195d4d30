import { sql } from 'drizzle-orm';
import type { Period } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';
import { addJob, type JobType } from '../../core/jobs/job.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/**
 * Delay between a period's end and its close, ms: bets settled just before the end are written by then (it exceeds the
 * statement timeout).
 */
export const CLOSING_MS = 25_000;

/** Pauses grow to hours: enough to wait a day for a round that hangs. */
const TRIES = 12;

/** A past day or week. */
export interface Closed extends Period {
  /** Its first day: '2026-11-27'. */
  name: string;
}

/**
 * A task that runs once per day or week of the market when all of it is settled, for so many players that it takes several
 * transactions. It is a job: a house that stops in the middle leaves it to another, and a period may be closed twice, so
 * `close` must be idempotent. Tasks of one transaction are periodic jobs instead.
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
 * Checks that every round that began before `end` (ms) is settled. Solo rounds and those of providers wait for their players,
 * and count on the day on which they end: no player can delay a close. @throws otherwise, to have the job retried
 */
export async function requireSettled(orm: Pick<Database['orm'], 'execute'>, end: number): Promise<void> {
  const { rows } = await orm.execute<{ game: string; id: string }>(
    sql`SELECT game, id FROM rounds WHERE state IN ('open', 'closed') AND opens_at < ${end} LIMIT 1`,
  );
  const [open] = rows;
  if (open) throw new Error(`the round ${open.id} of ${open.game} began before and is not settled`);
}

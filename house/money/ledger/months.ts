import { sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/** So many months are made ahead: a house that stands still for weeks finds the next ones standing. */
const AHEAD = 2;

/** Whoever wants the tables keeps their bets waiting: so long at most, ms; the job is tried again soon. */
const LOCK_MS = 500;

/**
 * Begins each month of play soon after its first hour in UTC begins, and makes the partitions of those to come. Bets never
 * wait for it: what is placed before is of the month before.
 * @param keysKept after how many months the keys of play are forgotten; 0 for never
 */
export function monthsOfPlay(clock: Pick<Clock, 'now'>, keysKept: number): PeriodicJob {
  return {
    kind: 'months-of-play',
    every: 'hour',
    backfill: 1,
    async run(tx) {
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
      await tx.execute(sql`SELECT ledger_turn_month(${clock.now()}, ${AHEAD})`);
      if (keysKept > 0) await tx.execute(sql`SELECT ledger_forget_keys(${clock.now()}, ${keysKept})`);
    },
  };
}

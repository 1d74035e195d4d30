import { sql } from 'drizzle-orm';
import { LOCK_MS } from '../../core/db/migrations.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/** So many months are made ahead: a house that stands still for weeks finds the next ones standing. */
const AHEAD = 2;

/**
 * Begins each month of play soon after its first hour in UTC begins, and makes the partitions of those to come. Bets never
 * wait for it: what is placed before is of the month before. It is tried again soon where it would wait for a table.
 * @param keysKept after how many months the keys of play are forgotten; 0 for never
 */
export function monthsOfPlay(keysKept: number): PeriodicJob {
  return {
    kind: 'months-of-play',
    every: 'hour',
    backfill: 1,
    async run(tx) {
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
      await tx.execute(sql`SELECT ledger_keep_months(${AHEAD}, ${keysKept})`);
    },
  };
}

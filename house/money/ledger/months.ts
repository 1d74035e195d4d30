import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { LOCK_MS } from '../../core/db/migrations.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/** So many months are made ahead: a house that stands still for weeks finds the next ones standing. */
const AHEAD = 2;

/**
 * Begins each month of play soon after its first hour in UTC begins, and makes the partitions of those to come. Bets never
 * wait for it: what is placed before is of the month before. It is tried again soon where it would wait for a table.
 * @param keyRetention after how many months the keys of play are forgotten; 0 for never
 */
function monthsOfPlay(keyRetention: number): PeriodicJob {
  return {
    kind: 'months-of-play',
    every: 'hour',
    backfill: 1,
    async run(tx) {
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}`));
      await tx.execute(sql`SELECT ledger_keep_months(${AHEAD}, ${keyRetention})`);
    },
  };
}

/** What keeps the months of play. @param keyRetention after how many months keys are forgotten; 0 for never */
export function monthJobs({ keyRetention }: { keyRetention: number }): PeriodicJob[] {
  return [monthsOfPlay(keyRetention)];
}

/**
 * Forgets bets, and what they moved, of months that ended more than `months` ago; what they summed to is carried. For the owner of the
 * schema: no running house may. A month of a busy site is summed up for minutes.
 */
export async function forgetPlay(db: Database, months: number): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}; SET LOCAL statement_timeout = 0`));
    await tx.execute(sql`SELECT ledger_forget_months(${months})`);
  });
}

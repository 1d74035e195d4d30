import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { LOCK_MS } from '../../core/db/migrations.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';

/** Number of months whose partitions are created ahead: enough for a house that was down for weeks. */
const AHEAD = 2;

/**
 * Switches to the new month of play soon after the first UTC hour of the month, and creates the partitions of later months.
 * Bets never wait for it: those placed before the switch belong to the previous month. It is retried soon if it would have to
 * wait for a table lock.
 * @param keyRetention after how many months the keys of play are deleted; 0 for never
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

/** The jobs that maintain the months of play. @param keyRetention after how many months keys are deleted; 0 for never */
export function monthJobs({ keyRetention }: { keyRetention: number }): PeriodicJob[] {
  return [monthsOfPlay(keyRetention)];
}

/**
 * Deletes bets and their transfers of months that ended more than `months` ago; their sums are carried over. Needs the schema's
 * owner: a running house may not do it. Summing up a month of a busy site takes minutes.
 */
export async function forgetPlay(db: Database, months: number): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_MS}; SET LOCAL statement_timeout = 0`));
    await tx.execute(sql`SELECT ledger_forget_months(${months})`);
  });
}

import type { Database } from '../../core/db/database.ts';

/** Start of the month that is `months` after the current one. */
export const monthAfter = (months: number) =>
  Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + months, 1);

/** Starts the month of play that contains `at`, as a house does when the database's clock reaches it. */
export async function turnMonth(db: Database, at: number): Promise<void> {
  await db.pool.query('SELECT ledger_turn_month($1, 1)', [at]);
}

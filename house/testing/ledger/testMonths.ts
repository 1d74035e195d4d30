import type { Database } from '../../core/db/database.ts';

/** The first moment of a month after this one. */
export const monthAfter = (months: number) =>
  Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + months, 1);

/** Begins the month of play that `at` is in, as a house does when the database's clock shows that. */
export async function turnMonth(db: Database, at: number): Promise<void> {
  await db.pool.query('SELECT ledger_turn_month($1, 1)', [at]);
}

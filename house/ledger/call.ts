import type { Database } from '../db/database.ts';
import { refusalOf } from './refusals.ts';

/**
 * Calls a SQL function of the ledger as a named prepared statement: one round trip, one transaction.
 * Throws a Refusal where the function refuses.
 */
export async function callLedger<Row extends object>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  try {
    return (await db.pool.query<Row>({ name, text, values })).rows;
  } catch (error) {
    throw refusalOf(error);
  }
}

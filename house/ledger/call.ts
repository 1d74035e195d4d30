import type { Database } from '../db/database.ts';
import { refusalOf } from './refusals.ts';

const LAST_OPERATION = "currval('ledger_operations_id_seq')";

/**
 * Which operation moved the wallet, in a call that answers `replayed` and has the key as $1 and the player as $2. An id
 * is given under the wallet's lock, so of two answers the one with the higher sequence is newer.
 */
export const KEYED_SEQUENCE = `CASE WHEN replayed THEN ledger_sequence_of('user:' || $2::bigint, $1)
  ELSE ${LAST_OPERATION} END AS sequence`;
/** The same for a call that settles: whatever it ended belongs to one operation, written last on this connection. */
export const SETTLED_SEQUENCE = `${LAST_OPERATION} AS sequence`;

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

import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { refusalOf } from './refusals.ts';

/** Calls that may wait for a connection of a pool: a tenth of a second's work. More are refused at once. */
const MOST_WAITING = 500;

/**
 * Calls a SQL function of the ledger as a named prepared statement: one round trip, one transaction.
 * Throws a Refusal where the function refuses, and 667 where too many wait already.
 */
export async function callLedger<Row extends object>(
  { money }: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (money.waitingCount >= MOST_WAITING) throw new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  try {
    return (await money.query<Row>({ name, text, values })).rows;
  } catch (error) {
    throw refusalOf(error);
  }
}

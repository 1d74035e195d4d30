import pg from 'pg';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { type Database, isBusy } from '../../core/db/database.ts';

/**
 * Maximum number of calls that wait for a connection of a pool: a tenth of a second of work. Further calls are refused at once.
 */
const MOST_WAITING = 500;

/** SQLSTATE if a statement was prepared before a migration changed its result type; it was not run. */
const STALE_PLAN = '0A000';
/** SQLSTATE if a statement timed out or was cancelled: its transaction is rolled back. */
const CALLED_OFF = '57014';
/** Number of stale-plan errors so far. Part of the names of prepared statements, as a connection never frees a name. */
let generation = 0;

/**
 * Calls a SQL function of the ledger as a named prepared statement: one round trip, one transaction. Throws a Refusal if the
 * function refuses, and 667 if too many calls are waiting. Jobs that may take longer than a player can wait use the other
 * connections: `{ money: db.pool }`.
 */
export async function callLedger<Row extends object>(
  { money }: Pick<Database, 'money'>,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (money.waitingCount >= MOST_WAITING) throw new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  const prepared = generation;
  const call = () => queryPrepared<Row>(money, { name: `${name} ${generation}`, text, values });
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== STALE_PLAN) throw refusalOf(error);
  }
  if (generation === prepared) generation += 1;
  try {
    return await call();
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Runs a statement and keeps the connection if the ledger refuses. `Pool.query` would close the connection on any error, and
 * the next call would pay for a new one. A connection whose answer did not come in time is closed. The wait for a connection
 * and for the answer share one timeout, the pool's `query_timeout`.
 */
async function queryPrepared<Row extends object>(pool: pg.Pool, statement: pg.QueryConfig): Promise<Row[]> {
  const began = performance.now();
  const client = await pool.connect();
  const { query_timeout: most = 0 } = pool.options;
  // 0 means no limit.
  const left = most && Math.max(1, Math.ceil(most - (performance.now() - began)));
  const limited: pg.QueryConfig & { query_timeout: number } = { ...statement, query_timeout: left };
  let lost = false;
  try {
    return (await client.query<Row>(limited)).rows;
  } catch (error) {
    lost = !isRaised(error);
    throw error;
  } finally {
    client.release(lost);
  }
}

/**
 * Whether a ledger function raised the error: its SQLSTATE begins with K, also for errors that are not in the catalogue of
 * refusals (KLX13).
 */
function isRaised(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('K') === true;
}

const CODES: readonly number[] = Object.values(ErrorCode);

function isCode(code: number): code is ErrorCode {
  return CODES.includes(code);
}

/** When the cause of a refusal ends: its DETAIL, if that is a time. */
function untilOf({ detail = '' }: pg.DatabaseError): number | undefined {
  return /^\d{1,16}$/.test(detail) ? Number(detail) : undefined;
}

/**
 * Converts a database error to its Refusal (SQLSTATE 'KL' and the code, or 'K' and a four-digit code), or returns the error
 * itself. 667 stands for calls that got no connection or timed out, which had no effect, and for calls without an answer, which
 * may have taken effect: a retry with the same key returns the one result.
 */
export function refusalOf(error: unknown): unknown {
  if (isBusy(error)) return new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === CALLED_OFF) return new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  const code = codeOf(error);
  return code === null ? error : new Refusal(code, error.message, untilOf(error));
}

/** The code of a ledger function's refusal; null if the error is not a refusal. */
function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const code = Number(/^(?:KL(?=\d{3}$)|K(?=\d{4}$))(\d+)$/.exec(error.code ?? '')?.[1]);
  return isCode(code) ? code : null;
}

/** Awaits a statement whose SQL may refuse. @throws the corresponding Refusal */
export async function refusing<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    // Drizzle wraps the database error.
    throw refusalOf(error instanceof Error && error.cause ? error.cause : error);
  }
}

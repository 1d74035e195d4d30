import pg from 'pg';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { type Database, isBusy } from '../../core/db/database.ts';

/** Calls that may wait for a connection of a pool: a tenth of a second's work. More are refused at once. */
const MOST_WAITING = 500;

/** A statement was prepared before a migration changed what it gives; it was not run. */
const STALE_PLAN = '0A000';
/** A statement took longer than any may, or was called off: all of its transaction is taken back. */
const CALLED_OFF = '57014';
/** Counts the times that statements went stale: prepared ones are named anew, as no connection forgets a name. */
let generation = 0;

/**
 * Calls a SQL function of the ledger as a named prepared statement: one round trip, one transaction.
 * Throws a Refusal where the function refuses, and 667 where too many wait already. What takes a job longer than a player may wait
 * goes by the other connections: `{ money: db.pool }`.
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
 * Runs a statement on a connection that is kept where the ledger refuses. A refusal is an answer like another, and `Pool.query` would end
 * the connection with it: the next call would pay for a new one. A connection whose answer did not come in time is ended. The wait for
 * a connection and the one for the answer end together, as the pool's `query_timeout` says.
 */
async function queryPrepared<Row extends object>(pool: pg.Pool, statement: pg.QueryConfig): Promise<Row[]> {
  const began = performance.now();
  const client = await pool.connect();
  const { query_timeout: most = 0 } = pool.options;
  // 0 is no limit.
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

/** Whether a function of the ledger raised it: its SQLSTATEs begin with K, also of what is no refusal of the catalogue (KLX13). */
function isRaised(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('K') === true;
}

const CODES: readonly number[] = Object.values(ErrorCode);

function isCode(code: number): code is ErrorCode {
  return CODES.includes(code);
}

/** When a refusal ends: its DETAIL, where that is a time. */
function untilOf({ detail = '' }: pg.DatabaseError): number | undefined {
  return /^\d{1,16}$/.test(detail) ? Number(detail) : undefined;
}

/**
 * A database error as the Refusal it stands for (SQLSTATE 'KL' and the code, 'K' and one of four digits; 667 for what found no
 * connection or took too long, of which nothing is done, and for what was not answered, which may be done: asked again with its
 * key it gives the one result), or the error itself.
 */
export function refusalOf(error: unknown): unknown {
  if (isBusy(error)) return new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === CALLED_OFF) return new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  const code = codeOf(error);
  return code === null ? error : new Refusal(code, error.message, untilOf(error));
}

/** The code that a function of the ledger refuses with; null where it does not refuse. */
function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const code = Number(/^(?:KL(?=\d{3}$)|K(?=\d{4}$))(\d+)$/.exec(error.code ?? '')?.[1]);
  return isCode(code) ? code : null;
}

/** A statement of a transaction whose SQL may refuse. @throws the Refusal it stands for */
export async function refusing<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    // Drizzle wraps what the database said.
    throw refusalOf(error instanceof Error && error.cause ? error.cause : error);
  }
}

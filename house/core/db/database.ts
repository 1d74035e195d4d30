import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Metrics } from '../metrics.ts';

/**
 * One PostgreSQL database. `pool` is for SQL functions and whatever Drizzle does not say, `orm` for the rest; `money` is
 * for the ledger's functions, which do not wait for what anybody reads.
 */
export interface Database {
  pool: pg.Pool;
  money: pg.Pool;
  orm: NodePgDatabase;
  url: string;
  close(): Promise<void>;
}

/** A transaction of the database. */
export type Tx = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

const INT8 = 20;
const INT8_ARRAY = 1016;
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY as TypeId);

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** int8 as bigint, for our own pools only; node-pg's global parsers stay as they are. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid as TypeId, format);
    if (oid === INT8) return BigInt;
    if (oid === INT8_ARRAY)
      return (text: string) => textArray(text).map((item) => (item === null ? null : BigInt(item)));
    return pg.types.getTypeParser(oid as TypeId, format);
  },
};

/** Who waits longer for a connection is refused, and a statement that runs longer is ended, in ms. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 20_000;

/** Connections are kept for so long after a rush, ms: the next one would pay for them again, in the very moment in which all come. */
const IDLE_MS = 600_000;

/**
 * Opens pools on a database; they connect on first use.
 * @param max connections at most, for reading
 * @param money as many again for the ledger alone; it shares the others when left out
 */
export function openDatabase(
  url: string,
  { max = 10, money }: { max?: number; money?: number } = {},
): Database {
  const pool = openPool(url, max);
  const own = money === undefined ? null : openPool(url, money);
  const close = async () => {
    await Promise.all([pool.end(), own?.end()]);
  };
  return { pool, money: own ?? pool, orm: openOrm(pool), url, close };
}

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
  });
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that dies between two statements of a transaction: the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Drizzle on a pool. Its own transactions never give back a connection whose BEGIN fails, as when the server has died. */
function openOrm(pool: pg.Pool): NodePgDatabase {
  const orm: NodePgDatabase = drizzle(pool);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}

/** Whether a call found no connection in time: of its statement nothing was done. */
export function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // node-postgres gives this error no type of its own.
  return cause instanceof Error && cause.message.startsWith('timeout exceeded when trying to connect');
}

const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because another one has what must be unique. */
export function brokenUnique(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/**
 * A jsonb column that may hold any value. Drizzle's own reads a text once more as JSON after node-pg has read it, which
 * makes the number 5 of the text "5".
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** A name that all houses on one database share and no others. */
export async function idOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT system_identifier || current_database() AS id FROM pg_control_system()',
  );
  return createHash('sha256')
    .update(rows[0]?.id ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** Shows the database's connections in /metrics: those of the ledger, and all others. */
export function watchPools(metrics: Metrics, { pool, money }: Pick<Database, 'pool' | 'money'>): void {
  const each = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    metrics.watchEach(name, help, 'pool', async () => ({ money: read(money), others: read(pool) }));
  each('kilat_db_connections', 'Connections to the database', ({ totalCount }) => totalCount);
  each('kilat_db_connections_most', 'Connections that there may be', ({ options }) => options.max ?? 0);
  each('kilat_db_connections_idle', 'Connections that nobody uses', ({ idleCount }) => idleCount);
  each('kilat_db_waiting', 'Calls that wait for a connection', ({ waitingCount }) => waitingCount);
}

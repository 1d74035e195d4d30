import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { NoAnswer } from '../deadline.ts';
import type { Metrics } from '../metrics.ts';
import type { NetworkPath } from './networkPath.ts';

/**
 * One PostgreSQL database. `pool` is for SQL functions and queries that Drizzle cannot express, `orm` for the rest; `money` is
 * for the ledger's functions, which do not queue behind reads.
 */
export interface Database {
  pool: pg.Pool;
  money: pg.Pool;
  orm: NodePgDatabase;
  url: string;
  /** Closes the connections of a running house when PostgreSQL stops responding; undefined for tools, which wait. */
  path: NetworkPath | undefined;
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

/** Timeouts, ms: for getting a connection from the pool, and for a statement (enforced by PostgreSQL). */
const LIMITS = { connect: 5_000, statement: 20_000 };
/**
 * A running house waits for a statement's answer this much longer than PostgreSQL lets it run, ms; after that the connection
 * counts as dead.
 */
const ANSWER_MS = 500;
/** The same for the ledger's own connections: including the wait for a connection a player's call ends within 5 seconds. */
const MONEY_LIMITS = { connect: 3_500, statement: 4_000 };

/** Idle time after which a connection is probed, ms. */
const KEEP_ALIVE_MS = 5_000;
/**
 * Lets PostgreSQL detect that a house's host, or the path to it, is gone: a session keeps its locks until it ends. A
 * transaction that is idle because its house does not respond is ended too. Platforms that lack one of the TCP settings ignore
 * it.
 */
const SESSION_SETTINGS = {
  tcp_keepalives_idle: 4,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  tcp_user_timeout: 8_000,
  idle_in_transaction_session_timeout: 5_000,
};

/** How long idle connections are kept after a peak, ms: reopening them would cost time exactly when load peaks again. */
const IDLE_MS = 600_000;

/**
 * Opens pools on a database; they connect on first use.
 * @param max maximum number of connections for general use
 * @param money as many again for the ledger's short calls alone; it shares the others when left out
 * @param path of a running house: without one a statement's answer is awaited without a limit
 */
export function openDatabase(
  url: string,
  { max = 10, money, path }: { max?: number; money?: number; path?: NetworkPath | undefined } = {},
): Database {
  const pool = openPool({ url, path }, max, LIMITS);
  const own = money === undefined ? null : openPool({ url, path }, money, MONEY_LIMITS);
  const close = async () => {
    await Promise.all([pool.end(), own?.end()]);
  };
  return { pool, money: own ?? pool, orm: openOrm(pool), url, path, close };
}

/** Options for a connection to the database outside its pools. @param settings of its session */
export function connectionTo(
  { url, path }: Pick<Database, 'url' | 'path'>,
  settings: Record<string, number> = {},
): pg.ClientConfig {
  const session = Object.entries({ ...(path && SESSION_SETTINGS), ...settings });
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(session.length > 0 && { options: session.map(([name, value]) => `-c ${name}=${value}`).join(' ') }),
    ...(path && { stream: path.openSocket }),
  };
}

function openPool(
  to: Pick<Database, 'url' | 'path'>,
  max: number,
  { connect, statement }: typeof LIMITS,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(to),
    max,
    types,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statement,
    ...(to.path && { query_timeout: statement + ANSWER_MS }),
  });
  // A dead idle connection is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => {});
  // The same for one that dies between two statements of a transaction: the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Drizzle on a pool. Its own transactions never release a connection whose BEGIN fails (as when the server has died), and send
 * ROLLBACK on an unresponsive connection, which would hang too.
 */
function openOrm(pool: pg.Pool): NodePgDatabase {
  const orm: NodePgDatabase = drizzle(pool);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let silent: unknown;
    // A transaction sees a lost connection only at its next statement, whose error lacks the cause.
    const lost = (error: unknown) => {
      if (isBusy(error)) silent ??= error;
    };
    client.once('error', lost);
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          lost(error);
          // If a statement is running, this destroys the connection.
          if (silent) void (client as pg.PoolClient & pg.Client).end().catch(() => {});
          throw error;
        }
      }, config);
    } catch (error) {
      lost(error);
      throw silent ?? error;
    } finally {
      client.off('error', lost);
      client.release(silent !== undefined);
    }
  };
  return orm;
}

/** Error messages of node-postgres for a connection timeout and an answer timeout; it has no error types for these. */
const TIMED_OUT = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Query read timeout',
];

/**
 * Whether the database did not answer in time. A call that got no connection has done nothing; one whose answer is missing may
 * have been executed or may still be, so it is retried with the same idempotency key.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoAnswer || TIMED_OUT.some((text) => error.message.startsWith(text))) return true;
  return isBusy(error.cause);
}

const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because of a unique constraint. */
export function brokenUnique(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/**
 * A jsonb column that may hold any value. Drizzle's own type parses a text as JSON again after node-pg has parsed it, which
 * turns the text "5" into the number 5.
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** An id that all houses on one database share and no others. */
export async function idOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT system_identifier || current_database() AS id FROM pg_control_system()',
  );
  return createHash('sha256')
    .update(rows[0]?.id ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** Exposes the database's connections in /metrics: those of the ledger, and all others. */
export function watchPools(metrics: Metrics, { pool, money }: Pick<Database, 'pool' | 'money'>): void {
  const each = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    metrics.watchEach(name, help, 'pool', async () => ({ money: read(money), others: read(pool) }));
  each('kilat_db_connections', 'Connections to the database', ({ totalCount }) => totalCount);
  each('kilat_db_connections_most', 'Connections that there may be', ({ options }) => options.max ?? 0);
  each('kilat_db_connections_idle', 'Connections that nobody uses', ({ idleCount }) => idleCount);
  each('kilat_db_waiting', 'Calls that wait for a connection', ({ waitingCount }) => waitingCount);
}

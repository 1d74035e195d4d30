import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { NoAnswer } from '../deadline.ts';
import type { Metrics } from '../metrics.ts';
import type { NetworkPath } from './networkPath.ts';

/**
 * One PostgreSQL database. `pool` is for SQL functions and whatever Drizzle does not say, `orm` for the rest; `money` is
 * for the ledger's functions, which do not wait for what anybody reads.
 */
export interface Database {
  pool: pg.Pool;
  money: pg.Pool;
  orm: NodePgDatabase;
  url: string;
  /** Ends the connections of a running house when PostgreSQL falls silent; tools have none, and wait. */
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

/** Who waits longer for a connection is refused, and a statement that runs longer is ended by PostgreSQL, in ms. */
const LIMITS = { connect: 5_000, statement: 20_000 };
/** A running house waits for a statement's answer for so much longer than PostgreSQL lets it run, ms: then its connection is dead. */
const ANSWER_MS = 500;
/** The same for the ledger's own connections: with the wait for a connection a player's call ends within 5 seconds. */
const MONEY_LIMITS = { connect: 3_500, statement: 4_000 };

/** An unused connection is probed after so long, ms. */
const KEEP_ALIVE_MS = 5_000;
/**
 * How PostgreSQL finds out that a house's host is gone, or the path to it: until a session ends it keeps its locks. A
 * transaction that waits for its house is ended too. Platforms that lack one of the TCP settings ignore it.
 */
const SESSION_SETTINGS = {
  tcp_keepalives_idle: 4,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  tcp_user_timeout: 8_000,
  idle_in_transaction_session_timeout: 5_000,
};

/** Connections are kept for so long after a rush, ms: the next one would pay for them again, in the very moment in which all come. */
const IDLE_MS = 600_000;

/**
 * Opens pools on a database; they connect on first use.
 * @param max connections at most, for reading
 * @param money as many again for the ledger's short calls alone; it shares the others when left out
 * @param path of a running house: without one a statement's answer is waited for as long as it takes
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

/** What a connection to the database is opened with, beside those of its pools. @param settings of its session */
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
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that dies between two statements of a transaction: the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Drizzle on a pool. Its own transactions never give back a connection whose BEGIN fails, as when the server has died, and send
 * their ROLLBACK on one that does not answer, where it would be waited for too.
 */
function openOrm(pool: pg.Pool): NodePgDatabase {
  const orm: NodePgDatabase = drizzle(pool);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let silent: unknown;
    // A transaction hears by its next statement that its connection is lost, and then not why.
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
          // With a statement under way this destroys the connection.
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

/** What node-postgres says of a connection that did not come in time, and of an answer; it has no types for these. */
const TIMED_OUT = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Query read timeout',
];

/**
 * Whether the database did not answer in time. A call that found no connection has done nothing; one whose answer is missing
 * may have been done or may still be, so that it is asked for again with the same idempotency key.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoAnswer || TIMED_OUT.some((text) => error.message.startsWith(text))) return true;
  return isBusy(error.cause);
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

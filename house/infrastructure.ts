import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Bus } from './core/bus/bus.ts';
import { openBus } from './core/bus/openBus.ts';
import { type Clock, startClock } from './core/clock.ts';
import { type Database, openDatabase } from './core/db/database.ts';
import type { HouseLogin } from './core/db/functions.ts';
import { mayWriteJournal } from './core/db/houseRole.ts';
import { migrateDatabase } from './core/db/migrate.ts';
import { startPostgres } from './core/db/postgres.ts';
import { undoAll } from './core/undo.ts';

/** The ledger's own connections: bets do not wait for what anybody reads. */
const MONEY_CONNECTIONS = 10;

/** What everything else in the house stands on. */
export interface Infrastructure {
  db: Database;
  clock: Clock;
  bus: Bus;
  close(): Promise<void>;
}

/**
 * PostgreSQL (private or shared), the newest schema, the clock and the bus, in this order.
 * @throws when one of them cannot be had; what was begun is ended
 */
export async function openInfrastructure(config: Config, log: Logger): Promise<Infrastructure> {
  const undo: (() => unknown)[] = [];
  const close = () => undoAll(undo, log);
  try {
    let url = config.databaseUrl;
    let owner = config.migrateDatabaseUrl;
    let password: string | null = null;
    if (url === null) {
      const postgres = await startPostgres(config.dataDir, {
        info: (text) => log.info(text),
        warn: (text) => log.warn(text),
      });
      undo.push(() => postgres.stop());
      owner = postgres.url;
      ({ url, password } = postgres.house);
    }
    await migrate(owner ?? url, owner === null ? null : { role: roleOf(url), password });
    const db = openDatabase(url, { money: MONEY_CONNECTIONS });
    undo.push(() => db.close());
    await reach('the database of DATABASE_URL', db.pool.query('SELECT 1'));
    if (await mayWriteJournal(db.pool))
      log.warn(
        'this house may write the journal past its functions: set MIGRATE_DATABASE_URL, and a role of its own in DATABASE_URL (docs/operating.md)',
      );
    const clock = await startClock(db.pool, (error) =>
      log.warn({ err: error }, 'the clock was not measured'),
    );
    undo.push(() => clock.stop());
    const bus = await reach('the carrier of events (NATS_URL)', openBus(config, db, log));
    undo.push(() => bus.close());
    return { db, clock, bus, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Brings the schema up to date as its owner. */
async function migrate(ownerUrl: string, house: HouseLogin | null): Promise<void> {
  const owner = openDatabase(ownerUrl, { max: 1 });
  try {
    await reach(
      `the database of ${house ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL'}`,
      owner.pool.query('SELECT 1'),
    );
    await migrateDatabase(owner, house);
  } finally {
    await owner.close();
  }
}

/** Who an address of PostgreSQL connects as. */
function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** Says what could not be reached; libraries' own errors do not. */
async function reach<T>(what: string, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Could not reach ${what}: ${reason}`, { cause: error });
  }
}

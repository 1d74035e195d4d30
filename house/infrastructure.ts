import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Bus } from './core/bus/bus.ts';
import { openBus } from './core/bus/openBus.ts';
import { type RunningClock, startClock } from './core/clock.ts';
import { type Database, openDatabase } from './core/db/database.ts';
import type { HouseLogin } from './core/db/functions.ts';
import { mayWriteJournal } from './core/db/houseRole.ts';
import { migrateDatabase, pendingChanges } from './core/db/migrate.ts';
import { NetworkPath } from './core/db/networkPath.ts';
import { startPostgres } from './core/db/postgres.ts';
import { undoAll } from './core/lifecycle.ts';

/** The ledger's own connections: bets do not wait for other queries. */
const MONEY_CONNECTIONS = 10;

/** The base services of everything else in the house. */
export interface Infrastructure {
  db: Database;
  clock: RunningClock;
  bus: Bus;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL (private or shared), the newest schema, the clock and the bus, in this order.
 * @throws if one of them is unavailable; those already opened are closed
 */
export async function openInfrastructure(config: Config, log: Logger): Promise<Infrastructure> {
  const undo: (() => unknown)[] = [];
  const close = () => undoAll(undo, log);
  try {
    let url = config.databaseUrl;
    let owner = config.migrateDatabaseUrl ?? config.databaseUrl;
    let login = loginOf(config);
    if (url === null) {
      const postgres = await startPostgres(
        config.dataDir,
        { info: (text) => log.info(text), warn: (text) => log.warn(text) },
        { backupDir: config.backupDir },
      );
      undo.push(() => postgres.stop());
      owner = postgres.url;
      login = loginOf(postgres.house);
      url = postgres.house.url;
    }
    await migrate(owner ?? url, { login, changes: config.migrates, log });
    const path = new NetworkPath(url, log);
    path.start();
    undo.push(() => path.stop());
    const db = openDatabase(url, { max: config.databaseConnections, money: MONEY_CONNECTIONS, path });
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

/** Migrates the schema as its owner. @throws if it is outdated and this house may not change it */
async function migrate(
  ownerUrl: string,
  { login, changes, log }: { login: HouseLogin | null; changes: boolean; log: Logger },
): Promise<void> {
  const owner = openDatabase(ownerUrl, { max: 1 });
  try {
    await reach(
      `the database of ${login ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL'}`,
      owner.pool.query('SELECT 1'),
    );
    if (changes)
      return await migrateDatabase(owner, { house: login, log: { info: (line) => log.info(line) } });
    const pending = await pendingChanges(owner);
    if (pending.length > 0)
      throw new Error(`The database is behind this house (${pending.join(', ')}): npm run migrate.`);
  } finally {
    await owner.close();
  }
}

/** The login of a running house, if that is not the schema's owner. */
export function loginOf(
  at: Pick<Config, 'databaseUrl' | 'migrateDatabaseUrl'> | { url: string; password: string | null },
): HouseLogin | null {
  if ('url' in at) return { role: roleOf(at.url), password: at.password };
  const { databaseUrl, migrateDatabaseUrl } = at;
  return databaseUrl && migrateDatabaseUrl ? { role: roleOf(databaseUrl), password: null } : null;
}

/** The user name in a PostgreSQL URL. */
function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** Adds to an error what could not be reached, which libraries' own errors lack. */
async function reach<T>(what: string, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Could not reach ${what}: ${reason}`, { cause: error });
  }
}

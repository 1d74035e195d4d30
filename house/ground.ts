import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/openBus.ts';
import { type Clock, startClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { startPostgres } from './db/postgres.ts';

/** The ledger's own connections: bets do not wait for what anybody reads. */
const MONEY_CONNECTIONS = 10;

/** What everything else in the house stands on. */
export interface Ground {
  db: Database;
  clock: Clock;
  bus: Bus;
  close(): Promise<void>;
}

/**
 * PostgreSQL (private or shared), the newest schema, the clock and the bus, in this order.
 * @throws when one of them cannot be had; what was begun is ended
 */
export async function openGround(config: Config, log: Logger): Promise<Ground> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const end of undo.reverse().splice(0)) await end();
  };
  try {
    let url = config.databaseUrl;
    if (url === null) {
      const postgres = await startPostgres(config.dataDir, {
        info: (text) => log.info(text),
        warn: (text) => log.warn(text),
      });
      undo.push(() => postgres.stop());
      url = postgres.url;
    }
    const db = openDatabase(url, { money: MONEY_CONNECTIONS });
    undo.push(() => db.close());
    await reach('the database of DATABASE_URL', db.pool.query('SELECT 1'));
    await migrateDatabase(db);
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

/** Says what could not be reached; libraries' own errors do not. */
async function reach<T>(what: string, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Could not reach ${what}: ${reason}`, { cause: error });
  }
}

import type { Logger } from 'pino';
import { type Database, idOf } from '../db/database.ts';
import type { Bus } from './bus.ts';
import { localBus } from './localBus.ts';
import { natsBus } from './natsBus.ts';
import { notifyBus } from './notifyBus.ts';

/** Which carrier: `natsUrl` where it is given; without a `databaseUrl` there is one house alone. */
interface BusSettings {
  natsUrl: string | null;
  databaseUrl: string | null;
}

/**
 * The bus the settings ask for: NATS when it is named, PostgreSQL's NOTIFY when the database may be shared, and
 * within the process otherwise.
 */
export async function openBus(config: BusSettings, db: Database, log: Logger): Promise<Bus> {
  if (config.natsUrl !== null) return natsBus({ url: config.natsUrl, space: await idOf(db) }, log);
  return config.databaseUrl === null ? localBus(log) : notifyBus(db.url, log);
}

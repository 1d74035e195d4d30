import type { Logger } from 'pino';
import { type Database, idOf } from '../db/database.ts';
import { type Bus, Subscribers } from './bus.ts';
import { natsBus } from './natsBus.ts';
import { notifyBus } from './notifyBus.ts';

/** Selects the carrier: NATS if `natsUrl` is set; without a `databaseUrl` there is a single house. */
interface BusSettings {
  natsUrl: string | null;
  databaseUrl: string | null;
}

/**
 * Opens the bus that the settings select: NATS if configured, PostgreSQL's NOTIFY if the database may be shared, otherwise
 * in-process.
 */
export async function openBus(config: BusSettings, db: Database, log: Logger): Promise<Bus> {
  if (config.natsUrl !== null) return natsBus({ url: config.natsUrl, space: await idOf(db) }, log);
  return config.databaseUrl === null ? localBus(log) : notifyBus(db, log);
}

/** The in-process bus of a single house. It never has a gap. */
export function localBus(log: Logger): Bus {
  const subscribers = new Subscribers(log);
  let open = true;
  return {
    publish(topic, message) {
      if (!subscribers.has(topic)) return;
      const text = JSON.stringify(message);
      setImmediate(() => open && subscribers.deliver(topic, text));
    },
    subscribe: (topic, handler) => subscribers.add(topic, handler),
    async ready() {},
    onGap: (handler) => subscribers.addGap(handler),
    async close() {
      open = false;
    },
  };
}

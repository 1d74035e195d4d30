import type { Logger } from 'pino';
import { type Database, idOf } from '../db/database.ts';
import { type Bus, Subscribers } from './bus.ts';
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
  return config.databaseUrl === null ? localBus(log) : notifyBus(db, log);
}

/** The bus of a house alone on its database: within the process. It never has a gap. */
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

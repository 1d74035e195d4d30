import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { Subscribers } from './subscribers.ts';

const RETRY_MS = 500;
const PING_MS = 5_000;

export interface NatsSettings {
  /** `nats://user:password@host:port`, or `tls://` and the same; user and password may be left out. */
  url: string;
  /** Houses that share events name the same space; others on the same server do not hear them. */
  space: string;
}

/**
 * The bus of many houses: one NATS subject. The client reconnects by itself, for as long as it takes.
 * @throws when the first connection fails
 */
export async function natsBus({ url, space }: NatsSettings, log: Logger): Promise<Bus> {
  const subscribers = new Subscribers(log);
  const connection = await connect({
    ...serverOf(url),
    name: 'kilat house',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    pingInterval: PING_MS,
  });
  const subject = `kilat.${space}`;
  connection.subscribe(subject, {
    callback(error, message) {
      if (error) return log.error({ err: error }, 'a NATS message could not be read');
      const [topic, text] = message.json<[string, string]>();
      subscribers.deliver(topic, text);
    },
  });
  await connection.flush();
  void watch(connection, subscribers, log);
  return {
    publish(topic, message) {
      const text = JSON.stringify([topic, JSON.stringify(message)]);
      if (!connection.isClosed() && !connection.isDraining()) connection.publish(subject, text);
    },
    subscribe: (topic, handler) => subscribers.add(topic, handler),
    onGap: (handler) => subscribers.addGap(handler),
    async close() {
      if (connection.isClosed()) return;
      await connection.drain().catch(() => connection.close());
    },
  };
}

async function watch(connection: NatsConnection, subscribers: Subscribers, log: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn({ server: status.server }, 'the bus lost NATS');
    if (status.type === 'error') log.error({ err: status.error }, 'NATS reports an error');
    if (status.type !== 'reconnect') continue;
    log.info({ server: status.server }, 'the bus is back');
    subscribers.gap();
  }
}

function serverOf(url: string) {
  const { host, username, password, protocol } = new URL(url);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}

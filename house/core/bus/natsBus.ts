import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { type Bus, Subscribers } from './bus.ts';

const RETRY_MS = 500;
const PING_MS = 5_000;

interface NatsSettings {
  /** `nats://user:password@host:port`, or `tls://` with the same parts; user and password are optional. */
  url: string;
  /** Namespace: houses that share events use the same one; others on the same server do not receive them. */
  space: string;
}

/**
 * The bus of many houses: one NATS subject per topic, so a house receives only what it subscribes to. Messages of one house
 * arrive in order. The client reconnects by itself, without a time limit.
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
  const subjectOf = (topic: string) => `kilat.${space}.${topic}`;
  const isOpen = () => !connection.isClosed() && !connection.isDraining();
  const topics = new Map<string, { handlers: number; subscription: Subscription }>();
  function listen(topic: string): Subscription {
    return connection.subscribe(subjectOf(topic), {
      callback(error, message) {
        if (error) log.error({ err: error }, 'a NATS message could not be read');
        else subscribers.deliver(topic, message.string());
      },
    });
  }
  await connection.flush();
  void watch(connection, subscribers, log);
  return {
    publish(topic, message) {
      if (isOpen()) connection.publish(subjectOf(topic), JSON.stringify(message));
    },
    subscribe(topic, handler) {
      const known = topics.get(topic) ?? { handlers: 0, subscription: listen(topic) };
      topics.set(topic, known);
      known.handlers += 1;
      const end = subscribers.add(topic, handler);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        end();
        known.handlers -= 1;
        if (known.handlers > 0) return;
        topics.delete(topic);
        if (isOpen()) known.subscription.unsubscribe();
      };
    },
    async ready() {
      // A disconnected bus reports a gap when it is back, which covers everything missed.
      if (isOpen()) await connection.flush().catch(() => undefined);
    },
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
    // Only after the server has the subscriptions again: messages published before would be missed silently.
    await connection.flush().then(
      () => subscribers.gap(),
      (error) => log.warn({ err: error }, 'the bus lost NATS again'),
    );
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

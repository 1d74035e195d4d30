import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo, type Database } from '../db/database.ts';
import { type Bus, Subscribers } from './bus.ts';
import { type Entry, FrameReader, FrameWriter } from './frames.ts';

/** PostgreSQL accepts payloads shorter than 8000 bytes. */
const PAYLOAD_LIMIT = 7_900;
/** How long messages wait for others to share a notification, ms. */
const BATCH_MS = 20;
/** Heartbeat interval, ms. A dead connection is noticed within two of them. */
const HEARTBEAT_MS = 5_000;
const RETRY_MS = { first: 100, most: 2_000 } as const;
/** Maximum number of messages queued while PostgreSQL is away; the newest are kept. */
const MOST_WAITING = 10_000;

const NOTIFY = `SELECT pg_notify('kilat_bus', frame)
  FROM unnest($1::text[]) WITH ORDINALITY AS frames (frame, place) ORDER BY place`;

/**
 * The bus of several houses on one PostgreSQL: LISTEN and NOTIFY on a dedicated connection, which reconnects by itself. All
 * nodes see all messages in one order. Handles about 1,000 notifications a second.
 * @throws when the first connection fails
 */
export async function notifyBus(db: Pick<Database, 'url' | 'path'>, log: Logger): Promise<Bus> {
  const bus = new NotifyBus(db, log);
  await bus.open();
  return bus;
}

class NotifyBus implements Bus {
  readonly #db: Pick<Database, 'url' | 'path'>;
  readonly #log: Logger;
  readonly #subscribers: Subscribers;
  readonly #writer = new FrameWriter(randomUUID(), PAYLOAD_LIMIT);
  readonly #reader = new FrameReader();
  readonly #heartbeat: NodeJS.Timeout;
  #client: pg.Client | null = null;
  #waiting: Entry[] = [];
  #flushTimer: NodeJS.Timeout | null = null;
  #retryTimer: NodeJS.Timeout | null = null;
  #attempts = 0;
  #closed = false;

  constructor(db: Pick<Database, 'url' | 'path'>, log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#subscribers = new Subscribers(log);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  publish(topic: string, message: unknown): void {
    if (this.#closed) return;
    this.#waiting.push([topic, JSON.stringify(message)]);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    this.#flushTimer ??= setTimeout(() => void this.#flush(), BATCH_MS);
  }

  subscribe(topic: string, handler: (message: unknown) => void): () => void {
    return this.#subscribers.add(topic, handler);
  }

  /** All topics share one channel: a LISTEN for each player would cost more than it saved. */
  async ready(): Promise<void> {}

  onGap(handler: () => void): () => void {
    return this.#subscribers.addGap(handler);
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    if (this.#retryTimer) clearTimeout(this.#retryTimer);
    await this.#flush();
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      ...connectionTo(this.#db),
      application_name: 'kilat bus',
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => {
      if (this.#closed) return;
      for (const [topic, text] of this.#reader.read(payload ?? '')) this.#subscribers.deliver(topic, text);
    });
    try {
      await client.connect();
      await client.query('LISTEN kilat_bus');
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
  }

  async #flush(): Promise<void> {
    this.#flushTimer = null;
    const client = this.#client;
    if (!client || this.#closed || this.#waiting.length === 0) return;
    const entries = this.#waiting;
    this.#waiting = [];
    try {
      await client.query(NOTIFY, [this.#writer.write(entries)]);
    } catch (error) {
      this.#waiting = [...entries, ...this.#waiting].slice(-MOST_WAITING);
      this.#lost(client, error);
    }
  }

  #beat(): void {
    const client = this.#client;
    client?.query('SELECT 1').catch((error) => this.#lost(client, error));
  }

  #lost(client: pg.Client, error: unknown): void {
    if (client !== this.#client || this.#closed) return;
    this.#client = null;
    this.#log.warn({ err: error }, 'the bus lost PostgreSQL and connects again');
    void client.end().catch(() => {});
    this.#retry();
  }

  #retry(): void {
    const wait = Math.min(RETRY_MS.first * 2 ** this.#attempts++, RETRY_MS.most);
    this.#retryTimer = setTimeout(() => void this.#reopen(), wait * (0.5 + Math.random() / 2));
  }

  async #reopen(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.#log.debug({ err: error }, 'PostgreSQL is still away');
      this.#retry();
      return;
    }
    if (this.#closed) return void this.#client?.end().catch(() => {});
    this.#attempts = 0;
    this.#reader.clear();
    this.#log.info('the bus is back');
    this.#subscribers.gap();
    await this.#flush();
  }
}

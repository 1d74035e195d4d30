import { randomUUID } from 'node:crypto';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { nodePresence } from './tables.ts';

/** Interval at which a house reports its number. */
const PUBLISH_MS = 10_000;
/** A house without a report for this long counts as gone. */
const GONE_MS = 30_000;
const CACHE_MS = 3_000;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** The current number of sockets of this house. */
  connections(): number;
}

/** Counts open sockets on all houses: each writes its own number, and all read the sum. */
export class Presence {
  readonly #parts: Parts;
  readonly #node = randomUUID();
  readonly #sum: TtlCache<number>;
  #timer: NodeJS.Timeout | null = null;
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sum = new TtlCache(parts.clock, CACHE_MS, () => this.#read());
  }

  /** Reports the number now and every few seconds from here on. */
  async start(): Promise<void> {
    await this.publish();
    this.#timer = setInterval(() => {
      this.#telling = this.publish().catch((error) =>
        this.#parts.log.warn({ err: error }, 'the connections were not told'),
      );
    }, PUBLISH_MS);
  }

  /** Removes this house's number. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#telling;
    await this.#parts.db.orm.delete(nodePresence).where(eq(nodePresence.node, this.#node));
  }

  /** Writes this house's number, and removes those of houses that are gone. */
  async publish(): Promise<void> {
    const { db, clock, connections } = this.#parts;
    const now = { connections: connections(), at: clock.now() };
    await db.orm
      .insert(nodePresence)
      .values({ node: this.#node, ...now })
      .onConflictDoUpdate({ target: nodePresence.node, set: now });
    await db.orm.delete(nodePresence).where(lt(nodePresence.at, now.at - GONE_MS));
  }

  /** Open sockets on all houses, cached for a few seconds beyond the report interval. */
  count(): Promise<number> {
    return this.#sum.get();
  }

  async #read(): Promise<number> {
    const { db, clock } = this.#parts;
    const [row] = await db.orm
      .select({ sum: sql<number>`coalesce(sum(${nodePresence.connections}), 0)::int` })
      .from(nodePresence)
      .where(gte(nodePresence.at, clock.now() - GONE_MS));
    return row?.sum ?? 0;
  }
}

import { randomUUID } from 'node:crypto';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { nodePresence } from './tables.ts';

/** A house tells its number so often. */
const PUBLISH_MS = 10_000;
/** A house that has not told it for so long is taken for gone. */
const GONE_MS = 30_000;
const CACHE_MS = 3_000;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** The sockets of this house now. */
  connections(): number;
}

/** How many sockets are open on all houses: each writes its own number, everyone reads the sum. */
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

  /** Tells the number now and every few seconds from here on. */
  async start(): Promise<void> {
    await this.publish();
    this.#timer = setInterval(() => {
      this.#telling = this.publish().catch((error) =>
        this.#parts.log.warn({ err: error }, 'the connections were not told'),
      );
    }, PUBLISH_MS);
  }

  /** Takes this house's number back. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#telling;
    await this.#parts.db.orm.delete(nodePresence).where(eq(nodePresence.node, this.#node));
  }

  /** Writes this house's number, and clears away those of houses that are gone. */
  async publish(): Promise<void> {
    const { db, clock, connections } = this.#parts;
    const now = { connections: connections(), at: clock.now() };
    await db.orm
      .insert(nodePresence)
      .values({ node: this.#node, ...now })
      .onConflictDoUpdate({ target: nodePresence.node, set: now });
    await db.orm.delete(nodePresence).where(lt(nodePresence.at, now.at - GONE_MS));
  }

  /** Sockets open on all houses, a few seconds old at most beyond what the houses told. */
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

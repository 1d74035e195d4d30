import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { SiteParts } from './parts.ts';
import { pageOpens } from './tables.ts';

const WRITE_MS = 5_000;
/** Maximum number of distinct pages that a house counts per day. More are not from normal use, and are counted as one. */
const MOST_PAGES = 300;
const OTHER = 'other';

/** Counts page views by day. Buffered in memory, since many views are of the same pages. */
export class PageOpens {
  readonly #parts: SiteParts & { log: Logger };
  readonly #days: Intl.DateTimeFormat;
  #day = '';
  #known = new Set<string>();
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: SiteParts & { log: Logger }) {
    this.#parts = parts;
    // The locale whose dates are ISO 8601.
    this.#days = new Intl.DateTimeFormat('sv-SE', { timeZone: parts.market.timeZone });
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.write().catch((error) => this.#parts.log.warn({ err: error }, 'opened pages were not counted'));
    }, WRITE_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  add(page: string): void {
    const day = this.#days.format(this.#parts.clock.now());
    if (day !== this.#day) this.#known.clear();
    this.#day = day;
    const name = this.#known.has(page) || this.#known.size < MOST_PAGES ? page : OTHER;
    this.#known.add(name);
    const key = `${day} ${name}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Adds the buffered counts to the table. If that fails they stay buffered. */
  async write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    const rows = [...counts].map(([key, count]) => {
      const [day = '', page = ''] = key.split(' ');
      return { day, page, count };
    });
    // Sorted, which prevents deadlocks between two houses.
    rows.sort((a, b) => (a.page < b.page ? -1 : 1));
    try {
      await this.#parts.db.orm
        .insert(pageOpens)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageOpens.day, pageOpens.page],
          set: { count: sql`${pageOpens.count} + excluded.count` },
        });
    } catch (error) {
      for (const [key, count] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
      throw error;
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PublicSourceKey } from '../../../../contract/publicValues.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { publicValues } from '../../../money/ledger/bets/fairTables.ts';
import type { PublicSource, ReadValue, ValueName } from './source.ts';

/** Pause between attempts to read a value, ms. */
const RETRY_MS = 500;
/** How long a request waits for a read in progress, ms: sandbox values are available at once. */
const MOMENT_MS = 50;
/** A value overdue for longer than this causes a warning, ms. */
const LATE_MS = 5_000;

/** Named public values, each read once and stored in the database. An unpublished value is waited for, and never replaced. */
export class PublicValues {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #sources: readonly PublicSource[];
  readonly #reading = new Map<string, { name: ValueName; done: Promise<void> }>();
  readonly #stop = new AbortController();

  /** @param options.sources the first names values from now on; all are read from where they were named */
  constructor(options: {
    db: Database;
    clock: Clock;
    log: Logger;
    sources: readonly PublicSource[];
  }) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#sources = options.sources;
  }

  /** The source of new value names. */
  get source(): PublicSourceKey {
    return this.#now.key;
  }

  /** The last value due by `at`; if that is published or about to be, the first one that nobody can know yet. */
  dueBy(at: number): ValueName {
    const [last, next] = [this.#now.dueBy(at), this.upcoming()];
    return last.at < next.at ? next : last;
  }

  /** The next value that nobody can know yet. */
  upcoming(): ValueName {
    return this.#now.after(this.#clock.now());
  }

  /** For how long the most overdue value has been overdue, ms; 0 if none is. */
  get overdue(): number {
    const now = this.#clock.now();
    return Math.max(0, ...[...this.#reading.values()].map(({ name }) => now - name.at));
  }

  /** Starts reading a value as soon as it is due, so it is available when needed. */
  expect(name: ValueName): void {
    const key = `${name.source} ${name.number}`;
    if (this.#reading.has(key) || this.#stop.signal.aborted) return;
    const done = this.#read(name)
      .catch((error) => {
        if (!this.#stop.signal.aborted)
          this.#log.warn({ err: error, value: key }, 'a public value is not waited for any more');
      })
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, { name, done });
  }

  /** The value; null while it is not published. */
  async find(name: ValueName): Promise<string | null> {
    const stored = await this.#stored(name);
    if (stored !== null || name.at > this.#clock.now()) return stored;
    this.expect(name);
    const reading = this.#reading.get(`${name.source} ${name.number}`);
    await Promise.race([reading?.done, sleep(MOMENT_MS, undefined, { ref: false })]);
    return this.#stored(name);
  }

  async stop(): Promise<void> {
    this.#stop.abort(new Error('the house stops'));
    await Promise.all([...this.#reading.values()].map(({ done }) => done));
  }

  async #stored({ source, number }: ValueName): Promise<string | null> {
    const [row] = await this.#db.orm
      .select({ value: publicValues.value })
      .from(publicValues)
      .where(and(eq(publicValues.source, source), eq(publicValues.number, number)));
    return row?.value ?? null;
  }

  async #read(name: ValueName): Promise<void> {
    const { signal } = this.#stop;
    const source = this.#sourceOf(name.source);
    let warned = false;
    for (;;) {
      const left = name.at - this.#clock.now();
      if (left > 0) {
        await sleep(Math.min(left, 1_000), undefined, { signal });
        continue;
      }
      try {
        return await this.#store(name, await source.read(name.number, signal));
      } catch (error) {
        signal.throwIfAborted();
        if (left < -LATE_MS && !warned) {
          warned = true;
          this.#log.warn(
            { err: error, source: name.source, number: name.number },
            'a public value is late: rounds wait for it',
          );
        }
        await sleep(RETRY_MS, undefined, { signal });
      }
    }
  }

  /** The database checks a value against its source; of two houses the first one stores it. */
  async #store({ source, number }: ValueName, { value, signature }: ReadValue): Promise<void> {
    await this.#db.orm
      .insert(publicValues)
      .values({ source, number, value, signature, readAt: Math.round(this.#clock.now()) })
      .onConflictDoNothing();
  }

  get #now(): PublicSource {
    const [source] = this.#sources;
    if (!source) throw new Error('there is no source of public values');
    return source;
  }

  #sourceOf(key: PublicSourceKey): PublicSource {
    const source = this.#sources.find((one) => one.key === key);
    if (!source) throw new Error(`values of ${key} cannot be read here`);
    return source;
  }
}

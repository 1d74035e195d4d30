import type { Clock } from './clock.ts';

/** A cached value: read once, shared by all requests within `ms`. A failed read is not cached. */
export class TtlCache<T> {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #read: () => Promise<T>;
  #last: { value: Promise<T>; at: number } | null = null;

  constructor(clock: Clock, ms: number, read: () => Promise<T>) {
    this.#clock = clock;
    this.#ms = ms;
    this.#read = read;
  }

  get(): Promise<T> {
    const now = this.#clock.now();
    if (this.#last && now - this.#last.at < this.#ms) return this.#last.value;
    const value = this.#read();
    const last = { value, at: now };
    this.#last = last;
    value.catch(() => {
      if (this.#last === last) this.#last = null;
    });
    return value;
  }

  /** Invalidates the value: the next request reads it again. */
  drop(): void {
    this.#last = null;
  }
}

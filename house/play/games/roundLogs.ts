/** Maximum age of the names in a cached log, ms. */
const FRESH_MS = 30_000;
const CACHE_SIZE = 4;

/** Caches the last few ended rounds with their full logs: many viewers replay the same one. */
export class RoundLogs<View extends object> {
  readonly #read: (id: bigint) => Promise<View | null>;
  readonly #cached = new Map<bigint, { view: Promise<View | null>; until: number }>();

  /** @param read reads a round with its log; null when there is no ended one of that id */
  constructor(read: (id: bigint) => Promise<View | null>) {
    this.#read = read;
  }

  /** The round, the same object for concurrent requests, or null. */
  of(id: bigint): Promise<View | null> {
    const cached = this.#cached.get(id);
    if (cached && performance.now() < cached.until) return cached.view;
    const entry = { view: this.#read(id), until: performance.now() + FRESH_MS };
    this.#cached.delete(id);
    this.#cached.set(id, entry);
    const oldest = this.#cached.size > CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    const forget = () => {
      if (this.#cached.get(id) === entry) this.#cached.delete(id);
    };
    // A round that has not ended yet is not cached.
    entry.view.then((view) => view ?? forget(), forget);
    return entry.view;
  }
}

/** Names in a log show as they were for this long at most, in ms. */
const FRESH_MS = 30_000;
const KEPT = 4;

/** Ended rounds with everything that happened in them. The last few are kept for a while: many replay the same one. */
export class RoundLogs<Told extends object> {
  readonly #read: (id: bigint) => Promise<Told | null>;
  readonly #kept = new Map<bigint, { told: Promise<Told | null>; until: number }>();

  /** @param read reads a round with its log; null when there is no ended one of that id */
  constructor(read: (id: bigint) => Promise<Told | null>) {
    this.#read = read;
  }

  /** The round, the same object for all who ask meanwhile, or null. */
  of(id: bigint): Promise<Told | null> {
    const kept = this.#kept.get(id);
    if (kept && performance.now() < kept.until) return kept.told;
    const entry = { told: this.#read(id), until: performance.now() + FRESH_MS };
    this.#kept.delete(id);
    this.#kept.set(id, entry);
    const oldest = this.#kept.size > KEPT && this.#kept.keys().next().value;
    if (oldest) this.#kept.delete(oldest);
    const forget = () => {
      if (this.#kept.get(id) === entry) this.#kept.delete(id);
    };
    // One that has not ended yet is asked for again.
    entry.told.then((told) => told ?? forget(), forget);
    return entry.told;
  }
}

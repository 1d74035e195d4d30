import { type Allowance, TokenBucket } from './tokenBucket.ts';

/** How often those that have filled up again are let go, in ms. */
const SWEEP_MS = 10_000;
/** More than this are never kept: who was seen first is forgotten first. */
const MOST = 50_000;

/** A token bucket for each address, or each account. Only those that are not full are kept: the others say nothing. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #byKey = new Map<string, TokenBucket>();
  #sweptAt = 0;

  constructor(allowance: Allowance, most = MOST) {
    this.#allowance = allowance;
    this.#most = most;
  }

  /** How many are kept. */
  get size(): number {
    return this.#byKey.size;
  }

  /** Takes `cost` of the key's tokens, if there are so many. @param now ms of a clock that does not go backwards */
  take(key: string, now: number, cost = 1): boolean {
    return this.#of(key, now).take(now, cost);
  }

  /** Takes them whether they are there or not; below 0 gives back. */
  spend(key: string, now: number, cost: number): void {
    this.#of(key, now).spend(now, cost);
  }

  #of(key: string, now: number): TokenBucket {
    this.#sweep(now);
    const known = this.#byKey.get(key);
    if (known) return known;
    const bucket = new TokenBucket(this.#allowance, now);
    this.#byKey.set(key, bucket);
    const first = this.#byKey.size > this.#most && this.#byKey.keys().next().value;
    if (first) this.#byKey.delete(first);
    return bucket;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key);
  }
}

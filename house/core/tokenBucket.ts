/** So much at once, and so much a second on the long run. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Lets `burst` through at once and `perSecond` on the long run. Times are ms of any clock that does not go backwards. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perMs: number;
  #tokens: number;
  #filledAt: number;

  constructor({ burst, perSecond }: Allowance, now: number) {
    this.#burst = burst;
    this.#perMs = perSecond / 1_000;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes `cost` tokens, if there are so many. */
  take(now: number, cost = 1): boolean {
    this.#fill(now);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes them whether they are there or not: what is missing has to come in before anything else is let through. Below 0 gives back. */
  spend(now: number, cost: number): void {
    this.#fill(now);
    this.#tokens = Math.min(this.#burst, this.#tokens - cost);
  }

  /** Whether it is as good as a new one. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#burst;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
  }
}

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

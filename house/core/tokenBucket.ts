/** A burst, and a rate per second in the long run. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Allows `burst` at once and `perSecond` in the long run. Times are ms of any clock that does not go backwards. */
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

  /** Takes `cost` tokens if available. */
  take(now: number, cost = 1): boolean {
    this.#fill(now);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes tokens even if not available: the debt must refill before anything else is allowed. A negative cost refunds. */
  spend(now: number, cost: number): void {
    this.#fill(now);
    this.#tokens = Math.min(this.#burst, this.#tokens - cost);
  }

  /** Whether it has refilled completely. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#burst;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
  }
}

/** Interval at which full buckets are dropped, ms. */
const SWEEP_MS = 10_000;
/** Maximum number of stored buckets: the oldest are dropped first. */
const MOST = 50_000;

/** A token bucket for each address or account. Only buckets that are not full are stored. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #byKey = new Map<string, TokenBucket>();
  #sweptAt = 0;

  constructor(allowance: Allowance, most = MOST) {
    this.#allowance = allowance;
    this.#most = most;
  }

  /** Number of stored buckets. */
  get size(): number {
    return this.#byKey.size;
  }

  /** Takes `cost` of the key's tokens if available. @param now ms of a clock that does not go backwards */
  take(key: string, now: number, cost = 1): boolean {
    return this.#of(key, now).take(now, cost);
  }

  /** Takes tokens even if not available; a negative cost refunds. */
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

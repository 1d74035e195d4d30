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

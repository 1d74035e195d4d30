import { setTimeout as sleep } from 'node:timers/promises';

/** Work that has begun and is not over. */
export class Pending {
  readonly #work = new Set<Promise<unknown>>();

  /** Counts the work until it is over, however it ends. Returns it. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => void this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Resolves once all that is pending now is over, or after `most` ms. */
  async over(most: number): Promise<void> {
    if (this.#work.size === 0) return;
    const waiting = new AbortController();
    const patience = sleep(most, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([Promise.allSettled(this.#work), patience]);
    waiting.abort();
  }
}

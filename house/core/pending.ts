import { setTimeout as sleep } from 'node:timers/promises';

/** Work that has begun and is not over. */
export class Pending {
  readonly #work = new Set<Promise<unknown>>();

  get size(): number {
    return this.#work.size;
  }

  /** Counts the work until it is over, however it ends. Returns it. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => void this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Resolves once all that is pending now is over, or after `most` ms where that is given. */
  async over(most?: number): Promise<void> {
    const all = Promise.allSettled(this.#work);
    if (most === undefined) {
      await all;
      return;
    }
    const patience = new AbortController();
    const enough = sleep(most, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([all, enough]);
    patience.abort();
  }
}

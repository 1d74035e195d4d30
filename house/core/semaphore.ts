import { ErrorCode, Refusal } from '../../contract/errors.ts';

/** Limits concurrent and waiting work, first come, first served. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when its turn comes. Refusal: 667 when too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#queue();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // In its own turn of the event loop: thousands may wait whose work finishes as soon as it starts.
      if (next) setImmediate(next);
      else this.#running -= 1;
    }
  }

  #queue(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new Refusal(ErrorCode.tooFrequent);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

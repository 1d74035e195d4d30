import { ErrorCode, Refusal } from '../../contract/errors.ts';

/** Lets so many pieces of work run at once and so many wait, first come, first served. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the work when its turn comes. Refusal: 667 when too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#queue();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // In a turn of the event loop of its own: thousands may wait whose work is done as soon as it is begun.
      if (next) setImmediate(next);
      else this.#running -= 1;
    }
  }

  #queue(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new Refusal(ErrorCode.tooFrequent);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

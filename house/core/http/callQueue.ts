import { ErrorCode, Refusal } from '../../../contract/errors.ts';

/** Calls are begun for so long at a stretch, in ms; then the sockets get their turn, and with them bets. */
const SLICE_MS = 2;
/** So many may wait to begin. */
const MOST_WAITING = 20_000;

/**
 * Calls over HTTP wait here until it is their turn to begin, in the order in which they came. When thousands come in one
 * moment, as at a rain's beginning, the event loop turns on between a few of them.
 */
export class CallQueue {
  #waiting: (() => void)[] = [];
  #scheduled = false;

  /** Resolves when the call may begin. Refusal: 667 at once when too many wait. */
  turn(): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new Refusal(ErrorCode.tooFrequent, 'the house is busy'));
    return new Promise((begin) => {
      this.#waiting.push(begin);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => void this.#work());
  }

  /** Each goes as far as it can before the next one begins, so that the clock tells what it took. */
  async #work(): Promise<void> {
    const until = performance.now() + SLICE_MS;
    let begun = 0;
    while (begun < this.#waiting.length && (begun === 0 || performance.now() < until)) {
      this.#waiting[begun++]?.();
      await new Promise(process.nextTick);
    }
    this.#waiting = this.#waiting.slice(begun);
    this.#scheduled = false;
    this.#schedule();
  }
}

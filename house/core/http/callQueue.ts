import { ErrorCode, Refusal } from '../../../contract/errors.ts';

/**
 * So many calls are begun at a stretch; then the sockets get their turn, and with them bets. Few, since most of what a call costs comes
 * later, when what it asked the database is answered (docs/history/measurements.md, a rain’s first second).
 */
const AT_A_STRETCH = 4;
/** So many may wait to begin. */
const MOST_WAITING = 20_000;

/**
 * Calls over HTTP wait here until it is their turn to begin, in the order in which they came. When thousands come in one
 * moment, as at a rain's beginning, the event loop turns on between a few of them.
 */
export class CallQueue {
  readonly #waiting: (() => void)[] = [];
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
    setImmediate(() => this.#work());
  }

  #work(): void {
    this.#scheduled = false;
    for (const begin of this.#waiting.splice(0, AT_A_STRETCH)) begin();
    this.#schedule();
  }
}

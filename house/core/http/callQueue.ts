import { ErrorCode, Refusal } from '../../../contract/errors.ts';

/**
 * Calls begun in one go; then the event loop serves sockets, and with them bets. Few, since most of a call's cost comes later,
 * when its database queries are answered (docs/history/measurements.md, a rain’s first second).
 */
const AT_A_STRETCH = 4;
/** Maximum number of queued calls. */
const MOST_WAITING = 20_000;

/**
 * HTTP calls wait here for their turn, in order of arrival. When thousands arrive at once, as when a rain begins, the event
 * loop turns after every few of them.
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

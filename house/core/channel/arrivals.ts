import type { Clock } from '../clock.ts';

/** When a message arrived, in ms of the house's clock. */
export interface Arrival {
  /** When it was read from the socket. */
  at: number;
  /** The earliest moment at which it may have arrived: before `at` if the event loop was blocked. */
  earliest: number;
}

/** Interval of the event loop check, ms, and the gap after which the loop counts as having been blocked. */
const TURN_MS = 20;
const STILL_MS = 60;

/**
 * Timestamps messages as they are read from their sockets. After a blocked event loop (process stopped by a signal, a long
 * garbage collection, CPU contention), messages that arrived meanwhile are read all at once and their individual arrival times
 * are unknown: they are marked with the last moment at which the loop was known to turn.
 */
export class Arrivals {
  readonly #clock: Clock;
  /**
   * Time of the loop's last turn, and of the last turn before a full read of the sockets: anything not yet there arrived later.
   */
  #turnedAt: number;
  #readAt: number;
  /** Start of the gap, while messages that arrived during it may still be in the sockets. */
  #since: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#turnedAt = clock.now();
    this.#readAt = this.#turnedAt;
  }

  /** Starts watching the event loop. */
  start(): void {
    this.turned();
    this.polled();
    this.#timer ??= setInterval(() => {
      this.turned();
      // Sockets are read after the timers; this runs after both.
      setImmediate(() => this.polled());
    }, TURN_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** The timestamp of a message that is read from its socket now. */
  stamp(): Arrival {
    const at = this.#clock.now();
    const since = this.#since ?? (at - this.#readAt > STILL_MS ? this.#readAt : null);
    return { at, earliest: since ?? at };
  }

  /** Called when the loop's timers run. */
  turned(): void {
    this.#turnedAt = this.#clock.now();
    if (this.#turnedAt - this.#readAt > STILL_MS) this.#since ??= this.#readAt;
  }

  /** Called when all sockets have been read since the last turn: no message of a gap is left in them. */
  polled(): void {
    this.#readAt = this.#turnedAt;
    this.#since = null;
  }
}

import type { Clock } from '../clock.ts';

/** When a message came, in ms of the house's clock. */
export interface Arrival {
  /** As it came off the socket. */
  at: number;
  /** The earliest moment at which it may have come: before `at` when the house stood still over it. */
  earliest: number;
}

/** How often the event loop is seen to turn, in ms, and after how long without it counts as having stood still. */
const TURN_MS = 20;
const STILL_MS = 60;

/**
 * Stamps messages as they come off their sockets. A house that stood still (stopped by a signal, a long collection of
 * garbage, somebody else's processor) finds messages that came meanwhile all at once and cannot tell when each did: they
 * are marked with the last moment at which the loop was seen to turn.
 */
export class Arrivals {
  readonly #clock: Clock;
  /** When the loop turned last, and when it did before the sockets were last all read: what was not there yet came later. */
  #turnedAt: number;
  #readAt: number;
  /** While what came over a gap may still be in the sockets: when the gap began. */
  #since: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#turnedAt = clock.now();
    this.#readAt = this.#turnedAt;
  }

  /** Begins to watch the event loop. */
  start(): void {
    this.turned();
    this.polled();
    this.#timer ??= setInterval(() => {
      this.turned();
      // After the timers the sockets are read, and after them this runs.
      setImmediate(() => this.polled());
    }, TURN_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** A message comes off its socket now. */
  stamp(): Arrival {
    const at = this.#clock.now();
    const since = this.#since ?? (at - this.#readAt > STILL_MS ? this.#readAt : null);
    return { at, earliest: since ?? at };
  }

  /** The loop has turned: its timers run. */
  turned(): void {
    this.#turnedAt = this.#clock.now();
    if (this.#turnedAt - this.#readAt > STILL_MS) this.#since ??= this.#readAt;
  }

  /** All sockets have been read since the loop turned last: what came over a gap is off them. */
  polled(): void {
    this.#readAt = this.#turnedAt;
    this.#since = null;
  }
}

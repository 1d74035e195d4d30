import type { Motion } from './scene.ts';

/** The browser functions that a loop needs; tests supply their own. */
export interface FrameClock {
  request(callback: (time: number) => void): number;
  cancel(id: number): void;
  /** Calls back after this many ms. */
  wait(callback: () => void, ms: number): number;
  endWait(id: number): void;
}

const BROWSER_FRAMES: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
  wait: (callback, ms) => window.setTimeout(callback, ms),
  endWait: (id) => window.clearTimeout(id),
};

/** ms between frames during slow motion: twelve a second; the next screen frame comes up to 17 ms later. */
const SLOW = 1_000 / 12;

/**
 * Frames on demand: `wake` requests one, and further ones follow while `frame` reports motion; twelve a second during slow
 * motion. While asleep it requests nothing.
 */
export class FrameLoop {
  readonly #frame: (interval: number) => Motion;
  readonly #clock: FrameClock;
  #request = 0;
  #waiting = 0;
  #asleep = true;
  #stopped = true;
  #last = 0;

  /** `frame` gets the ms since the previous frame, 0 for the first one after a sleep or a wait. */
  constructor(frame: (interval: number) => Motion, clock: FrameClock = BROWSER_FRAMES) {
    this.#frame = frame;
    this.#clock = clock;
  }

  /** Starts the frames; the first one is requested at once. */
  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** No frames until `start`, even if woken. */
  stop(): void {
    this.#stopped = true;
    this.#asleep = true;
    if (this.#request) this.#clock.cancel(this.#request);
    this.#request = 0;
    this.#endWait();
  }

  wake(): void {
    if (this.#stopped || this.#request) return;
    this.#endWait();
    this.#request = this.#clock.request(this.#tick);
  }

  readonly #tick = (time: number): void => {
    this.#request = 0;
    const interval = this.#asleep ? 0 : time - this.#last;
    this.#last = time;
    const moves = this.#frame(interval);
    this.#asleep = moves !== true;
    if (moves === true) this.wake();
    // The frame itself may have woken the loop.
    else if (moves && !this.#stopped && !this.#request)
      this.#waiting = this.#clock.wait(this.#wakeSlowly, SLOW);
  };

  readonly #wakeSlowly = (): void => this.wake();

  #endWait(): void {
    if (this.#waiting) this.#clock.endWait(this.#waiting);
    this.#waiting = 0;
  }
}

/** The two browser functions a loop stands on; tests give their own. */
export interface FrameClock {
  request(callback: (time: number) => void): number;
  cancel(id: number): void;
}

const BROWSER_FRAMES: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

/**
 * Frames on demand: `wake` asks for one, and frames follow as long as `frame` answers true. Asleep it asks the
 * browser for nothing.
 */
export class FrameLoop {
  readonly #frame: (interval: number) => boolean;
  readonly #clock: FrameClock;
  #request = 0;
  #asleep = true;
  #stopped = true;
  #last = 0;

  /** `frame` gets the ms since the frame before it, 0 for the first one after a sleep. */
  constructor(frame: (interval: number) => boolean, clock: FrameClock = BROWSER_FRAMES) {
    this.#frame = frame;
    this.#clock = clock;
  }

  /** Lets frames happen; the first one comes at once. */
  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** No frame until `start`, whatever wakes it. */
  stop(): void {
    this.#stopped = true;
    this.#asleep = true;
    if (this.#request) this.#clock.cancel(this.#request);
    this.#request = 0;
  }

  wake(): void {
    if (this.#stopped || this.#request) return;
    this.#request = this.#clock.request(this.#tick);
  }

  readonly #tick = (time: number): void => {
    this.#request = 0;
    const interval = this.#asleep ? 0 : time - this.#last;
    this.#last = time;
    const moves = this.#frame(interval);
    this.#asleep = !moves;
    if (moves) this.wake();
  };
}

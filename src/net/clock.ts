/** One sample of the server's time, in ms. */
interface Sample {
  offset: number;
  roundTrip: number;
  at: number;
}

const MAX_SAMPLES = 8;
/** Assumed drift of cheap phones' clocks, as a share of the elapsed time. */
const DRIFT = 1e-4;
/** Difference between wall and monotonic clock (ms) above which the measured time counts as suspect. */
const TOLERANCE = 250;

/**
 * The measured server time. It is based on the monotonic clock, so changes of the phone's clock have no effect; a monotonic
 * clock that stopped while the phone slept is detected by comparison with the wall clock.
 */
export class Clock {
  readonly #monotonic: () => number;
  readonly #wall: () => number;
  readonly #listeners = new Set<() => void>();
  #samples: Sample[] = [];
  #offset: number;
  #lead: number;
  #measured = false;

  constructor(monotonic: () => number = () => performance.now(), wall: () => number = () => Date.now()) {
    this.#monotonic = monotonic;
    this.#wall = wall;
    this.#lead = wall() - monotonic();
    this.#offset = this.#lead;
  }

  /** The server time in ms since 1970; the phone's own time until the first measurement. */
  now(): number {
    return this.#monotonic() + this.#offset;
  }

  /** Whether `now()` is measured, rather than the phone's own time or from before a sleep. */
  get measured(): boolean {
    return this.#measured;
  }

  /** The monotonic time to pass to `sample`. */
  monotonicNow(): number {
    return this.#monotonic();
  }

  /** Adds a sample from a reply: its server time, and `monotonicNow()` at the request and at the reply. */
  sample(serverTime: number, requestedAt: number, answeredAt: number): void {
    const roundTrip = answeredAt - requestedAt;
    if (!Number.isFinite(serverTime) || roundTrip < 0) return;
    if (!this.#measured) this.#samples = [];
    this.#samples.push({ offset: serverTime - (requestedAt + roundTrip / 2), roundTrip, at: answeredAt });
    if (this.#samples.length > MAX_SAMPLES) this.#samples.shift();
    this.#lead = this.#wall() - this.#monotonic();
    this.#measured = true;
    this.#offset = this.#best(answeredAt).offset;
  }

  /** Uses an event's server time as a lower bound. */
  atLeast(serverTime: number): void {
    if (Number.isFinite(serverTime) && this.now() < serverTime) this.#offset += serverTime - this.now();
  }

  /**
   * Call when the tab wakes or comes online: if wall and monotonic clock diverged since the last measurement, one of them is
   * wrong, so the time is suspect until measured again.
   */
  check(): void {
    const parted = this.#wall() - this.#monotonic() - this.#lead;
    if (Math.abs(parted) < TOLERANCE) return;
    this.#lead += parted;
    // A sleeping phone stops the monotonic clock, never turns it back: a forward jump is treated as sleep for now.
    if (parted > 0) this.#offset += parted;
    this.#measured = false;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the time becomes suspect: fetch a snapshot, whose reply measures it again. */
  onSuspect(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The sample with the smallest error bound: half its round trip, plus possible drift since. */
  #best(at: number): Sample {
    const error = (one: Sample) => one.roundTrip / 2 + (at - one.at) * DRIFT;
    return this.#samples.reduce((best, one) => (error(one) <= error(best) ? one : best));
  }
}

/** The event targets that signal a waking tab. */
export interface WakeEvents {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string };
}

/**
 * Calls back when the tab becomes visible, is restored from the back-forward cache, or comes online.
 * @param offline called when the device goes offline
 */
export function onWake(
  { window, document }: WakeEvents,
  wake: () => void,
  offline: () => void = () => undefined,
): () => void {
  const visible = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('offline', offline);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', visible);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', visible);
    document.removeEventListener('visibilitychange', visible);
  };
}

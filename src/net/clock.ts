/** One measured answer of the server, in ms. */
interface Sample {
  offset: number;
  roundTrip: number;
  at: number;
}

const MAX_SAMPLES = 8;
/** Clocks of cheap phones drift by about this share of the time that passed. */
const DRIFT = 1e-4;
/** Wall and monotonic clock may part by this much (ms) before the measured time counts as suspect. */
const TOLERANCE = 250;

/**
 * The server's time as measured here. It stands on the monotonic clock, so a changed phone clock moves nothing;
 * a monotonic clock that stood still while the phone slept is noticed beside the wall clock.
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

  /** The server's time in ms since 1970; the phone's own until the first measurement. */
  now(): number {
    return this.#monotonic() + this.#offset;
  }

  /** Whether `now()` is measured, and not the phone's own or from before a sleep. */
  get measured(): boolean {
    return this.#measured;
  }

  /** The monotonic time that `sample` wants. */
  monotonicNow(): number {
    return this.#monotonic();
  }

  /** Learns from an answer: the server's time in it, and `monotonicNow()` when asked and when answered. */
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

  /** Learns from an event: the server's time in it has passed, so the measured one cannot be behind it. */
  atLeast(serverTime: number): void {
    if (Number.isFinite(serverTime) && this.now() < serverTime) this.#offset += serverTime - this.now();
  }

  /**
   * To be called when the tab wakes or comes online: when wall and monotonic clock parted since the last
   * measurement, one of them is wrong, so the time is suspect until measured again.
   */
  check(): void {
    const parted = this.#wall() - this.#monotonic() - this.#lead;
    if (Math.abs(parted) < TOLERANCE) return;
    this.#lead += parted;
    // A sleeping phone stops the monotonic clock, never turns it back: a jump ahead is taken as sleep for now.
    if (parted > 0) this.#offset += parted;
    this.#measured = false;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the time became suspect: fetch a snapshot, whose answer measures it again. */
  onSuspect(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The sample with the least possible error: half its round trip, plus what drift may have added since. */
  #best(at: number): Sample {
    const error = (one: Sample) => one.roundTrip / 2 + (at - one.at) * DRIFT;
    return this.#samples.reduce((best, one) => (error(one) <= error(best) ? one : best));
  }
}

/** Where a browser tells that a tab wakes. */
export interface WakeEvents {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string };
}

/**
 * Calls back when the tab becomes visible, is restored from the back-forward cache, or comes online.
 * @param offline hears that the device has lost its connection
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

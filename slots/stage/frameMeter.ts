/** A frame later than this was dropped by a screen of 60 Hz, ms. */
const LATE = 25;
/** Longer than this the tab or the phone was busy with something else. */
const AWAY = 250;
const FRAMES = 150;
const SLOW_SHARE = 0.25;
/** More pixels a CSS pixel than this nobody sees in a picture that moves. */
const MOST = 2;

/** Learns from the time between frames how many pixels this phone can draw. Once too slow it stays at the least. */
export class FrameMeter {
  #frames = 0;
  #late = 0;
  #slow = false;

  /** Counts a frame that came so many ms after the one before it; 0: there was none. */
  add(interval: number): void {
    if (interval <= 0 || interval > AWAY) return;
    this.#frames++;
    if (interval > LATE) this.#late++;
    if (this.#frames < FRAMES) return;
    if (this.#late / this.#frames >= SLOW_SHARE) this.#slow = true;
    this.#frames = this.#late = 0;
  }

  /** Pixels a CSS pixel, whole, on a screen that has so many. */
  resolution(pixelRatio: number): number {
    return this.#slow ? 1 : Math.min(MOST, Math.max(1, Math.round(pixelRatio)));
  }
}

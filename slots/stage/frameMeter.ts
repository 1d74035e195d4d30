/** A longer interval is a dropped frame at 60 Hz, ms. */
const LATE = 25;
/** A longer interval means that the tab or the phone was busy otherwise, ms. */
const AWAY = 250;
const FRAMES = 150;
const SLOW_SHARE = 0.25;
/** Maximum pixel ratio: more is invisible in moving scenes. */
const MOST = 2;

/** Determines from the time between frames how many pixels this phone can draw. Once too slow it stays at the minimum. */
export class FrameMeter {
  #frames = 0;
  #late = 0;
  #slow = false;

  /** Adds a frame with the ms since the previous one; 0: there was none. */
  add(interval: number): void {
    if (interval <= 0 || interval > AWAY) return;
    this.#frames++;
    if (interval > LATE) this.#late++;
    if (this.#frames < FRAMES) return;
    if (this.#late / this.#frames >= SLOW_SHARE) this.#slow = true;
    this.#frames = this.#late = 0;
  }

  /** The pixel ratio to draw with, whole, on a screen with the given one. */
  resolution(pixelRatio: number): number {
    return this.#slow ? 1 : Math.min(MOST, Math.max(1, Math.round(pixelRatio)));
  }
}

/**
 * The picture's sharpness. A tier caps how many device pixels a CSS pixel gets; which one a phone can bear is
 * learned from its own frame times and remembered. A phone that once was too slow for a tier never gets it again,
 * so the picture does not flip between two.
 */
type Tier = 0 | 1 | 2;

const CAPS = [1, 1.5, 2] as const;

export interface Quality {
  tier: Tier;
  /** The best tier that has not proved too slow. */
  ceiling: Tier;
}

export const FIRST_QUALITY: Quality = { tier: 1, ceiling: 2 };

/** Device pixels a CSS pixel: the canvas's, which letters get, and what the rest of the picture is drawn with. */
export interface Sharpness {
  readonly canvas: number;
  readonly picture: number;
}

/**
 * How sharp a picture is on a screen that has `pixelRatio` pixels a CSS pixel. At the lowest tier words and amounts stay as
 * sharp as at the highest: at one pixel a CSS pixel they cannot be read.
 */
export function sharpnessOf({ tier }: Quality, pixelRatio: number): Sharpness {
  const picture = Math.min(Math.max(1, pixelRatio), CAPS[tier]);
  return { canvas: tier === 0 ? Math.min(Math.max(1, pixelRatio), CAPS[2]) : picture, picture };
}

/** A frame later than this was dropped by a 60 Hz screen, ms. */
const LATE = 25;
/** Longer than this the tab or the phone was busy with something else: it says nothing of the picture. */
const AWAY = 250;
const WINDOW = 240;
const SLOW_SHARE = 0.2;
const FAST_SHARE = 0.02;
const FAST_WINDOWS = 5;

/** A lower tier that makes frames no faster than this share of what they took was not what they were slow by. */
const NO_FASTER = 0.9;

/** Watches frame intervals and says which quality they call for. The stage decides when to take it. */
export class QualityMeter {
  #quality: Quality;
  #frames = 0;
  #late = 0;
  #sum = 0;
  #fastWindows = 0;
  /** Where the steps down began, and the mean interval there; null once they were worth it or were taken back. */
  #left: { quality: Quality; mean: number } | null = null;
  /** Frames this slow come from the phone, as when it saves power at 30 a second: no tier makes them faster. */
  #paced: number | null = null;

  constructor(quality: Quality) {
    this.#quality = quality;
  }

  /** What the frames so far call for. */
  get quality(): Quality {
    return this.#quality;
  }

  /** The quality was taken: frames from here on are judged by it. */
  taken(): void {
    this.#frames = 0;
    this.#late = 0;
    this.#sum = 0;
  }

  /** Counts a frame that came `interval` ms after the one before; 0 is a first frame and counts nothing. */
  add(interval: number): void {
    if (interval <= 0 || interval > AWAY) return;
    this.#frames++;
    this.#sum += interval;
    if (interval > LATE) this.#late++;
    if (this.#frames < WINDOW) return;
    const share = this.#late / this.#frames;
    const mean = this.#sum / this.#frames;
    this.taken();
    const { tier, ceiling } = this.#quality;
    this.#fastWindows = share <= FAST_SHARE ? this.#fastWindows + 1 : 0;
    if (this.#left && mean <= this.#left.mean * NO_FASTER) this.#left = null;
    if (this.#left && tier === 0) {
      this.#quality = this.#left.quality;
      this.#left = null;
      this.#paced = mean;
    } else if (share >= SLOW_SHARE && tier > 0 && !(this.#paced && mean * NO_FASTER < this.#paced)) {
      this.#left ??= { quality: this.#quality, mean };
      const lower = (tier - 1) as Tier;
      this.#quality = { tier: lower, ceiling: lower };
    } else if (this.#fastWindows >= FAST_WINDOWS && tier < ceiling) {
      this.#fastWindows = 0;
      this.#quality = { tier: (tier + 1) as Tier, ceiling };
    }
  }
}

const KEY = 'kilat.quality';

/** The remembered quality, or the first one where none is stored or storage is closed. */
export function storedQuality(): Quality {
  try {
    const [tier, ceiling] = (localStorage.getItem(KEY) ?? '').split('/').map(Number);
    if (isTier(tier) && isTier(ceiling) && tier <= ceiling) return { tier, ceiling };
  } catch {
    // a browser with storage closed throws; every visit then learns anew
  }
  return FIRST_QUALITY;
}

export function storeQuality({ tier, ceiling }: Quality): void {
  try {
    localStorage.setItem(KEY, `${tier}/${ceiling}`);
  } catch {
    // storage is closed or full; every visit then learns anew
  }
}

function isTier(value: unknown): value is Tier {
  return value === 0 || value === 1 || value === 2;
}

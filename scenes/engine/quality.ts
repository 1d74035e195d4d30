import type { Sharpness } from './stageLayers.ts';

/**
 * The picture's sharpness. A tier caps the device pixels per CSS pixel; the sustainable one is learned from the phone's own
 * frame times and stored. A tier that was once too slow is never used again, so that the picture does not alternate between
 * two.
 */
type Tier = 0 | 1 | 2;

const CAPS = [1, 1.5, 2] as const;

export interface Quality {
  tier: Tier;
  /** The best tier that has not been too slow. */
  ceiling: Tier;
}

export const FIRST_QUALITY: Quality = { tier: 1, ceiling: 2 };

/**
 * The sharpness on a screen with `pixelRatio` pixels per CSS pixel. At the lowest tier text and amounts stay as sharp as at the
 * highest: at one pixel per CSS pixel they are unreadable.
 */
export function sharpnessOf({ tier }: Quality, pixelRatio: number): Sharpness {
  const picture = Math.min(Math.max(1, pixelRatio), CAPS[tier]);
  return { canvas: tier === 0 ? Math.min(Math.max(1, pixelRatio), CAPS[2]) : picture, picture };
}

/** A later frame was dropped by a 60 Hz screen, ms. */
const LATE = 25;
/** After a longer interval the tab or the phone was busy with something else: it is not counted. */
const AWAY = 250;
const WINDOW = 240;
const SLOW_SHARE = 0.2;
const FAST_SHARE = 0.02;
const FAST_WINDOWS = 5;

/** A lower tier that does not reduce the frame time to this share of the old one did not address the cause. */
const NO_FASTER = 0.9;

/** Measures frame intervals and derives the quality. The stage decides when to apply it. */
export class QualityMeter {
  #quality: Quality;
  #frames = 0;
  #late = 0;
  #sum = 0;
  #fastWindows = 0;
  /** Quality and mean interval before the steps down; null once they helped or were reverted. */
  #left: { quality: Quality; mean: number } | null = null;
  /** Frames this slow are caused by the phone, e.g. power saving at 30 a second: no tier makes them faster. */
  #paced: number | null = null;

  constructor(quality: Quality) {
    this.#quality = quality;
  }

  /** The quality derived from the frames so far. */
  get quality(): Quality {
    return this.#quality;
  }

  /** The quality was applied: later frames are judged by it. */
  taken(): void {
    this.#frames = 0;
    this.#late = 0;
    this.#sum = 0;
  }

  /** Counts a frame that came `interval` ms after the previous one; 0 is a first frame and is not counted. */
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

/** The stored quality, or the default where none is stored or storage is blocked. */
export function storedQuality(): Quality {
  try {
    const [tier, ceiling] = (localStorage.getItem(KEY) ?? '').split('/').map(Number);
    if (isTier(tier) && isTier(ceiling) && tier <= ceiling) return { tier, ceiling };
  } catch {
    // a browser with blocked storage throws; every visit then learns anew
  }
  return FIRST_QUALITY;
}

export function storeQuality({ tier, ceiling }: Quality): void {
  try {
    localStorage.setItem(KEY, `${tier}/${ceiling}`);
  } catch {
    // storage is blocked or full; every visit then learns anew
  }
}

function isTier(value: unknown): value is Tier {
  return value === 0 || value === 1 || value === 2;
}

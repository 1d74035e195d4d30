import { type AudioSprite, type HowlClass, howler, loadSprite } from './audioSprite.ts';
import { apart, HAPTICS, type LoopName, type SoundName } from './sounds.ts';

export interface SoundOptions {
  /** Speed and pitch, 0.5 to 4; 1 is as recorded. */
  rate?: number;
  /** 0 to 1. */
  volume?: number;
}

/** The visitor's current preferences. */
interface SoundWishes {
  /** Master volume, 0 to 1; 0 is silence. */
  volume: number;
  /** Whether the phone vibrates. */
  haptics: boolean;
}

/** The player's dependencies on the browser; tests replace them. */
export interface PlayerEdge {
  document: Document;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  load: () => Promise<HowlClass>;
  vibrate?: (pattern: number | number[]) => void;
  wishes: () => SoundWishes;
  /** A monotonic clock, ms. */
  now: () => number;
}

const MUTE_KEY = 'kilat.muted';
const FADE_MS = 160;
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * The site's sounds. They are caused by events of the game, never by buttons. Nothing is loaded before the visitor's first tap
 * or key after sounds are expected, and nothing while muted; a hidden tab is silent, sounds requested meanwhile are dropped,
 * and only a running loop resumes.
 */
export class Player {
  readonly #edge: PlayerEdge;
  readonly #listeners = new Set<() => void>();
  readonly #wanted = new Map<LoopName, Required<SoundOptions>>();
  readonly #running = new Map<LoopName, number>();
  readonly #played = new Map<SoundName, number>();
  #sprite: AudioSprite | null = null;
  #loading = false;
  #expected = false;
  #touched = false;
  #muted: boolean;

  constructor(edge: PlayerEdge) {
    this.#edge = edge;
    this.#muted = readMuted(edge.storage);
    for (const gesture of GESTURES) edge.document.addEventListener(gesture, this.#onGesture, true);
    edge.document.addEventListener('visibilitychange', this.#onVisibility);
  }

  get muted(): boolean {
    return this.#muted;
  }

  /** Stored on this device. Muting stops current sounds; unmuting resumes a running loop. */
  setMuted(muted: boolean): void {
    if (muted === this.#muted) return;
    this.#muted = muted;
    writeMuted(this.#edge.storage, muted);
    if (muted) this.#silence();
    else this.#resume();
    for (const listener of this.#listeners) listener();
  }

  /** Subscribes to changes of `muted`; returns the unsubscribe call. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Plays a sound once, now or never, with a vibration if it has one, also on a muted phone. An immediate repetition of the
   * same sound is skipped (`apart`).
   */
  play(name: SoundName, options: SoundOptions = {}): void {
    this.#expected = true;
    if (!this.#attended()) return;
    const now = this.#edge.now();
    if (now - (this.#played.get(name) ?? Number.NEGATIVE_INFINITY) < apart(name)) return;
    this.#played.set(name, now);
    const wishes = this.#edge.wishes();
    const buzz = HAPTICS[name];
    if (buzz && wishes.haptics) this.#edge.vibrate?.(buzz);
    if (!this.#sprite || !this.#audible()) return;
    const { rate, volume } = withinLimits(options, wishes.volume);
    const id = this.#sprite.play(name);
    if (rate !== 1) this.#sprite.rate(rate, id);
    if (volume !== 1) this.#sprite.volume(volume, id);
  }

  /** Starts a loop, or changes the rate and volume of a running one. */
  loop(name: LoopName, options: SoundOptions = {}): void {
    this.#expected = true;
    this.#wanted.set(name, withinLimits(options, 1));
    if (!this.#sprite || !this.#audible()) return;
    const { rate, volume } = withinLimits(options, this.#edge.wishes().volume);
    const id = this.#running.get(name) ?? this.#sprite.play(name);
    this.#running.set(name, id);
    this.#sprite.rate(rate, id);
    this.#sprite.volume(volume, id);
  }

  /** Fades a loop out. */
  stop(name: LoopName): void {
    const volume = (this.#wanted.get(name)?.volume ?? 1) * this.#edge.wishes().volume;
    const id = this.#running.get(name);
    this.#wanted.delete(name);
    this.#running.delete(name);
    const sprite = this.#sprite;
    if (!sprite || id === undefined) return;
    sprite.once('fade', () => sprite.stop(id), id);
    sprite.fade(volume, 0, FADE_MS, id);
  }

  /** Announces that sounds will follow: they are loaded with the first gesture from here on. Other pages load none. */
  expect(): void {
    this.#expected = true;
    this.wishesChanged();
  }

  /** Must be called when `wishes` has changed: current sounds are adjusted at once. */
  wishesChanged(): void {
    if (this.#audible()) this.#resume();
    else this.#silence();
  }

  #attended(): boolean {
    return this.#touched && !this.#edge.document.hidden;
  }

  #audible(): boolean {
    return this.#attended() && !this.#muted && this.#edge.wishes().volume > 0;
  }

  #silence(): void {
    this.#running.clear();
    this.#sprite?.stop();
  }

  #resume(): void {
    if (!this.#audible()) return;
    if (this.#sprite) for (const [name, options] of this.#wanted) this.loop(name, options);
    else if (this.#expected) void this.#load();
  }

  /** A failed load is retried at the next gesture. */
  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      this.#sprite = await loadSprite(this.#edge.load);
      this.#resume();
    } catch {
      this.#sprite = null;
    } finally {
      this.#loading = false;
    }
  }

  #onGesture = (): void => {
    this.#touched = true;
    if (!this.#sprite) this.#resume();
  };

  #onVisibility = (): void => {
    if (this.#edge.document.hidden) this.#silence();
    else this.#resume();
  };
}

function withinLimits({ rate = 1, volume = 1 }: SoundOptions, loud: number): Required<SoundOptions> {
  return { rate: Math.min(4, Math.max(0.5, rate)), volume: Math.min(1, Math.max(0, volume)) * loud };
}

/** Storage may be blocked; then the choice lasts as long as the page. */
function readMuted(storage: PlayerEdge['storage']): boolean {
  try {
    return storage.getItem(MUTE_KEY) === '1';
  } catch {
    return false;
  }
}

function writeMuted(storage: PlayerEdge['storage'], muted: boolean): void {
  try {
    storage.setItem(MUTE_KEY, muted ? '1' : '0');
  } catch {
    // blocked: see readMuted
  }
}

/** A player on the page's own document, storage and vibration, with the visitor's volume. */
export function createPlayer(wishes: PlayerEdge['wishes']): Player {
  return new Player({
    document,
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    load: howler,
    vibrate: (pattern) => navigator.vibrate?.(pattern),
    wishes,
    now: () => performance.now(),
  });
}

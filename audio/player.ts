import { type AudioSprite, type HowlClass, howler, loadSprite } from './audioSprite.ts';
import { apart, HAPTICS, type LoopName, type SoundName } from './sounds.ts';

export interface SoundOptions {
  /** Speed and pitch, 0.5 to 4; 1 is as recorded. */
  rate?: number;
  /** 0 to 1. */
  volume?: number;
}

/** What the visitor wishes at this moment. */
interface SoundWishes {
  /** How loud everything is, 0 to 1; 0 is silence. */
  volume: number;
  /** Whether the phone buzzes along. */
  haptics: boolean;
}

/** Where the player touches the world; tests give their own sounds. */
export interface PlayerEdge {
  document: Document;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  load: () => Promise<HowlClass>;
  vibrate?: (pattern: number | number[]) => void;
  wishes: () => SoundWishes;
  /** A clock that only goes forward, ms. */
  now: () => number;
}

const MUTE_KEY = 'kilat.muted';
const FADE_MS = 160;
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * The site's sounds. They are caused by events of the game, never by buttons. Nothing is fetched before the
 * visitor's first touch or key once sounds are expected, and nothing while muted; a hidden tab is silent and a sound that came meanwhile is
 * not made up for, only a running loop comes back.
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

  /** Remembered on this device. Muting ends what sounds; unmuting brings a running loop back. */
  setMuted(muted: boolean): void {
    if (muted === this.#muted) return;
    this.#muted = muted;
    writeMuted(this.#edge.storage, muted);
    if (muted) this.#silence();
    else this.#resume();
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when `muted` changed; answers the way to stop that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Plays a sound once, now or never, with a buzz under the thumb if it has one: that is felt on a muted phone too. The
   * same sound again at once is left out (`apart`).
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

  /** Starts a loop, or bends one that runs to another rate and volume. */
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

  /** Lets a loop fade out. */
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

  /** Sounds are to come: they are fetched with the first gesture from here on. Pages without any fetch none. */
  expect(): void {
    this.#expected = true;
    this.wishesChanged();
  }

  /** To be called when what `wishes` says has changed: what sounds follows at once. */
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

  /** A failed load is tried again at the next gesture. */
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

/** Storage may be forbidden; then the choice lasts as long as the page. */
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
    // forbidden: see readMuted
  }
}

/** A player on the page's own document, storage and vibration, as loud as the visitor wishes. */
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

import type { SlotCue } from '../../stage/slotPicture.ts';
import { familyOf, type SoundFamily } from './family.ts';
import { scoreOf } from './score.ts';
import { Speaker } from './speaker.ts';

/** User gestures after which browsers allow sound; a touch start does not count. */
const GESTURES = ['click', 'keydown'] as const;

/** The same sound within this many ms is skipped: coins may fall by the dozen. */
const APART = 45;

/** The sounds of a title. Nothing is created before the player's first tap or key. */
export class SlotSounds {
  readonly #family: SoundFamily;
  #speaker: Speaker | null = null;
  #last = { cue: '', at: 0 };
  /** Reasons for silence: the player's switch, the site, and a hidden page. */
  #off = { switched: false, muted: false, paused: false };

  constructor(theme: string) {
    this.#family = familyOf(theme);
    for (const gesture of GESTURES) document.addEventListener(gesture, this.#touched, true);
  }

  get on(): boolean {
    return !this.#off.switched && !this.#off.muted;
  }

  switch(on: boolean): void {
    // Switching sound on here overrides the site's earlier setting.
    this.#set({ switched: !on, muted: on ? false : this.#off.muted });
  }

  mute(muted: boolean): void {
    this.#set({ muted });
  }

  pause(paused: boolean): void {
    this.#set({ paused });
  }

  onCue(cue: SlotCue): void {
    if (!this.#speaker || !this.#loud()) return;
    const now = performance.now();
    if (cue.cue === this.#last.cue && now - this.#last.at < APART) return;
    this.#last = { cue: cue.cue, at: now };
    this.#speaker.play(scoreOf(cue, this.#family));
  }

  readonly #touched = (): void => {
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.#touched, true);
    try {
      this.#speaker = new Speaker(this.#family);
    } catch {
      // The game works in a browser without audio.
      return;
    }
    this.#set({});
  };

  #set(change: Partial<{ switched: boolean; muted: boolean; paused: boolean }>): void {
    this.#off = { ...this.#off, ...change };
    if (this.#speaker) this.#speaker.loud = this.#loud();
  }

  #loud(): boolean {
    return this.on && !this.#off.paused;
  }
}

import type { SlotCue } from '../../stage/slotPicture.ts';
import { familyOf, type SoundFamily } from './family.ts';
import { scoreOf } from './score.ts';
import { Speaker } from './speaker.ts';

/** What browsers take for a wish to hear something; a finger that comes down is none yet. */
const GESTURES = ['click', 'keydown'] as const;

/** The same sound again within so many ms is left out: coins may fall by the dozen. */
const APART = 45;

/** The sounds of a title. Nothing is made before the player's first touch or key. */
export class SlotSounds {
  readonly #family: SoundFamily;
  #speaker: Speaker | null = null;
  #last = { cue: '', at: 0 };
  /** By the player's switch, by the site, and because nobody looks. */
  #off = { switched: false, muted: false, paused: false };

  constructor(theme: string) {
    this.#family = familyOf(theme);
    for (const gesture of GESTURES) document.addEventListener(gesture, this.#touched, true);
  }

  get on(): boolean {
    return !this.#off.switched && !this.#off.muted;
  }

  switch(on: boolean): void {
    // Who switches sounds on here wants to hear them, whatever the site said before.
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
      // A browser without sounds plays without them.
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

import type { SlotEvent } from '../../contract/slots/book.ts';
import type { SlotLabels } from '../../scenes/slots/labels.ts';
import type { SlotCue } from '../../scenes/slots/steps/cues.ts';

export type { SlotCue };

/** Events of the scene for the game's shell while a book is played. */
export interface SlotListener {
  onCue(cue: SlotCue): void;
  /** The spin's win so far, in 1/10000 of the bet. */
  won(rate: number): void;
  /** The progress of free spins or respins; null when they are over. */
  feature(left: { spin: number; of: number } | null): void;
}

/**
 * The interface of a slot's scene for the game's shell: one spin at a time. It owns the clock and requests frames; scenes/slots
 * does the drawing. While nothing moves no frame is rendered.
 */
export interface SlotPicture {
  /** The reels begin to turn; the result is not known yet. `turbo` makes the whole spin quick. */
  spin(turbo: boolean): void;
  /**
   * Plays a spin's events; resolves after the last one was shown. Without a preceding `spin`, as for an unfinished spin after a
   * reload, the reels start automatically. `bet` in minor units is what its rates refer to.
   */
  play(events: readonly SlotEvent[], bet: bigint, turbo: boolean): Promise<void>;
  /** A tap during playback: reels stop at once, a count jumps to its end, and the next step follows. */
  hurry(): void;
  /** No answer came: the reels come to rest at the previous board. */
  giveUp(): void;
  /** The page is hidden: time stops until it resumes. */
  pause(paused: boolean): void;
  /** Sets the texts of another language. */
  label(labels: SlotLabels): void;
  /** Sets reduced motion, from the next spin on. */
  reduceMotion(reduced: boolean): void;
  destroy(): void;
}

import type { SlotEvent } from '../../contract/slots/book.ts';
import type { SlotLabels } from '../../scenes/slots/labels.ts';
import type { SlotCue } from '../../scenes/slots/steps/cues.ts';

export type { SlotCue };

/** What the picture reports to the shell of the game while a book is played. */
export interface SlotListener {
  onCue(cue: SlotCue): void;
  /** What the spin has brought so far, in 1/10000 of the bet. */
  won(rate: number): void;
  /** Free spins or respins that run; null when they are over. */
  feature(left: { spin: number; of: number } | null): void;
}

/**
 * The picture of a slot on its canvas, as its shell uses it: one spin at a time. It keeps the time and asks for frames; what it draws is
 * scenes/slots. While nothing moves no frame is rendered.
 */
export interface SlotPicture {
  /** The reels begin to turn; what comes is not known yet. With `turbo` all of this spin is quick. */
  spin(turbo: boolean): void;
  /**
   * Shows what a spin brings, event by event; done when its last one was shown. Without a `spin` before it, as for a spin that is
   * shown once more after a reload, the reels begin by themselves. `bet` in minor units is what its rates are of.
   */
  play(events: readonly SlotEvent[], bet: bigint, turbo: boolean): Promise<void>;
  /** A tap while it plays: reels stop at once, a count goes to its end, and the next thing comes. */
  hurry(): void;
  /** No answer came: the reels come to rest at what they showed before. */
  giveUp(): void;
  /** Nobody looks: nothing moves and no time passes until it goes on. */
  pause(paused: boolean): void;
  /** Its words are those of another language from now on. */
  label(labels: SlotLabels): void;
  /** Whether little is to move, from the next spin on. */
  reduceMotion(reduced: boolean): void;
  destroy(): void;
}

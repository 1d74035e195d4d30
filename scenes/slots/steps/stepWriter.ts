import type { Standing } from '../reels/standing.ts';
import type { Said, SlotCue } from './cues.ts';
import type { Pace } from './pace.ts';
import type { BannerKind, Happening, Step, Timeline } from './steps.ts';

/** Writes a timeline, step after step. */
export class StepWriter {
  readonly pace: Pace;
  /** What stands on the board so far. */
  standing: Standing;
  readonly #steps: Step[] = [];
  readonly #said: Said[] = [];
  #at = 0;
  /** What the spin has come to, as it was told last. */
  #total = 0;

  constructor(pace: Pace, standing: Standing) {
    this.pace = pace;
    this.standing = standing;
  }

  timeline(): Timeline {
    return {
      steps: this.#steps,
      // What is told of a step may come after the next one has begun.
      said: this.#said.sort((a, b) => a.at - b.at),
      length: this.#at,
      pace: this.pace,
      end: this.standing,
    };
  }

  /** The board changes without a step of its own. */
  stand(standing: Partial<Standing>): void {
    this.standing = { ...this.standing, ...standing };
  }

  /** Something happens for so many ms, with this on the board meanwhile. */
  step(lasts: number, happening: Happening, standing: Partial<Standing> = {}): void {
    this.stand(standing);
    const start = this.#at;
    this.#at += lasts;
    this.#steps.push({ start, end: this.#at, standing: this.standing, ...happening });
  }

  banner(banner: BannerKind, count: number, rate: number): void {
    this.step(this.pace.banner, { kind: 'banner', banner, count, rate });
  }

  /** Something is heard `after` ms of the next step. */
  cue(cue: SlotCue, after = 0): void {
    this.#said.push({ at: this.#at + after, says: 'cue', cue });
  }

  /** What the spin has come to is told as the next step begins. */
  won(rate: number): void {
    if (rate !== this.#total) this.#said.push({ at: this.#at, says: 'won', rate });
    this.#total = rate;
  }

  feature(left: { spin: number; of: number } | null): void {
    this.#said.push({ at: this.#at, says: 'feature', left });
  }
}

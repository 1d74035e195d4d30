import type { BoardState } from '../reels/boardState.ts';
import type { SlotCue, TimelineEvent } from './cues.ts';
import type { Pace } from './pace.ts';
import type { BannerKind, Happening, Step, Timeline } from './steps.ts';

/** Builds a timeline step by step. */
export class StepWriter {
  readonly pace: Pace;
  /** The current board. */
  board: BoardState;
  readonly #steps: Step[] = [];
  readonly #events: TimelineEvent[] = [];
  #at = 0;
  /** The last published total of the spin. */
  #total = 0;

  constructor(pace: Pace, board: BoardState) {
    this.pace = pace;
    this.board = board;
  }

  timeline(): Timeline {
    return {
      steps: this.#steps,
      // An event of a step may come after the next one has begun.
      events: this.#events.sort((a, b) => a.at - b.at),
      length: this.#at,
      pace: this.pace,
      end: this.board,
    };
  }

  /** Changes the board without a step. */
  stand(board: Partial<BoardState>): void {
    this.board = { ...this.board, ...board };
  }

  /** Adds a step of this many ms, with changes of the board meanwhile. */
  step(lasts: number, happening: Happening, board: Partial<BoardState> = {}): void {
    this.stand(board);
    const start = this.#at;
    this.#at += lasts;
    this.#steps.push({ start, end: this.#at, board: this.board, ...happening });
  }

  banner(banner: BannerKind, count: number, rate: number): void {
    this.step(this.pace.banner, { kind: 'banner', banner, count, rate });
  }

  /** Adds a sound cue `after` ms into the next step. */
  cue(cue: SlotCue, after = 0): void {
    this.#events.push({ at: this.#at + after, kind: 'cue', cue });
  }

  /** Publishes the spin's total as the next step begins. */
  won(rate: number): void {
    if (rate !== this.#total) this.#events.push({ at: this.#at, kind: 'won', rate });
    this.#total = rate;
  }

  feature(left: { spin: number; of: number } | null): void {
    this.#events.push({ at: this.#at, kind: 'feature', left });
  }
}

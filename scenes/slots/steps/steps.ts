import type { Coin, SymbolWin } from '../../../contract/slots/book.ts';
import type { BoardState } from '../reels/boardState.ts';
import type { Fall } from '../reels/fall.ts';
import type { ReelPlan } from '../reels/turn.ts';
import type { TimelineEvent } from './cues.ts';
import type { Pace } from './pace.ts';

/** Banners over the whole board: text, with a number or an amount. */
export type BannerKind = 'freeSpins' | 'extraSpins' | 'hold' | 'grand' | 'total' | 'maxWin';

/** Some of the wins, shown together from `at` to `end` ms of their step. */
export interface WinPhase {
  at: number;
  end: number;
  wins: readonly SymbolWin[];
}

/** The content of a step. */
export type Happening =
  /** Reels turn from `before` to the step's board. `landing` false: the stops are not known yet. */
  | { kind: 'turn'; plans: readonly ReelPlan[]; before: BoardState; landing: boolean }
  | { kind: 'expand' }
  | { kind: 'wins'; phases: readonly WinPhase[]; rate: number }
  | { kind: 'tumble'; removed: readonly number[]; falls: readonly Fall[]; before: BoardState }
  | { kind: 'climb' }
  | { kind: 'scatters'; cells: readonly number[] }
  | { kind: 'banner'; banner: BannerKind; count: number; rate: number }
  | { kind: 'lock'; before: BoardState }
  | { kind: 'respin'; fell: readonly Coin[]; before: BoardState }
  | { kind: 'collect'; coins: readonly Coin[]; each: number; before: BoardState }
  | { kind: 'count'; rate: number; marks: readonly number[] }
  | { kind: 'cheer'; rate: number; marks: readonly number[] }
  | { kind: 'wait' };

/** A part of a timeline: its content from `start` to `end`, and the board meanwhile. */
export type Step = { start: number; end: number; board: BoardState } & Happening;
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** The timeline of a spin, in ms since its reels began. */
export interface Timeline {
  readonly steps: readonly Step[];
  readonly events: readonly TimelineEvent[];
  readonly length: number;
  readonly pace: Pace;
  /** The final board. */
  readonly end: BoardState;
}

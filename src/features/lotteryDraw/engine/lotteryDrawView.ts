import { seedOf } from '../../../games/engine/rounds.ts';
import { drawEnds } from './drawTimes.ts';

/** A place of a draw. */
export interface LotteryWinner {
  /** The ticket's number. */
  ticket: number;
  amount: bigint;
  /** Whether it is the player's own. */
  mine: boolean;
}

/** The page's state of a week's lottery. Times are server time, ms. */
export interface LotteryPlay {
  /** Its Monday's date. */
  week: string;
  /** The last known jackpot, the value before, and when it was received. */
  jackpot: { amount: bigint; before: bigint; at: number };
  /**
   * The winners, first place first; must be the same list while unchanged. `at` is when the page begins to show the draw, null:
   * it was over before. `stays` is the part that nobody won.
   */
  draw: { winners: readonly LotteryWinner[]; stays: bigint; at: number | null } | null;
}

/** Everything a picture of the lottery depends on. scenes/lotteryDraw draws it; equal views give equal pixels. */
export interface LotteryDrawView {
  /** Seeds everything that looks random; derived from the week. */
  seed: number;
  /** The counter's value, the value before, and ms since it changed. */
  jackpot: bigint;
  before: bigint;
  grew: number;
  /** Empty until they are drawn. */
  winners: readonly LotteryWinner[];
  stays: bigint;
  /** ms since the animation of the draw began: negative before, infinite when the draw was already over. */
  drawing: number;
  /** ms since all of it was shown, with the same convention. */
  over: number;
}

const NONE: readonly LotteryWinner[] = [];

/** The view at `now` (server time, ms). */
export function lotteryDrawView({ week, jackpot, draw }: LotteryPlay, now: number): LotteryDrawView {
  const drawing = draw === null ? Number.NEGATIVE_INFINITY : now - (draw.at ?? Number.NEGATIVE_INFINITY);
  return {
    seed: seedOf(week),
    jackpot: jackpot.amount,
    before: jackpot.before,
    grew: now - jackpot.at,
    winners: draw?.winners ?? NONE,
    stays: draw?.stays ?? 0n,
    drawing,
    over: drawing - drawEnds(draw?.winners.length ?? 0),
  };
}

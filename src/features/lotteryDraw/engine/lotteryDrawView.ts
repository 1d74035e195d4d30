import { seedOf } from '../../../games/engine/rounds.ts';
import { drawEnds } from './drawTimes.ts';

/** A place of a draw. */
export interface LotteryWinner {
  /** The number of the ticket. */
  ticket: number;
  amount: bigint;
  /** Whether it is the player's own. */
  mine: boolean;
}

/** A week's lottery as the page has it. Times are server time, ms. */
export interface LotteryPlay {
  /** Its Monday's date. */
  week: string;
  /** The jackpot as it was told last, what it was before that, and when it was told. */
  jackpot: { amount: bigint; before: bigint; at: number };
  /**
   * What was drawn, the first place's first; keep the same list while it is the same. `at` is when the page begins to show
   * it, null: it was drawn before. `stays` is what nobody won.
   */
  draw: { winners: readonly LotteryWinner[]; stays: bigint; at: number | null } | null;
}

/** What a picture of the lottery needs, and nothing else; scenes/lotteryDraw draws it, and the same view gives the same pixels. */
export interface LotteryDrawView {
  /** Drives all that looks random; derived from the week. */
  seed: number;
  /** What the counter shows, what it showed before, and ms since it changed. */
  jackpot: bigint;
  before: bigint;
  grew: number;
  /** Empty until they are drawn. */
  winners: readonly LotteryWinner[];
  stays: bigint;
  /** ms since the draw began to be shown: below 0 before, infinite when it was found drawn. */
  drawing: number;
  /** ms since all of it was shown, by the same rule. */
  over: number;
}

const NONE: readonly LotteryWinner[] = [];

/** What the picture shows at `now` (server time, ms). */
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

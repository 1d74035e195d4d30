import type { GameType } from '../../catalogue.ts';
import { call } from '../call.ts';
import type { StatementLine } from '../money/statement.ts';
import type {
  ROUND_STATUSES,
  slotGameRecordInput,
  slotGameRecordRoundInput,
  slotGameStatisticsInput,
} from './inputs/records.ts';

/**
 * A player's rounds over all games, and their totals (calls.tsv, area slots). Amounts are minor units and rates 1/10000, as
 * decimal text; times ms since 1970.
 */

export type RoundStatus = (typeof ROUND_STATUSES)[number];

/** The player's bets on one pool with the same result. */
export interface PlayedStakes {
  /** The game's own pool name ('red', '3'); null if there is no choice, or it was made step by step. */
  pool: string | null;
  status: 'placed' | 'cashed' | 'lost' | 'returned';
  /** Number of bets, and their total stake and payout. */
  bets: number;
  amount: string;
  payout: string;
  /** The rate of each; null if not paid. */
  rate: string | null;
}

export interface PlayedRound {
  /** Unique among the player's rounds of all games. */
  id: string;
  game: string;
  title: string;
  type: GameType | null;
  /** The round id as in wins and the statement. */
  roundId: string;
  status: RoundStatus;
  /** Stakes of bets that were not refunded, their returns, and the refunds of others. */
  staked: string;
  returned: string;
  givenBack: string;
  /** `returned` minus `staked`: the net result for the player's money, once nothing is open. */
  net: string;
  currency: string;
  /** When the first bet was placed. */
  at: number;
  stakes: readonly PlayedStakes[];
  /**
   * The round's result, in the parts that the game's mark shows: for a step-by-step round the result of the last step. Null
   * while unknown, and if the round did not count.
   */
  result: readonly string[] | null;
}

export interface PlayedRounds {
  /** Newest first; with a status filter, a page may have fewer items although more pages follow. */
  items: readonly PlayedRound[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The player's rounds, page by page. 3 if the days are in the wrong order or more than a year ago. */
export const slotGameRecord = call<PlayedRounds, typeof slotGameRecordInput>({
  method: 'GET',
  path: '/main/slot/game/record',
  auth: 'token',
});

/** One bet of a round. */
export interface PlayedBet {
  id: string;
  pool: string | null;
  amount: string;
  /** The auto cash-out that was set. */
  autoRate: string | null;
  status: PlayedStakes['status'];
  rate: string | null;
  payout: string;
  /** Staked with bonus money. */
  bonus: boolean;
  placedAt: number;
  endedAt: number | null;
}

export interface PlayedRoundDetail {
  round: PlayedRound;
  /** Oldest first; a stake on several pools at once is listed as one bet per pool. */
  bets: readonly PlayedBet[];
  /** The result of each of the player's steps, oldest first, in the parts of a result; empty if the round has no steps. */
  steps: readonly string[];
  /** Every movement of the player's money by these bets, oldest first. */
  transactions: readonly StatementLine[];
}

/** One round by its id. 704 it does not exist or is another player's. */
export const slotGameRecordRound = call<PlayedRoundDetail, typeof slotGameRecordRoundInput>({
  method: 'GET',
  path: '/main/slot/game/record/{id}',
  auth: 'token',
});

/** Totals of decided bets; refunded ones are excluded. */
export interface PlayTotals {
  bets: number;
  staked: string;
  returned: string;
  net: string;
  /** The highest rate of a winning bet. */
  bestRate: string | null;
}

export interface GameStatistics {
  game: string;
  currency: string;
  /** Since the start of the current play session; null without one. */
  stretch:
    | (PlayTotals & {
        startedAt: number;
        /**
         * The running net result after each round, oldest first; sampled if there are many rounds, always including the last.
         */
        course: readonly string[];
      })
    | null;
  /** Today in the market, and all time. */
  day: PlayTotals;
  all: PlayTotals;
}

/** Totals of the player's bets on one game. They match the statement, including the treatment of bonus money. */
export const slotGameStatistics = call<GameStatistics, typeof slotGameStatisticsInput>({
  method: 'GET',
  path: '/main/slot/game/statistics/{game}',
  auth: 'token',
});

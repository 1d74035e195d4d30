import * as v from 'valibot';
import { GAME_TYPES, type GameType } from '../../catalogue.ts';
import { call } from '../call.ts';
import { day, type StatementLine } from '../money/statement.ts';
import { MOST_ITEMS, wholeNumber } from '../page.ts';

/**
 * What a player played, round by round, over all games, and what it came to (calls.tsv, area slots). Amounts are minor units
 * and rates 1/10000, as decimal text; times ms since 1970.
 */

/**
 * How a round stands for its player. open: a bet of theirs is not decided. won, lost: more or less came back than was staked.
 * returned: as much as was staked, or all bets were given back.
 */
export const ROUND_STATUSES = ['open', 'won', 'lost', 'returned'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

/** The player's bets on one thing that had the same end. */
export interface PlayedStakes {
  /** The game's own name of what they are on ('red', '3'); null where there is nothing to choose, or it was chosen step by step. */
  pool: string | null;
  status: 'placed' | 'cashed' | 'lost' | 'returned';
  /** How many bets there are, and what they stake and paid together. */
  bets: number;
  amount: string;
  payout: string;
  /** What each was paid at; null while it was not. */
  rate: string | null;
}

export interface PlayedRound {
  /** Names it among the player's own rounds, of whatever game. */
  id: string;
  game: string;
  title: string;
  type: GameType | null;
  /** As wins and the statement name it. */
  roundId: string;
  status: RoundStatus;
  /** Staked by bets that were not given back, what those brought, and what was given back of others. */
  staked: string;
  returned: string;
  givenBack: string;
  /** `returned` less `staked`: what the round did to the player's money, once nothing of it is open. */
  net: string;
  currency: string;
  /** When the first bet was placed. */
  at: number;
  stakes: readonly PlayedStakes[];
  /**
   * The round's result in the parts that the game's mark shows: of one that is played step by step what the last step brought.
   * Null until it is out, and where it did not count.
   */
  result: readonly string[] | null;
}

export interface PlayedRounds {
  /** Newest first; with a status asked for, fewer than asked may come before the last page. */
  items: readonly PlayedRound[];
  /** What to ask the next page with; null on the last one. */
  next: string | null;
}

/** Names a round: which kind of records it is among, and its number there. */
const recordId = v.pipe(v.string(), v.regex(/^[a-z]\d{1,18}$/));
const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i));

const recordRequest = v.object({
  game: v.optional(gameId),
  type: v.optional(v.picklist(GAME_TYPES)),
  status: v.optional(v.picklist(ROUND_STATUSES)),
  /** Days of the market, inclusive; the last year when left out. */
  from: v.optional(day),
  to: v.optional(day),
  count: wholeNumber(1, MOST_ITEMS),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[a-z]\d{1,18}$/))),
});
export type RecordRequest = v.InferOutput<typeof recordRequest>;

/** The player's rounds, a page at a time. 3 when the days are the wrong way round or more than a year ago. */
export const slotGameRecord = call<PlayedRounds>()({
  method: 'GET',
  path: '/main/slot/game/record',
  auth: 'token',
  input: recordRequest,
});

/** One bet of a round. */
export interface PlayedBet {
  id: string;
  pool: string | null;
  amount: string;
  /** The automatic cash-out that was asked for. */
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
  /** Oldest first; a stake on several things at once is told as one on each. */
  bets: readonly PlayedBet[];
  /** What each of the player's steps brought, oldest first, in the parts of a result; none where a round has no steps. */
  steps: readonly string[];
  /** Every movement of the player's money by these bets, oldest first. */
  transactions: readonly StatementLine[];
}

/** One round by its id. 704 when there is none, or it is another player's. */
export const slotGameRecordRound = call<PlayedRoundDetail>()({
  method: 'GET',
  path: '/main/slot/game/record/{id}',
  auth: 'token',
  input: v.object({ id: recordId }),
});

/** What bets that were decided came to; given back ones were never played. */
export interface PlayTotals {
  bets: number;
  staked: string;
  returned: string;
  net: string;
  /** The highest rate of a bet that brought more than its stake. */
  bestRate: string | null;
}

export interface GameStatistics {
  game: string;
  currency: string;
  /** Since the stretch of play began that is under way; null when none is. */
  stretch:
    | (PlayTotals & {
        startedAt: number;
        /** What it had come to after each round, oldest first; of many rounds some, the last always. */
        course: readonly string[];
      })
    | null;
  /** Today in the market, and ever. */
  day: PlayTotals;
  all: PlayTotals;
}

/** What the player's bets on one game came to. They equal the statement: bonus money is counted as there. */
export const slotGameStatistics = call<GameStatistics>()({
  method: 'GET',
  path: '/main/slot/game/statistics/{game}',
  auth: 'token',
  input: v.object({ game: gameId }),
});

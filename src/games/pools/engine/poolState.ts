import type { Minor } from '../../../../contract/money.ts';
import type { PoolViewChip } from './poolView.ts';

/**
 * What the engine of the pool games knows and what it folds, in words of its own: each game reads the wire's words
 * into these (`src/engine/<game>.ts`). The rules of folding are in pools.ts.
 */

export interface PoolBet {
  roundId: string;
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  /** Index into the game's pools. */
  pool: number;
  amount: Minor;
  /** When it was placed, server time. */
  at: number;
}

/** The least one bet may be, and the most a player may have on one pool of a round. */
export interface PoolLimits {
  min: Minor;
  max: Minor;
}

/** A round as it is opened; server times. */
export interface PoolOpening {
  roundId: string;
  /** The fingerprint of the secret. */
  hash: string;
  startTime: number;
  closeTime: number;
  endTime: number;
}

export interface PoolEnd<Result> {
  result: Result;
  secret: string;
  voided: boolean;
}

export interface PoolPast<Result> {
  /** Null where the house told the result alone. */
  roundId: string | null;
  result: Result;
}

/** Bets that the totals count but nobody told by name: the 50 largest are. */
export interface HiddenBets {
  count: number;
  /** One a pool. */
  amounts: readonly Minor[];
  /** Bets placed after this are not among them; server time. */
  until: number;
}

/** What the house tells of all bets of a round in sum, while it tells of the largest by name. */
export interface PoolTotals {
  roundId: string;
  betCount: number;
  /** One a pool. */
  totals: readonly Minor[];
  serverTime: number;
}

export interface PoolRound<Result> extends PoolOpening {
  bets: ReadonlyMap<string, PoolBet>;
  hidden: HiddenBets;
  end: PoolEnd<Result> | null;
  /** Everybody's stakes and the player's own, one a pool; and the chips: kept here so that a frame costs nothing. */
  totals: readonly Minor[];
  ownStakes: readonly Minor[];
  chips: readonly PoolViewChip[];
}

/** What was heard of a round before its start was. */
export interface PoolAhead<Result> {
  roundId: string;
  bets: ReadonlyMap<string, PoolBet>;
  /** Its end, and the opening as the end tells it. */
  opening: PoolOpening | null;
  end: PoolEnd<Result> | null;
}

export interface PoolPlayer {
  id: string;
  name: string;
  avatar: number;
}

export interface PoolState<Result> {
  round: PoolRound<Result> | null;
  /** The round before, once it was seen to its end: games whose draw is shown while the next round runs need it. */
  last: PoolRound<Result> | null;
  ahead: PoolAhead<Result> | null;
  /** Results of the rounds before the live one, newest first. */
  history: readonly PoolPast<Result>[];
  limits: PoolLimits | null;
  player: PoolPlayer | null;
  /** Something was missed that only a snapshot can tell. */
  needsSnapshot: boolean;
}

/** A live round as the house tells it when asked. */
export interface PoolSnapshotRead<Result> extends PoolOpening {
  bets: readonly PoolBet[];
  /** The player's own, all of them; empty for visitors. */
  mine: readonly PoolBet[];
  betCount: number;
  totals: readonly Minor[];
  serverTime: number;
  end: PoolEnd<Result> | null;
  history: readonly PoolPast<Result>[];
  limits: PoolLimits;
}

export type PoolEvent<Result> =
  | { type: 'snapshot'; round: PoolSnapshotRead<Result> }
  | { type: 'start'; opening: PoolOpening }
  | { type: 'end'; opening: PoolOpening; end: PoolEnd<Result> }
  | { type: 'bets'; bets: readonly PoolBet[] }
  | { type: 'totals'; totals: PoolTotals }
  /** Ended rounds by their ids, newest first. */
  | { type: 'past'; rounds: readonly PoolPast<Result>[] }
  | { type: 'signedIn'; player: PoolPlayer }
  | { type: 'signedOut' };

/** What the engine must know of a game. */
export interface PoolGame<Result> {
  /** How many pools there are. */
  pools: number;
  /** What a pool pays for a result, in 1/10000; 0n when it is lost. */
  rate(pool: number, result: Result): bigint;
  /** Ms after the close at which the picture has shown the result: no word of it may stand anywhere before. */
  shownAfter(result: Result): number;
  /** Ms after the close at which the result is told, where that is not at once. */
  drawnAfter?: number;
}

import type { Minor } from '../../../../contract/money.ts';
import type { PoolViewChip } from './poolView.ts';

/**
 * State and events of the pool games' engine, in its own terms: each game converts its wire data into these
 * (`src/games/<game>/engine/<game>.ts`). The folding rules are in pools.ts.
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

/** The minimum of one bet, and the maximum of a player on one pool of a round. */
export interface PoolLimits {
  min: Minor;
  max: Minor;
}

/** A round's opening data; server times. */
export interface PoolOpening {
  roundId: string;
  /** The hash of the secret. */
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
  /** Null where the server sent only the result. */
  roundId: string | null;
  result: Result;
}

/** Bets included in the totals but not listed by name; only the 50 largest are listed. */
export interface HiddenBets {
  count: number;
  /** One per pool. */
  amounts: readonly Minor[];
  /** Bets placed after this are not included; server time. */
  until: number;
}

/** The round's totals over all bets; only the largest bets are listed by name. */
export interface PoolTotals {
  roundId: string;
  betCount: number;
  /** One per pool. */
  totals: readonly Minor[];
  serverTime: number;
}

export interface PoolRound<Result> extends PoolOpening {
  bets: ReadonlyMap<string, PoolBet>;
  hidden: HiddenBets;
  end: PoolEnd<Result> | null;
  /** All players' and the player's own stakes, one per pool, and the chips: cached here so that a frame allocates nothing. */
  totals: readonly Minor[];
  ownStakes: readonly Minor[];
  chips: readonly PoolViewChip[];
}

/** Events of a round that arrived before its start. */
export interface PoolAhead<Result> {
  roundId: string;
  bets: ReadonlyMap<string, PoolBet>;
  /** Its end, and the opening data contained in the end. */
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
  /** The previous round, once its end was received; needed by games that show the draw while the next round runs. */
  last: PoolRound<Result> | null;
  ahead: PoolAhead<Result> | null;
  /** Results of the rounds before the live one, newest first. */
  history: readonly PoolPast<Result>[];
  limits: PoolLimits | null;
  player: PoolPlayer | null;
  /** Something was missed that only a snapshot can restore. */
  needsSnapshot: boolean;
}

/** A live round as read from a snapshot. */
export interface PoolSnapshotRead<Result> extends PoolOpening {
  bets: readonly PoolBet[];
  /** All of the player's own bets; empty for visitors. */
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

/** What the engine needs to know about a game. */
export interface PoolGame<Result> {
  /** Number of pools. */
  pools: number;
  /** The rate of a pool for a result, in 1/10000; 0n when it loses. */
  rate(pool: number, result: Result): bigint;
  /** Ms after the close at which the picture has shown the result; no other part of the page may show it earlier. */
  shownAfter(result: Result): number;
  /** Ms after the close at which the result is published, if not at once. */
  drawnAfter?: number;
}

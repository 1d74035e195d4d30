/**
 * The part of the view that all pool games share: equal views give equal pixels. Times are ms of server time; amounts minor
 * units.
 */
export interface PoolView {
  phase: PoolPhase;
  /** Empty while loading. */
  roundId: string;
  /** Seeds everything that looks random in the picture; derived from the round id. */
  seed: number;
  /** betting: ms since the round opened; closing and result: ms since betting closed. */
  elapsed: number;
  /** betting: ms until it closes; closing and result: ms until the next round. Never below 0. */
  remaining: number;
  /** One per pool, in the order of the game's rules. */
  pools: readonly PoolViewPool[];
  /** Drawn chips in the order they were placed; the oldest small ones of other players are dropped first. */
  chips: readonly PoolViewChip[];
  /** Ms since the round opened, in any phase: the time scale of the chips' `at`. */
  clock: number;
  /** The player's total in the round; null while unknown, and when nothing was staked. The object's identity is stable. */
  own: PoolViewOwn | null;
  /** The server was down as betting closed: stakes are returned, whatever the result. */
  voided: boolean;
}

/** loading: no snapshot yet. closing: betting is over, the result has not arrived yet. */
type PoolPhase = 'loading' | 'betting' | 'closing' | 'result';

export interface PoolViewPool {
  /** All players' stakes. */
  total: bigint;
  /** The player's own placed stakes. */
  own: bigint;
  /** The player's stakes that are not placed yet: on the slip, or pending. */
  unplaced: bigint;
  /** result: the payout per stake of 1, in 1/10000; 0 lost, null while unknown. */
  rate: number | null;
}

export interface PoolViewChip {
  betId: string;
  pool: number;
  own: boolean;
  /** Index of its face in the chip set, 0 (smallest) to 5. */
  face: number;
  /** Ms after the round's opening at which it was placed. */
  at: number;
}

/** Total stake and total payout of a player in one round. */
interface PoolViewOwn {
  stake: bigint;
  payout: bigint;
}

/** A rectangle on the canvas, in CSS pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * The canvas layout of a pool game: pure geometry, used by the scene and by the press areas over the canvas, so that both agree
 * at every size.
 */
export interface PoolLayout {
  /** The area of the round's animation: dice, wheel, ring. */
  stage: Rect;
  /** One per pool, in the order of the game's rules; at least 44 px each way. */
  pools: readonly Rect[];
  /** Where the player's own chips come from and winnings go to; the same for other players; where lost chips go. */
  hand: Point;
  others: Point;
  house: Point;
}

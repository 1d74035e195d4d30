/**
 * What the pictures of the pool games are told alike: the same view gives the same
 * pixels. Times are ms of the server's clock; amounts minor units.
 */
export interface PoolView {
  phase: PoolPhase;
  /** Empty while loading. */
  roundId: string;
  /** Drives everything that looks random in the picture; derived from the round id. */
  seed: number;
  /** betting: ms since the round opened; closing and result: ms since betting closed. */
  elapsed: number;
  /** betting: ms until it closes; closing and result: ms until the next round. Never below 0. */
  remaining: number;
  /** One a pool, in the order of the game's rules. */
  pools: readonly PoolViewPool[];
  /** Chips on the table in the order they were put down; the oldest small ones of others give way. */
  chips: readonly PoolViewChip[];
  /** Ms since the round opened, whatever the phase: the scale of the chips' `at`. */
  clock: number;
  /** What the round brought the player; null while unknown, and when nothing was staked. Kept the same object. */
  own: PoolViewOwn | null;
  /** The house was away as betting closed: stakes go back, whatever the result. */
  voided: boolean;
}

/** loading: no snapshot yet. closing: bets are over, the result is not here yet. */
type PoolPhase = 'loading' | 'betting' | 'closing' | 'result';

export interface PoolViewPool {
  /** Everybody's stakes. */
  total: bigint;
  /** The player's own stakes that stand. */
  own: bigint;
  /** The player's stakes that do not stand yet: on the slip, or asked for and not answered. */
  unplaced: bigint;
  /** result: what a stake of 1 brings back, in 1/10000; 0 lost, null while unknown. */
  rate: number | null;
}

export interface PoolViewChip {
  betId: string;
  pool: number;
  own: boolean;
  /** Which chip of the set it looks like, 0 (smallest) to 5. */
  face: number;
  /** Ms after the round's opening at which it left its player's hand. */
  at: number;
}

/** All stakes and all returns of a player in one round. */
interface PoolViewOwn {
  stake: bigint;
  payout: bigint;
}

/** A place on the canvas, in CSS pixels. */
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
 * Where things lie on the canvas of a game of pools: pure geometry, which the scene draws by and the buttons over the
 * canvas are placed by, so that both agree at every size.
 */
export interface PoolLayout {
  /** What happens in the round: dice, wheel, ring. */
  stage: Rect;
  /** One a pool, in the order of the game's rules; at least 44 px either way. */
  pools: readonly Rect[];
  /** Where the player's own chips come from and winnings go to; where others' do; where lost chips go. */
  hand: Point;
  others: Point;
  house: Point;
}

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

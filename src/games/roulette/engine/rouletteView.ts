import type { PoolView } from '../../pools/engine/poolView.ts';

/** What a picture of roulette needs: `rouletteView(state, now)` makes one, scenes/roulette draws it. */
export interface RouletteView extends PoolView {
  /** 0 to 14; null until the result is known. */
  number: number | null;
  /** The number of the round before, in whose pocket the ball lies while bets are taken; null when unknown. */
  before: number | null;
}

import type { PoolView } from '../../pools/engine/poolView.ts';

/** What a picture of dice needs: `diceView(state, now)` makes one, scenes/dice draws it. */
export interface DiceView extends PoolView {
  /** The three faces, 0 to 5; null until the result is known. */
  rand: readonly number[] | null;
  /** The faces of the round before, on the table while bets are taken; null when unknown. */
  before: readonly number[] | null;
}

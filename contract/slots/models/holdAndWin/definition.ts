import * as v from 'valibot';
import { COIN_PRIZES } from '../../book.ts';
import { buyPrice, common, rate, strips, whole } from '../../schema.ts';

/**
 * Five reels of three rows and twenty lines; six coins or more are locked and the empty cells respin: three times, reset with
 * each new coin. At the end all coins are paid, and for a full board also the grand prize.
 */
export const schema = v.object({
  model: v.literal('holdAndWin'),
  ...common,
  reels: strips(5),
  /** Multiplier of each wild in a line win. */
  wildTimes: whole(1, 5),
  hold: v.object({
    /** The probability of a coin in each empty cell of a respin, in thousandths. */
    chance: whole(5, 500),
    /** The values of coins, and their weights. */
    coins: v.pipe(
      v.array(v.object({ rate, weight: whole(1, 100_000), prize: v.optional(v.picklist(COIN_PRIZES)) })),
      v.minLength(1),
    ),
    /** Additional prize of a full board. */
    grand: rate,
  }),
  buy: buyPrice,
});

export type HoldAndWin = v.InferOutput<typeof schema>;

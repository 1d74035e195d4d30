import * as v from 'valibot';
import { COIN_PRIZES } from '../../book.ts';
import { buyPrice, common, rate, strips, whole } from '../../schema.ts';

/**
 * Five reels of three rows and twenty lines; six coins or more are held and the empty cells spin again: three times, counted anew with each
 * new coin. All coins are paid in the end, a full board the grand prize besides.
 */
export const schema = v.object({
  model: v.literal('holdAndWin'),
  ...common,
  reels: strips(5),
  /** Each wild of a win on a line multiplies it by this. */
  wildTimes: whole(1, 5),
  hold: v.object({
    /** The chance of a coin in each empty cell of a respin: so many of a thousand. */
    chance: whole(5, 500),
    /** What coins are worth, and how often of all. */
    coins: v.pipe(
      v.array(v.object({ rate, weight: whole(1, 100_000), prize: v.optional(v.picklist(COIN_PRIZES)) })),
      v.minLength(1),
    ),
    /** What a full board brings besides. */
    grand: rate,
  }),
  buy: buyPrice,
});

export type HoldAndWin = v.InferOutput<typeof schema>;

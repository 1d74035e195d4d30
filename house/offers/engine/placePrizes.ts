import * as v from 'valibot';
import type { PrizeStep } from '../../../contract/http/offers/champion.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * The prizes of a ranking's top places, in hundredths of U: each place up to `to` gets `each`. They sum to exactly the pot if
 * all places are taken; prizes of empty places are not given.
 */
export const placePrizes = v.pipe(
  v.object({
    pot: hundredths,
    steps: v.pipe(
      v.array(v.object({ to: v.pipe(v.number(), v.integer(), v.minValue(1)), each: hundredths })),
      v.minLength(1),
    ),
  }),
  v.check(({ steps }) => steps.every(({ to }, i) => to > (steps[i - 1]?.to ?? 0)), 'the places go up'),
  v.check(
    ({ pot, steps }) => worths(steps).reduce((sum, one) => sum + one, 0) === pot,
    'it comes to the pot',
  ),
);

export type PlacePrizes = v.InferOutput<typeof placePrizes>;

/** The prize of each place, from the first to the last with a prize, in minor units. */
export function prizesOf({ steps }: PlacePrizes, market: Market): readonly bigint[] {
  return worths(steps).map((worth) => amountOf(worth, market));
}

/** The same in the form shown by pages. */
export function prizeSteps({ steps }: PlacePrizes, market: Market): PrizeStep[] {
  return steps.map(({ to, each }, i) => ({
    from: (steps[i - 1]?.to ?? 0) + 1,
    to,
    amount: amountOf(each, market).toString(),
  }));
}

function worths(steps: readonly { to: number; each: number }[]): number[] {
  return steps.flatMap(({ to, each }, i) =>
    Array<number>(Math.max(to - (steps[i - 1]?.to ?? 0), 0)).fill(each),
  );
}

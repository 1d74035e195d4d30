import * as v from 'valibot';
import { hundredths } from '../engine/giftNumbers.ts';

/** Deposits on consecutive days, in hundredths of U. */
export const continuousDepositNumbers = v.object({
  /** What is to be deposited on a day, and staked on it, so that it counts. */
  least: hundredths,
  /** So many days in a row give so much, from the fewest on. */
  steps: v.pipe(
    v.array(
      v.object({
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
        bonus: hundredths,
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
    v.check((steps) => steps.every(({ days }, i) => i === 0 || days > (steps[i - 1]?.days ?? 0))),
  ),
  /** How many days what a step gave can be claimed. */
  keptDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
});

export type ContinuousDepositNumbers = v.InferOutput<typeof continuousDepositNumbers>;

/** A fifth of what was first meant: it is deposited and staked once a day alone (docs/promotions.md). */
export const CONTINUOUS_DEPOSIT: ContinuousDepositNumbers = {
  least: 2_000,
  steps: [
    { days: 3, bonus: 2 },
    { days: 5, bonus: 4 },
    { days: 7, bonus: 6 },
    { days: 14, bonus: 16 },
    { days: 30, bonus: 40 },
  ],
  keptDays: 7,
};

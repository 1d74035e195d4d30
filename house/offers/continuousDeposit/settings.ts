import * as v from 'valibot';
import { hundredths } from '../engine/depositGifts/giftNumbers.ts';

/** Settings of deposits on consecutive days, in hundredths of U. */
export const continuousDepositNumbers = v.object({
  /** The minimum to deposit and to stake on a day that counts. */
  least: hundredths,
  /** Number of consecutive days and the award for them, ascending. */
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
  /** Number of days in which a step's award can be claimed. */
  keptDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
});

export type ContinuousDepositNumbers = v.InferOutput<typeof continuousDepositNumbers>;

/** A fifth of the original plan: only one deposit per day is required, staked once (docs/promotions.md). */
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

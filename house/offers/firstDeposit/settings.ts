import * as v from 'valibot';
import { giftLimits, giftStep, percent, stakes } from '../engine/depositGifts/giftNumbers.ts';

/** The gift for the first deposit: amounts in hundredths of U, percents whole. */
export const firstDepositNumbers = v.object({
  ...giftStep,
  ...giftLimits,
  /** Hours after registration with `percent`; `later` applies from then on. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_760)),
  later: percent,
  stakes,
});

export type FirstDepositNumbers = v.InferOutput<typeof firstDepositNumbers>;

export const FIRST_DEPOSIT: FirstDepositNumbers = {
  ...{ least: 2_000, percent: 100, most: 50_000, turnover: 10, days: 30 },
  ...{ hours: 72, later: 50, stakes: [1] },
};

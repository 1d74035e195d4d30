import * as v from 'valibot';
import { giftLimits, giftStep } from '../engine/depositGifts/giftNumbers.ts';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366));

/** An offer for players without a deposit for some days: amounts in hundredths of U, percents whole, shares basis points. */
export const specialDepositNumbers = v.object({
  ...giftStep,
  ...giftLimits,
  /** Minimum number of days since the last deposit, and the number of days from which no offer begins. */
  after: days,
  before: days,
  /** Duration of an offer, hours. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  /**
   * Its maximum as a share of the stakes since the last deposit's day: without it the offer could be exploited for unlimited
   * profit.
   */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});

export type SpecialDepositNumbers = v.InferOutput<typeof specialDepositNumbers>;

export const SPECIAL_DEPOSIT: SpecialDepositNumbers = {
  ...{ least: 2_000, percent: 30, most: 30_000, turnover: 8, days: 30 },
  ...{ after: 5, before: 13, hours: 48, share: 10 },
};

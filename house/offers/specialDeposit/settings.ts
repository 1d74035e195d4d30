import * as v from 'valibot';
import { giftLimits, giftStep } from '../engine/giftNumbers.ts';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366));

/** An offer for who has not deposited for some days: amounts in hundredths of U, percents whole, shares basis points. */
export const specialDepositNumbers = v.object({
  ...giftStep,
  ...giftLimits,
  /** The last deposit is so many days ago at least, and fewer than so many. */
  after: days,
  before: days,
  /** How long an offer stands. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  /** It gives no more than this of what was staked since the last deposit's day: without it this is a profit without end. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});

export type SpecialDepositNumbers = v.InferOutput<typeof specialDepositNumbers>;

export const SPECIAL_DEPOSIT: SpecialDepositNumbers = {
  ...{ least: 2_000, percent: 30, most: 30_000, turnover: 8, days: 30 },
  ...{ after: 5, before: 13, hours: 48, share: 10 },
};

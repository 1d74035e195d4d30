import * as v from 'valibot';
import { giftLimits, giftStep, stakes } from '../engine/depositGifts/giftNumbers.ts';

/** The gift for the third deposit, given in parts: amounts in hundredths of U, percents whole. */
export const thirdDepositNumbers = v.object({ ...giftStep, ...giftLimits, stakes });

export type ThirdDepositNumbers = v.InferOutput<typeof thirdDepositNumbers>;

export const THIRD_DEPOSIT: ThirdDepositNumbers = {
  ...{ least: 2_000, percent: 60, most: 30_000, turnover: 5, days: 30 },
  stakes: [1, 3, 6],
};

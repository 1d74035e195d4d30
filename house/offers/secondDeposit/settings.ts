import * as v from 'valibot';
import { giftLimits, giftStep } from '../engine/depositGifts/giftNumbers.ts';

/** The gift for the second deposit: amounts in hundredths of U, percents whole. */
export const secondDepositNumbers = v.object({ ...giftStep, ...giftLimits });

export type SecondDepositNumbers = v.InferOutput<typeof secondDepositNumbers>;

export const SECOND_DEPOSIT: SecondDepositNumbers = {
  ...{ least: 2_000, percent: 50, most: 30_000, turnover: 10, days: 30 },
};

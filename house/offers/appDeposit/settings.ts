import * as v from 'valibot';
import { hundredths } from '../engine/depositGifts/giftNumbers.ts';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** Settings of the promotion for the first deposit in the app, in hundredths of U. */
export const appDepositNumbers = v.object({
  bonus: hundredths,
  least: hundredths,
  turnover: whole(10),
  days: whole(366),
});

export type AppDepositNumbers = v.InferOutput<typeof appDepositNumbers>;

export const APP_DEPOSIT: AppDepositNumbers = { bonus: 1_000, least: 2_000, turnover: 5, days: 30 };

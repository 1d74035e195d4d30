import type { StepNumbers } from '../engine/depositGifts/stepDeposits.ts';

/** The gifts for the first three deposits of players invited by a promoter, in hundredths of U and whole percents. */
export const INVITE_DEPOSIT: StepNumbers = {
  ...{ within: 7, most: 20_000, turnover: 8, days: 30 },
  steps: [
    { least: 2_000, percent: 30 },
    { least: 5_000, percent: 30 },
    { least: 10_000, percent: 50 },
  ],
};

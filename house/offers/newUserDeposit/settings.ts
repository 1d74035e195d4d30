import type { StepNumbers } from '../engine/depositGifts/stepDeposits.ts';

/** The gifts for a new player's first three deposits, in hundredths of U and whole percents. */
export const NEW_USER_DEPOSIT: StepNumbers = {
  ...{ within: 7, most: 20_000, turnover: 8, days: 30 },
  steps: [
    { least: 2_000, percent: 20 },
    { least: 5_000, percent: 25 },
    { least: 10_000, percent: 30 },
  ],
};

import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The steps of a day's deposits, in hundredths of U. */
export const dailyDepositNumbers = v.object({
  /** The day's total deposit of each step, ascending, and its award. */
  steps: v.pipe(
    v.array(v.object({ deposit: hundredths, bonus: hundredths })),
    v.minLength(1),
    v.maxLength(10),
    v.check((steps) => steps.every(({ deposit }, i) => i === 0 || deposit > (steps[i - 1]?.deposit ?? 0))),
  ),
});

export type DailyDepositNumbers = v.InferOutput<typeof dailyDepositNumbers>;

/** A quarter of the original plan or less: the deposit only needs to be staked once (docs/promotions.md). */
export const DAILY_DEPOSIT: DailyDepositNumbers = {
  steps: [
    { deposit: 5_000, bonus: 4 },
    { deposit: 20_000, bonus: 15 },
    { deposit: 100_000, bonus: 60 },
    { deposit: 500_000, bonus: 300 },
  ],
};

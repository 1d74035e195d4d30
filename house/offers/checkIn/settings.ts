import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the daily check-in gives and asks for, in hundredths of U. */
export const checkInNumbers = v.object({
  /** What each day of the cycle gives. */
  days: v.pipe(v.array(hundredths), v.minLength(1), v.maxLength(31)),
  /** What is to be staked on the day or the one before. */
  least: hundredths,
});

export type CheckInNumbers = v.InferOutput<typeof checkInNumbers>;

/** Half and less of what was first meant: four days with 50 U are enough for seven (docs/promotions.md). */
export const CHECK_IN: CheckInNumbers = { days: [5, 5, 5, 5, 5, 5, 10], least: 5_000 };

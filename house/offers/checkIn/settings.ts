import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The awards and requirements of the daily check-in, in hundredths of U. */
export const checkInNumbers = v.object({
  /** The award of each day of the cycle. */
  days: v.pipe(v.array(hundredths), v.minLength(1), v.maxLength(31)),
  /** The required stakes on the same day or the previous one. */
  least: hundredths,
});

export type CheckInNumbers = v.InferOutput<typeof checkInNumbers>;

/** Half of the original plan or less: four days with 50 U suffice for seven (docs/promotions.md). */
export const CHECK_IN: CheckInNumbers = { days: [5, 5, 5, 5, 5, 5, 10], least: 5_000 };

import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The awards and requirements of the VIP check-in, in hundredths of U per level. */
export const vipCheckInNumbers = v.object({
  /** The required stakes of a day that counts. */
  stake: hundredths,
  /** Number of days of a week, and the award for them. */
  steps: v.pipe(
    v.array(
      v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), gives: hundredths }),
    ),
    v.minLength(1),
    v.maxLength(7),
  ),
});

export type VipCheckInNumbers = v.InferOutput<typeof vipCheckInNumbers>;

/** An eighth to a sixth of the original plan (docs/promotions.md). */
export const VIP_CHECK_IN: VipCheckInNumbers = {
  stake: 10_000,
  steps: [
    { days: 3, gives: 5 },
    { days: 5, gives: 10 },
    { days: 7, gives: 15 },
  ],
};

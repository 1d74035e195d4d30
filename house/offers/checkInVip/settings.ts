import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the check-in of VIP players gives and asks for, in hundredths of U for each level. */
export const vipCheckInNumbers = v.object({
  /** What is to be staked on a day that counts. */
  stake: hundredths,
  /** So many days of a week give so much. */
  steps: v.pipe(
    v.array(
      v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), gives: hundredths }),
    ),
    v.minLength(1),
    v.maxLength(7),
  ),
});

export type VipCheckInNumbers = v.InferOutput<typeof vipCheckInNumbers>;

/** An eighth to a sixth of what was first meant (docs/promotions.md). */
export const VIP_CHECK_IN: VipCheckInNumbers = {
  stake: 10_000,
  steps: [
    { days: 3, gives: 5 },
    { days: 5, gives: 10 },
    { days: 7, gives: 15 },
  ],
};

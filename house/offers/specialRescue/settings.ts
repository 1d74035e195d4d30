import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The bonus for a week with a loss. Amounts are hundredths of U, the share basis points. */
export const specialRescueNumbers = v.object({
  least: whole(1, Number.MAX_SAFE_INTEGER),
  share: whole(1, 10_000),
  /** Each order's day, counted from the Monday after the week, and its hour. */
  days: v.pipe(v.array(whole(0, 30)), v.minLength(1), v.maxLength(7)),
  hour: whole(0, 23),
  /** Number of days in which an order can be claimed. */
  lasts: whole(1, 60),
});

export type SpecialRescueNumbers = v.InferOutput<typeof specialRescueNumbers>;

/** Tuesday, Thursday, Saturday and Monday; a third of the original plan (docs/promotions.md). */
export const SPECIAL_RESCUE: SpecialRescueNumbers = {
  least: 100_000,
  share: 8,
  days: [1, 3, 5, 7],
  hour: 8,
  lasts: 7,
};

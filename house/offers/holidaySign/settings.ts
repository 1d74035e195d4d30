import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The awards and requirements of the holiday check-in, in hundredths of U. */
export const holidayNumbers = v.object({
  /** The award of each day. */
  each: hundredths,
  /** The extra award on the holiday for check-ins on all seven days up to it. */
  more: hundredths,
  /** The required stakes on the same day or the previous one. */
  least: hundredths,
});

export type HolidayNumbers = v.InferOutput<typeof holidayNumbers>;

/**
 * Four days with 50 U each suffice for all seven: 200 U. The original plan of 0.5 U a day and 2 U more would be 2.75 % of that,
 * above the lowest margin of our games (1.71 %); these come to 0.33 %, which leaves room for other awards for the same stakes
 * (offers/price.test.ts).
 */
export const HOLIDAYS_GIVE: HolidayNumbers = { each: 5, more: 30, least: 5_000 };

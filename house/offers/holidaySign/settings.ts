import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the holiday check-in gives and asks for, in hundredths of U. */
export const holidayNumbers = v.object({
  /** What a day gives. */
  each: hundredths,
  /** What more the holiday gives where all seven days up to it were signed. */
  more: hundredths,
  /** What is to be staked on the day or the one before. */
  least: hundredths,
});

export type HolidayNumbers = v.InferOutput<typeof holidayNumbers>;

/**
 * Four days with 50 U each are enough for all seven: 200 U. 0.5 U a day and 2 U more, as first meant, would be 2.75 % of that, above the
 * least margin of our games (1.71 %); these come to 0.33 %, which leaves room for what else the same stakes earn (offers/price.test.ts).
 */
export const HOLIDAYS_GIVE: HolidayNumbers = { each: 5, more: 30, least: 5_000 };

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
 * Four days with 50 U each are enough for all seven: 200 U, of which the least margin of our games (cryptos, 1.71 %) keeps 3.42 U, and the
 * daily check-in gives 1.5 U on the same stakes. 0.5 U a day and 2 U more, as first meant, would come to 5.5 U: a profit every holiday.
 */
export const HOLIDAYS_GIVE: HolidayNumbers = { each: 10, more: 50, least: 5_000 };

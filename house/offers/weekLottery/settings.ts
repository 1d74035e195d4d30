import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What a ticket is given for, in hundredths of U, and what goes into the jackpot. */
export const weekLotteryNumbers = v.object({
  /** So much deposited, and so much staked. */
  deposited: hundredths,
  staked: hundredths,
  /** The most tickets of a player and week. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** What of stakes on our own games goes into the jackpot, in basis points. */
  jackpot: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** The hour of the Monday after the week at which it is drawn, and the days in which prizes are to be claimed. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(23)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
});

export type WeekLotteryNumbers = v.InferOutput<typeof weekLotteryNumbers>;

export const WEEK_LOTTERY: WeekLotteryNumbers = {
  deposited: 5_000,
  staked: 50_000,
  most: 200,
  jackpot: 10,
  hour: 20,
  days: 7,
};

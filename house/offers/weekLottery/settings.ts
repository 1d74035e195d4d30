import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The requirements of a ticket, in hundredths of U, and the share for the jackpot. */
export const weekLotteryNumbers = v.object({
  /** The deposits per ticket, and the stakes per ticket. */
  deposited: hundredths,
  staked: hundredths,
  /** Maximum number of tickets per player and week. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** The share of stakes on our own games that goes into the jackpot, in basis points. */
  jackpot: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** The hour of the draw on the Monday after the week, and the number of days in which prizes can be claimed. */
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

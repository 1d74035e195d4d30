import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const share = whole(0, 100);

/** The shares of friends' stakes, and the requirements and extra of an agent's contract. */
export const spreadRebateNumbers = v.object({
  /** For friends at depths 1, 2 and 3, in 1/10000. */
  shares: v.tuple([share, share, share]),
  /** What a contract adds to it, in per cent. */
  extra: whole(0, 200),
  /**
   * Requirements of an application: the number of friends who played within a number of days, and the number of days after a
   * refusal or an end.
   */
  activeFriends: whole(1, 1_000),
  activeDays: whole(1, 365),
  againDays: whole(1, 365),
});

export type SpreadRebateNumbers = v.InferOutput<typeof spreadRebateNumbers>;

export const SPREAD_REBATE: SpreadRebateNumbers = {
  shares: [10, 4, 2],
  extra: 50,
  activeFriends: 10,
  activeDays: 30,
  againDays: 30,
};

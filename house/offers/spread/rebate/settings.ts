import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const share = whole(0, 100);

/** What of friends' stakes comes back, and what an agent's contract takes and adds. */
export const spreadRebateNumbers = v.object({
  /** Of friends, their friends and theirs, in 1/10000. */
  shares: v.tuple([share, share, share]),
  /** What a contract adds to it, in per cent. */
  extra: whole(0, 200),
  /** So many friends who played in the last so many days may ask for one, and again so many days after a refusal or its end. */
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

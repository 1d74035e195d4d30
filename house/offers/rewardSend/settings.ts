import * as v from 'valibot';

/** Settings of rewards that operators send. */
export const rewardNumbers = v.object({
  /**
   * Number of days in which one can be claimed. Read by the SQL functions that send one
   * (house/money/ledger/sql/sentRewards.sql).
   */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

export type RewardNumbers = v.InferOutput<typeof rewardNumbers>;

export const REWARDS: RewardNumbers = { days: 7 };

import * as v from 'valibot';

/** What holds for rewards that operators send. */
export const rewardNumbers = v.object({
  /** How long one can be claimed. The SQL functions that send one read it (house/money/ledger/sql/sentRewards.sql). */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

export type RewardNumbers = v.InferOutput<typeof rewardNumbers>;

export const REWARDS: RewardNumbers = { days: 7 };

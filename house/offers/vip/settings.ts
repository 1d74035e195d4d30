import * as v from 'valibot';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';

export const VIP_CODE = 'vip';

const days = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** The rewards of levels, and the requirements for keeping them. Their scores are fixed (contract/promotions/vipLevels.ts). */
export const vipNumbers = v.object({
  /** The one-time rewards of levels 1 to 10, in hundredths of U. */
  rewards: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.length(LEVEL_SCORES.length - 1)),
  /** The number of days, and the share of a level's score to reach in them to keep it, in basis points. */
  keptDays: days(366),
  keptShare: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Number of days between the warning and the fall of a level. */
  warnedDays: days(28),
});

export type VipNumbers = v.InferOutput<typeof vipNumbers>;

export const VIP: VipNumbers = {
  rewards: [200, 800, 2_500, 6_000, 15_000, 40_000, 100_000, 250_000, 600_000, 1_500_000],
  keptDays: 90,
  keptShare: 500,
  warnedDays: 14,
};

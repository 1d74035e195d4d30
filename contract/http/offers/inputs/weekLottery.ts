import * as v from 'valibot';
import { pageFields } from '../../page.ts';

/** Inputs of the calls in ../weekLottery.ts. */

const week = v.pipe(v.string(), v.isoDate());

export const lotteryWeekUserInput = v.object({ week: v.optional(week) });
export const lotteryOwnTicketsInput = v.object({ week: v.optional(week), ...pageFields });
export const lotteryWinnersInput = v.object({
  week: v.optional(week),
  list: v.optional(v.picklist(['all'])),
});
export const lotteryPrizeClaimInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

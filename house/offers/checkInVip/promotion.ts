import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { VIP_CHECK_IN, vipCheckInNumbers } from './settings.ts';
import { VipWeeks, vipCheckInRoutes } from './vipWeeks.ts';

/** The level used in the card's example. */
const EXAMPLE = 3;

/** Awards for VIP players who stake on three, five or seven days of a week. */
export default promotion({
  code: 'checkInVip',
  listed: 240,
  schema: vipCheckInNumbers,
  numbers: VIP_CHECK_IN,
  terms: ({ stake, steps }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      stake: amountOf(stake, market).toString(),
      example: amountOf(EXAMPLE * steps.reduce((sum, { gives }) => sum + gives, 0), market).toString(),
    },
    counts: {},
  }),
  cost: ({ stake, steps }, { staked, level }) => {
    const days = staked.filter((day) => level > 0 && 100 * day >= stake * level).length;
    return steps.reduce((sum, step) => sum + (days >= step.days ? (step.gives * level) / 100 : 0), 0);
  },
  open: (parts) => {
    const weeks = new VipWeeks(parts);
    return {
      routes: vipCheckInRoutes(weeks, parts.player),
      earned: (player, now) => weeks.earned(player, now),
    };
  },
});

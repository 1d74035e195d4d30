import { amountOf } from '../../../../contract/promotions/amounts.ts';
import { closing } from '../../engine/closing.ts';
import { promotion } from '../../engine/promotion.ts';
import { Recharges, rechargeRoutes } from './recharges.ts';
import { bonusOf } from './rules.ts';
import { SPREAD_RECHARGE, spreadRechargeNumbers } from './settings.ts';

/** A bonus for each friend's first deposit. */
export default promotion({
  code: 'spreadRecharge',
  listed: 290,
  schema: spreadRechargeNumbers,
  numbers: SPREAD_RECHARGE,
  terms: ({ least, fixed, share, most }, market) => {
    const minor = {
      ...{ least: amountOf(least, market), fixed: amountOf(fixed, market), share },
      most: amountOf(most, market),
    };
    const exampleDeposit = 4n * minor.least;
    return {
      ...{ leastDeposit: minor.least.toString(), turnover: 0, games: 'all' },
      amounts: {
        least: minor.least.toString(),
        fixed: minor.fixed.toString(),
        most: minor.most.toString(),
        exampleDeposit: exampleDeposit.toString(),
        exampleBonus: bonusOf(exampleDeposit, minor).toString(),
      },
      counts: {},
      shares: { share },
    };
  },
  // Once per person, and the same person's other accounts are flagged for review: no weekly cost.
  cost: () => 0,
  open: (parts) => {
    const recharges = new Recharges(parts);
    return {
      routes: rechargeRoutes(recharges, parts.player),
      ...closing(parts, { kind: 'spread recharge', every: 'day' }, (day) => recharges.close(day)),
      async earned(player) {
        await recharges.bringUpToDate(player);
        return [];
      },
    };
  },
});

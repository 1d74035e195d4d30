import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { ContinuousDeposits, continuousDepositRoutes } from './continuousDeposits.ts';
import { weekCost } from './price.ts';
import { CONTINUOUS_DEPOSIT, continuousDepositNumbers } from './settings.ts';

/** Awards for deposits on consecutive days, each staked once on its day. */
export default promotion({
  code: 'continuousDeposit',
  listed: 140,
  schema: continuousDepositNumbers,
  numbers: CONTINUOUS_DEPOSIT,
  terms: ({ least, steps }, market) => {
    const amount = (hundredths = 0) => amountOf(hundredths, market).toString();
    const [first, second] = steps;
    return {
      leastDeposit: amount(least),
      ...{ turnover: 0, games: 'all' },
      amounts: {
        least: amount(least),
        // A player who reaches the second step gets both.
        exampleBonus: amount((first?.bonus ?? 0) + (second?.bonus ?? 0)),
        last: amount(steps.at(-1)?.bonus),
      },
      counts: {
        first: first?.days ?? 0,
        exampleDays: (second ?? first)?.days ?? 0,
        lastDay: steps.at(-1)?.days ?? 0,
      },
    };
  },
  cost: weekCost,
  open: (parts) => {
    const deposits = new ContinuousDeposits(parts);
    return {
      routes: continuousDepositRoutes(deposits, parts.player),
      earned: (player, now) => deposits.earned(player, now),
    };
  },
});

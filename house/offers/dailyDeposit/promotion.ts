import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { DailyDeposits, dailyDepositRoutes } from './dailyDeposits.ts';
import { DAILY_DEPOSIT, dailyDepositNumbers } from './settings.ts';

/** Awards for steps of the day's deposits, staked once. */
export default promotion({
  code: 'dailyDeposit',
  listed: 160,
  schema: dailyDepositNumbers,
  numbers: DAILY_DEPOSIT,
  terms: ({ steps }, market) => {
    const amount = (hundredths = 0) => amountOf(hundredths, market).toString();
    const [first, second] = steps;
    return {
      leastDeposit: amount(first?.deposit),
      ...{ turnover: 0, games: 'all' },
      amounts: {
        first: amount(first?.deposit),
        last: amount(steps.at(-1)?.deposit),
        // A player who reaches the second step gets both.
        exampleDeposit: amount((second ?? first)?.deposit),
        exampleBonus: amount((first?.bonus ?? 0) + (second?.bonus ?? 0)),
      },
      counts: { steps: steps.length },
    };
  },
  cost: ({ steps }, { deposited, staked }) =>
    deposited.reduce((sum, deposit, i) => {
      const reached = steps.filter((step) => 100 * Math.min(deposit, staked[i] ?? 0) >= step.deposit);
      return sum + reached.reduce((all, { bonus }) => all + bonus / 100, 0);
    }, 0),
  open: (parts) => {
    const deposits = new DailyDeposits(parts);
    return {
      routes: dailyDepositRoutes(deposits, parts.player),
      earned: (player, now) => deposits.earned(player, now),
    };
  },
});

import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { AppDeposits, appDepositRoutes } from './appDeposits.ts';
import { APP_DEPOSIT, appDepositNumbers } from './settings.ts';

/** The promotion for the first deposit made in the installed app. */
export default promotion({
  code: 'appDeposit',
  listed: 150,
  schema: appDepositNumbers,
  numbers: APP_DEPOSIT,
  terms: ({ bonus, least, turnover, days }, market) => {
    const amount = (hundredths: number) => amountOf(hundredths, market).toString();
    return {
      leastDeposit: amount(least),
      ...{ turnover, games: 'contribution' },
      amounts: { bonus: amount(bonus), least: amount(least), examplePlay: amount(bonus * turnover) },
      counts: { times: turnover, days },
    };
  },
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: ({ bonus, turnover }) => [{ gives: bonus / 100, turnover }],
  open: (parts) => {
    const deposits = new AppDeposits(parts);
    return {
      routes: appDepositRoutes(deposits, parts.player),
      earned: (player, now) => deposits.earned(player, now),
    };
  },
});

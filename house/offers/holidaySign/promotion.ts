import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { HolidayCheckIns, holidayRoutes } from './holidayCheckIns.ts';
import { HOLIDAYS_GIVE, holidayNumbers } from './settings.ts';

/** Something for each of the seven days up to a holiday of the market, and more for all of them. */
export default promotion({
  code: 'holidaySign',
  schema: holidayNumbers,
  numbers: HOLIDAYS_GIVE,
  terms: ({ each, more, least }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      stake: amountOf(least, market).toString(),
      each: amountOf(each, market).toString(),
      more: amountOf(more, market).toString(),
      all: amountOf(7 * each + more, market).toString(),
    },
    counts: {},
  }),
  // Each week is reckoned as one up to a holiday: there are ten or so a year.
  cost: ({ each, more, least }, { staked }) => {
    const days = staked.filter((today, i) => 100 * Math.max(today, staked[(i + 6) % 7] ?? 0) >= least).length;
    return (days * each + (days === 7 ? more : 0)) / 100;
  },
  open: (parts) => ({ routes: holidayRoutes(new HolidayCheckIns(parts), parts.player) }),
});

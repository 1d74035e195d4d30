import { amountOf } from '../../../contract/promotions/amounts.ts';
import { daysAfterPlay } from '../engine/habits.ts';
import { promotion } from '../engine/promotion.ts';
import { HolidayCheckIns, holidayRoutes } from './holidayCheckIns.ts';
import { HOLIDAYS_GIVE, holidayNumbers } from './settings.ts';

/** An award for each of the seven days up to a holiday of the market, and an extra one for all of them. */
export default promotion({
  code: 'holidaySign',
  listed: 210,
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
  // Assumes that every week is the week before a holiday.
  cost: ({ each, more, least }, habits) => {
    const days = daysAfterPlay(habits, least / 100);
    return (days * each + (days === 7 ? more : 0)) / 100;
  },
  open: (parts) => ({ routes: holidayRoutes(new HolidayCheckIns(parts), parts.player) }),
});

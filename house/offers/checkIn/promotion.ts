import { amountOf } from '../../../contract/promotions/amounts.ts';
import { daysAfterPlay } from '../engine/habits.ts';
import { promotion } from '../engine/promotion.ts';
import { CheckIns, checkInRoutes } from './checkIns.ts';
import { CHECK_IN, checkInNumbers } from './settings.ts';

/** A cycle of seven days for players who play every day; a missed day restarts it. */
export default promotion({
  code: 'checkIn',
  listed: 30,
  schema: checkInNumbers,
  numbers: CHECK_IN,
  terms: ({ days, least }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      stake: amountOf(least, market).toString(),
      first: amountOf(days[0] ?? 0, market).toString(),
      last: amountOf(days.at(-1) ?? 0, market).toString(),
      all: amountOf(
        days.reduce((sum, day) => sum + day, 0),
        market,
      ).toString(),
    },
    counts: { days: days.length },
  }),
  cost: ({ days, least }, habits) =>
    days.slice(0, daysAfterPlay(habits, least / 100)).reduce((sum, day) => sum + day, 0) / 100,
  open: (parts) => ({ routes: checkInRoutes(new CheckIns(parts), parts.player) }),
});

import { sql } from 'drizzle-orm';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { repeat } from '../../core/lifecycle.ts';
import { promotion } from '../engine/promotion.ts';
import { DECIDED_MS, tellDecided } from '../engine/tellDecided.ts';
import { BirthdayGifts, CODE, giftRoutes } from './birthdayGifts.ts';
import { BIRTHDAY_GIFT, giftNumbers } from './settings.ts';
import { birthdayGifts } from './tables.ts';

/** The level that the card's example reckons with. */
const EXAMPLE = 3;

/** A gift for the birthday of who a player said to be, by VIP level, once a year. */
export default promotion({
  code: CODE,
  schema: giftNumbers,
  numbers: BIRTHDAY_GIFT,
  terms: ({ perLevel, days }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'none',
    amounts: {
      perLevel: amountOf(perLevel, market).toString(),
      example: amountOf(EXAMPLE * perLevel, market).toString(),
    },
    counts: { days },
  }),
  // Once a year, and an operator decides: no week's play earns it.
  cost: () => 0,
  open: (parts) => {
    const look = () => tellDecided(parts, sql`${birthdayGifts}`, sql`'applied'`);
    let stop = async () => {};
    return {
      routes: giftRoutes(new BirthdayGifts(parts), parts.player),
      start: () => {
        stop = repeat(DECIDED_MS, look, parts.log, 'players were not told of gifts');
      },
      stop: () => stop(),
    };
  },
});

import { sql } from 'drizzle-orm';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { notifyingDecided } from '../engine/notifyDecided.ts';
import { promotion } from '../engine/promotion.ts';
import { BirthdayGifts, CODE, giftRoutes } from './birthdayGifts.ts';
import { BIRTHDAY_GIFT, giftNumbers } from './settings.ts';
import { birthdayGifts } from './tables.ts';

/** The level used in the card's example. */
const EXAMPLE = 3;

/** A yearly gift for the birthday that a player stated, by VIP level. */
export default promotion({
  code: CODE,
  listed: 270,
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
  // Once a year with an operator's approval: limited by hand.
  cost: () => 0,
  open: (parts) => ({
    routes: giftRoutes(new BirthdayGifts(parts), parts.player),
    ...notifyingDecided(parts, {
      promotion: CODE,
      table: sql`${birthdayGifts}`,
      decided: sql`status <> 'applied'`,
    }),
  }),
});

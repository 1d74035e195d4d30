import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { Envelopes } from './envelopes.ts';
import { Rains } from './rains.ts';
import { RedPockets, redPocketRoutes } from './redPockets.ts';
import { RED_POCKET, redPocketNumbers } from './settings.ts';

/** Rains of red envelopes at set hours, opened in the order of arrival. */
export default promotion({
  code: 'redPocket',
  listed: 50,
  schema: redPocketNumbers,
  numbers: RED_POCKET,
  terms: ({ envelopes, total, least, minutes }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      pot: amountOf(total, market).toString(),
      stake: amountOf(least, market).toString(),
      average: amountOf(Math.floor(total / envelopes), market).toString(),
    },
    counts: { envelopes, minutes },
  }),
  // A fixed amount is distributed: more play gives no more of it.
  cost: () => 0,
  pot: ({ hours, total }) => (hours.length * total) / 100,
  open: (parts) => {
    const rains = new Rains(parts);
    const envelopes = new Envelopes(parts, rains);
    return {
      routes: redPocketRoutes(new RedPockets(parts, rains, envelopes), envelopes, parts.player),
      start: () => rains.start(),
    };
  },
});

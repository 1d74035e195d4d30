import { giftTerms } from '../engine/depositGifts/giftNumbers.ts';
import { promotion } from '../engine/promotion.ts';
import { FirstDeposits, firstDepositRoutes } from './firstDeposits.ts';
import { FIRST_DEPOSIT, firstDepositNumbers } from './settings.ts';

/** The first deposit is doubled within three days of registration, and increased by half later. */
export default promotion({
  code: 'firstDeposit',
  listed: 80,
  schema: firstDepositNumbers,
  numbers: FIRST_DEPOSIT,
  terms: (numbers, market) => {
    const terms = giftTerms(numbers, market);
    return {
      ...terms,
      counts: { ...terms.counts, hours: numbers.hours },
      shares: { ...terms.shares, later: numbers.later * 100 },
    };
  },
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: ({ most, turnover }) => [{ gives: most / 100, turnover }],
  open: (parts) => {
    const deposits = new FirstDeposits(parts);
    return {
      gift: (player, history, now) => deposits.gift.terms(player, history, now),
      routes: firstDepositRoutes(deposits, parts.player),
      earned: (player, now) => deposits.gift.earned(player, now),
    };
  },
});

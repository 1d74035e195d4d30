import { giftTerms } from '../engine/depositGifts/giftNumbers.ts';
import { promotion } from '../engine/promotion.ts';
import { THIRD_DEPOSIT, thirdDepositNumbers } from './settings.ts';
import { ThirdDeposits, thirdDepositRoutes } from './thirdDeposits.ts';

/** A gift of more than half of the third deposit, in parts as it is staked. */
export default promotion({
  code: 'thirdDeposit',
  listed: 100,
  schema: thirdDepositNumbers,
  numbers: THIRD_DEPOSIT,
  terms: (numbers, market) => {
    const terms = giftTerms(numbers, market);
    const { stakes } = numbers;
    return { ...terms, counts: { ...terms.counts, parts: stakes.length, last: stakes.at(-1) ?? 1 } };
  },
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: ({ most, turnover }) => [{ gives: most / 100, turnover }],
  open: (parts) => {
    const deposits = new ThirdDeposits(parts);
    return {
      gift: (player, history, now) => deposits.gift.terms(player, history, now),
      routes: thirdDepositRoutes(deposits, parts.player),
      earned: (player, now) => deposits.gift.earned(player, now),
    };
  },
});

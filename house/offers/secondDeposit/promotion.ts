import { secondDeposit, secondDepositCollect } from '../../../contract/http/offers/depositGifts.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { tokenRoute } from '../../core/http/route.ts';
import { DepositGift, offerOfCount } from '../engine/depositGifts/depositGift.ts';
import { giftTerms } from '../engine/depositGifts/giftNumbers.ts';
import { promotion } from '../engine/promotion.ts';
import { SECOND_DEPOSIT, secondDepositNumbers } from './settings.ts';

const CODE = 'secondDeposit';
const AWARD_KEY = 'second';

/** A gift of half of the second deposit, claimed once that is paid. */
export default promotion({
  code: CODE,
  listed: 90,
  schema: secondDepositNumbers,
  numbers: SECOND_DEPOSIT,
  terms: giftTerms,
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: ({ most, turnover }) => [{ gives: most / 100, turnover }],
  open: (parts) => {
    const { market, player } = parts;
    const gift = new DepositGift(parts, {
      ...{ code: CODE, gives: 'claimed', once: true },
      offer: ({ percent, least, most }, { history }) =>
        offerOfCount(2, history, { awardKey: AWARD_KEY, percent, least, most: amountOf(most, market) }),
    });
    return {
      gift: (who, history, now) => gift.terms(who, history, now),
      routes: [
        tokenRoute(secondDeposit, async ({ session }) => gift.page(await player(session.userId))),
        tokenRoute(secondDepositCollect, async ({ session, key }) =>
          gift.take(await player(session.userId), AWARD_KEY, key),
        ),
      ],
    };
  },
});

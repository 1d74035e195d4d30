import { newUserDeposit } from '../../../contract/http/offers/depositGifts.ts';
import { tokenRoute } from '../../core/http/route.ts';
import { StepGift, stepNumbers, stepOnce, stepTerms } from '../engine/depositGifts/stepDeposits.ts';
import { promotion } from '../engine/promotion.ts';
import { NEW_USER_DEPOSIT } from './settings.ts';

/** Gifts for a new player's first three deposits, increasing with each. */
export default promotion({
  code: 'newUserDeposit',
  listed: 110,
  schema: stepNumbers,
  numbers: NEW_USER_DEPOSIT,
  terms: stepTerms,
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: stepOnce,
  open: (parts) => {
    const steps = new StepGift(parts, { code: 'newUserDeposit', key: 'DEPOSIT_REWARD_NEW_USER' });
    return {
      gift: (player, history, now) => steps.gift.terms(player, history, now),
      canJoin: (player, now) => steps.canJoin(player, now),
      routes: [
        tokenRoute(newUserDeposit, async ({ session }) => steps.page(await parts.player(session.userId))),
      ],
    };
  },
});

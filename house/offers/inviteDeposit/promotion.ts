import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { inviteDeposit } from '../../../contract/http/offers/depositGifts.ts';
import { tokenRoute } from '../../core/http/route.ts';
import { StepGift, stepNumbers, stepOnce, stepTerms } from '../engine/depositGifts/stepDeposits.ts';
import { promotion } from '../engine/promotion.ts';
import { cameByPromoter } from './promoters.ts';
import { INVITE_DEPOSIT } from './settings.ts';

/** Gifts for the first three deposits of players invited by a promoter. */
export default promotion({
  code: 'inviteDeposit',
  listed: 120,
  schema: stepNumbers,
  numbers: INVITE_DEPOSIT,
  terms: stepTerms,
  // Given once per person, so it has no weekly cost.
  cost: () => 0,
  once: stepOnce,
  open: (parts) => {
    const isFor = (player: { id: bigint }) => cameByPromoter(parts.db, player);
    const steps = new StepGift(parts, { code: 'inviteDeposit', key: 'DEPOSIT_REWARD_SPA_INVITE', isFor });
    return {
      isFor,
      gift: (player, history, now) => steps.gift.terms(player, history, now),
      canJoin: (player, now) => steps.canJoin(player, now),
      routes: [
        tokenRoute(inviteDeposit, async ({ session }) => {
          const player = await parts.player(session.userId);
          if (!(await isFor(player))) throw new Refusal(ErrorCode.notForPlayer);
          return steps.page(player);
        }),
      ],
    };
  },
});

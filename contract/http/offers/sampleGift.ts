import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** Claims today's sample gift. 1020 nothing was staked today, 1046 claimed. */
export const sampleGiftClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/sampleGift',
  auth: 'token',
});

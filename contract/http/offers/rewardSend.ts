import { call } from '../call.ts';
import type { sentRewardClaimInput } from './inputs/rewardSend.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Rewards that operators send to a player (calls.tsv, promo), to be claimed in time. */

/** Newest first, a hundred at most. */
export const sentRewards = call<readonly Award[]>({
  method: 'GET',
  path: '/main/promo/rewardSend',
  auth: 'token',
});

/** Claims one. 704 not the player's, 1046 claimed, 1025 expired, 1022 revoked. */
export const sentRewardClaim = call<ClaimedAward, typeof sentRewardClaimInput>({
  method: 'POST',
  path: '/main/promo/rewardSend',
  auth: 'token',
});

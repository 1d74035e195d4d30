import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** What the house sends a player by hand (calls.tsv, promo): each to be claimed in time. */

/** The newest first: a hundred at most. */
export const sentRewards = call<readonly Award[]>()({
  method: 'GET',
  path: '/main/promo/rewardSend',
  auth: 'token',
});

/** Claims one. 704 not the player's, 1046 claimed, 1025 expired, 1022 taken back. */
export const sentRewardClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/rewardSend',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

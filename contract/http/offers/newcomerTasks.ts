import { call } from '../call.ts';
import type { newcomerMissionClaimInput, newcomerTextInput } from './inputs/newcomerTasks.ts';
import type { MissionBonus, Missions, MissionText } from './missions.ts';
import type { ClaimedAward } from './promotions.ts';

/** The tasks of a player's first seven days (calls.tsv, promo). */

export const newcomerMissions = call<Missions>({
  method: 'GET',
  path: '/main/promo/newcomer/mission/preview',
  auth: 'token',
});

export const newcomerBonus = call<MissionBonus>({
  method: 'GET',
  path: '/main/promo/newcomer/bonus/preview',
  auth: 'token',
});

/**
 * Claims the bonus for all missions. 4003 not all are done, 1025 too late, 1046 claimed, 1022 it was already given, 7030, 1028.
 */
export const newcomerBonusClaim = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/newcomer/bonus/claim',
  auth: 'token',
});

/** Claims one mission's bonus. Refusals as for the bonus for all. */
export const newcomerMissionClaim = call<ClaimedAward, typeof newcomerMissionClaimInput>({
  method: 'POST',
  path: '/main/promo/newcomer/missionBonus/claim',
  auth: 'token',
});

/**
 * The texts of the new players' missions as this client shows them. `app` reports the installed app, which completes that
 * mission; it cannot be verified.
 */
export const newcomerText = call<readonly MissionText[], typeof newcomerTextInput>({
  method: 'POST',
  path: '/main/promo/newcomer/text',
  auth: 'token',
});

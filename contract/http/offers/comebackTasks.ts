import { call } from '../call.ts';
import type { comebackBonusClaimInput } from './inputs/comebackTasks.ts';
import type { MissionBonus, Missions } from './missions.ts';
import type { ClaimedAward } from './promotions.ts';

/** The tasks of returning players ('recruit' in calls.tsv, promo). */

export const comebackMissions = call<Missions>({
  method: 'GET',
  path: '/main/promo/recruit/mission/preview',
  auth: 'token',
});

export const comebackBonus = call<MissionBonus>({
  method: 'GET',
  path: '/main/promo/recruit/bonus/preview',
  auth: 'token',
});

/**
 * Claims a mission's bonus, or without a mission the bonus for all. 4003 not done, 1022 not for this player, 1025 too late,
 * 1046 claimed, 7030, 1028.
 */
export const comebackBonusClaim = call<ClaimedAward, typeof comebackBonusClaimInput>({
  method: 'POST',
  path: '/main/promo/recruit/bonus/claim',
  auth: 'token',
});

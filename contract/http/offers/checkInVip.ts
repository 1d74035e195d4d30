import { call } from '../call.ts';
import type { checkInVipCollectInput } from './inputs/checkInVip.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The VIP check-in (calls.tsv, promo): rewards for days of a week with enough stakes. Amounts are minor units as decimal text,
 * times ms.
 */

export interface VipDay {
  /** When it begins. */
  at: number;
  staked: string;
  state: 'counted' | 'missed' | 'today' | 'coming';
}

export interface VipStep {
  /** The number of days in the week that earn it. */
  days: number;
  amount: string;
  /** Its award; null while it is not reached. */
  award: Award | null;
}

export interface VipWeek {
  /** The week's level, which is the level at its start, and the current level. */
  level: number;
  levelNow: number;
  /** What is missing to level 1, 0 above: stakes, weighted by each game's wagering contribution. */
  missing: string;
  /** The required stake per day at this level; for players without a level, that of level 1. */
  least: string;
  /** Monday to Sunday. */
  days: readonly VipDay[];
  /** How many of them count so far. */
  counted: number;
  steps: readonly VipStep[];
  /** Unclaimed awards of the previous week. */
  earlier: readonly Award[];
  /** When the week ends. */
  endsAt: number;
}

export const checkInVipProgress = call<VipWeek>({
  method: 'GET',
  path: '/main/promo/checkInVip/progress',
  auth: 'token',
});

/** All awards so far, newest first, a hundred at most. */
export const checkInVipLog = call<readonly Award[]>({
  method: 'GET',
  path: '/main/promo/checkInVip/log',
  auth: 'token',
});

/** Claims a step's award. 704 not the player's, 1046 claimed, 1025 it was not claimed in time. */
export const checkInVipCollect = call<ClaimedAward, typeof checkInVipCollectInput>({
  method: 'POST',
  path: '/main/promo/checkInVip/collect',
  auth: 'token',
});

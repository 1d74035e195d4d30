import { call } from '../call.ts';
import type { continuousCollectInput } from './inputs/continuousDeposit.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Deposits on consecutive days (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

export interface ContinuousStep {
  days: number;
  bonus: string;
}

export interface ContinuousProgress {
  /** The streak's days so far, including today if it already counts. */
  days: number;
  /** Its first day, '2026-11-27'; null without a streak. */
  since: string | null;
  today: { deposited: string; staked: string; counts: boolean };
  /** The minimum deposit and stake of a day that counts. */
  least: string;
  /** When today ends. */
  nextAt: number;
}

export interface ContinuousDeposit extends ContinuousProgress {
  steps: readonly ContinuousStep[];
  /** Awards that can be claimed. */
  awards: readonly Award[];
  breakUntil: number | null;
}

export const continuousDeposit = call<ContinuousDeposit>({
  method: 'GET',
  path: '/main/promo/continuous',
  auth: 'token',
});

/** All awards, newest first. */
export const continuousLog = call<readonly Award[]>({
  method: 'GET',
  path: '/main/promo/continuous/log',
  auth: 'token',
});

export const continuousProgress = call<ContinuousProgress>({
  method: 'GET',
  path: '/main/promo/continuous/progress',
  auth: 'token',
});

export const continuousReward = call<readonly ContinuousStep[]>({
  method: 'GET',
  path: '/main/promo/continuous/reward',
  auth: 'token',
});

/** Claims a step's award. 704 not the player's, 1046 claimed, 1025 too late, 7030 during a time-out or self-exclusion. */
export const continuousCollect = call<ClaimedAward, typeof continuousCollectInput>({
  method: 'POST',
  path: '/main/promo/continuous/collect',
  auth: 'token',
});

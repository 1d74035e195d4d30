import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Deposits on consecutive days (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

export interface ContinuousStep {
  days: number;
  bonus: string;
}

export interface ContinuousProgress {
  /** The run's days so far, today among them where it counts already. */
  days: number;
  /** Its first day, '2026-11-27'; null without one. */
  since: string | null;
  today: { deposited: string; staked: string; counts: boolean };
  /** What a day counts from: so much deposited, and staked. */
  least: string;
  /** When today is over. */
  nextAt: number;
}

export interface ContinuousDeposit extends ContinuousProgress {
  steps: readonly ContinuousStep[];
  /** What waits to be collected. */
  awards: readonly Award[];
  breakUntil: number | null;
}

export const continuousDeposit = call<ContinuousDeposit>()({
  method: 'GET',
  path: '/main/promo/continuous',
  auth: 'token',
});

/** What it gave, the newest first. */
export const continuousLog = call<readonly Award[]>()({
  method: 'GET',
  path: '/main/promo/continuous/log',
  auth: 'token',
});

export const continuousProgress = call<ContinuousProgress>()({
  method: 'GET',
  path: '/main/promo/continuous/progress',
  auth: 'token',
});

export const continuousReward = call<readonly ContinuousStep[]>()({
  method: 'GET',
  path: '/main/promo/continuous/reward',
  auth: 'token',
});

/** Claims what a step gave. 704 not the player's, 1046 claimed, 1025 too late, 7030 on a break. */
export const continuousCollect = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/continuous/collect',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

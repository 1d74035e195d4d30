import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The daily deposits (calls.tsv, promo): steps of what is deposited in a day. Amounts are minor units as decimal text. */

/** `open`: more is to be deposited. `staking`: the deposit is there, and not staked once. `ready`: it is promised in a moment. */
export type DepositStepState = 'open' | 'staking' | 'ready';

export interface DepositStep {
  /** What is to be deposited in the day, and staked. */
  deposit: string;
  bonus: string;
  /** What it gave today; null while it has not. */
  award: Award | null;
  state: DepositStepState;
}

export interface DailyDeposit {
  /** Today: '2026-11-27'. */
  day: string;
  deposited: string;
  staked: string;
  steps: readonly DepositStep[];
  /** What yesterday left to claim. */
  earlier: readonly Award[];
  /** When the next day begins, ms. */
  nextAt: number;
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

export const dailyDeposit = call<DailyDeposit>()({
  method: 'GET',
  path: '/main/promo/recent',
  auth: 'token',
});

/** Claims what a step gave. 1025 too late, 1046 claimed, 7030 on a break, 704 not the player's. */
export const dailyDepositCollect = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/collect',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

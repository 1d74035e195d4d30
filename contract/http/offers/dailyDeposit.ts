import { call } from '../call.ts';
import type { dailyDepositCollectInput } from './inputs/dailyDeposit.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The daily deposit promotion (calls.tsv, promo): steps by a day's deposits. Amounts are minor units as decimal text. */

/** `open`: more must be deposited. `staking`: deposited, but not staked once. `ready`: the award follows in a moment. */
export type DepositStepState = 'open' | 'staking' | 'ready';

export interface DepositStep {
  /** The required deposit and stake of the day. */
  deposit: string;
  bonus: string;
  /** Today's award; null if not earned. */
  award: Award | null;
  state: DepositStepState;
}

export interface DailyDeposit {
  /** Today: '2026-11-27'. */
  day: string;
  deposited: string;
  staked: string;
  steps: readonly DepositStep[];
  /** Yesterday's unclaimed awards. */
  earlier: readonly Award[];
  /** When the next day begins, ms. */
  nextAt: number;
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

export const dailyDeposit = call<DailyDeposit>({
  method: 'GET',
  path: '/main/promo/recent',
  auth: 'token',
});

/** Claims a step's award. 1025 too late, 1046 claimed, 7030 during a time-out or self-exclusion, 704 not the player's. */
export const dailyDepositCollect = call<ClaimedAward, typeof dailyDepositCollectInput>({
  method: 'POST',
  path: '/main/promo/collect',
  auth: 'token',
});

import { call } from '../call.ts';
import type { phoneCreditClaimInput } from './inputs/phoneCredit.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Phone credit for a week's stakes (calls.tsv, promo). Amounts are minor units as decimal text, times ms. */

export interface CreditStep {
  /** The required stake in the week. */
  stake: string;
  credit: string;
  /** This week's award; null if not earned. */
  award: Award | null;
}

export interface PhoneCredit {
  /** The week's Monday: '2026-11-23'. */
  week: string;
  staked: string;
  steps: readonly CreditStep[];
  /** Unclaimed awards of the previous week, and undeliverable credit as money. */
  earlier: readonly Award[];
  /** The destination: the verified phone, its middle digits masked; null without one. */
  phone: string | null;
  /** When the next week begins, ms. */
  nextAt: number;
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

/** This week's steps, with their progress. */
export const phoneCredit = call<PhoneCredit>({ method: 'GET', path: '/main/promo/phone', auth: 'token' });

/**
 * Claims one. 7025 no phone was verified, 1025 too late, 1046 claimed, 1028, 7030 during a time-out or self-exclusion, 704 not
 * the player's.
 */
export const phoneCreditClaim = call<ClaimedAward, typeof phoneCreditClaimInput>({
  method: 'POST',
  path: '/main/promo/phone/{id}',
  auth: 'token',
});

/** waiting: sent to the operator, or about to be. failed: it was not delivered in time, and is given as money. */
export type CreditOrderState = 'waiting' | 'delivered' | 'failed';

export interface CreditOrder {
  id: string;
  phone: string;
  amount: string;
  state: CreditOrderState;
  createdAt: number;
  /** When it was delivered or given up. */
  endedAt: number | null;
}

/** Claimed credit, newest first. */
export const phoneCreditOrders = call<readonly CreditOrder[]>({
  method: 'GET',
  path: '/main/promo/phoneRecharge',
  auth: 'token',
});

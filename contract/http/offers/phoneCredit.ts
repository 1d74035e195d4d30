import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Phone credit for what was staked in a week (calls.tsv, promo). Amounts are minor units as decimal text, times ms. */

export interface CreditStep {
  /** What is to be staked in the week. */
  stake: string;
  credit: string;
  /** What it gave this week; null while it has not. */
  award: Award | null;
}

export interface PhoneCredit {
  /** The week's Monday: '2026-11-23'. */
  week: string;
  staked: string;
  steps: readonly CreditStep[];
  /** What the week before left to claim, and credit that could not be delivered, as money. */
  earlier: readonly Award[];
  /** Where it goes to: the verified phone, its middle digits masked; null without one. */
  phone: string | null;
  /** When the next week begins, ms. */
  nextAt: number;
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

/** What can be claimed this week, with how far it is. */
export const phoneCredit = call<PhoneCredit>()({ method: 'GET', path: '/main/promo/phone', auth: 'token' });

/** Claims one. 7025 no phone was verified, 1025 too late, 1046 claimed, 1028, 7030 on a break, 704 not the player's. */
export const phoneCreditClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/phone/{id}',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

/** waiting: the operator has it, or is about to. failed: it was not delivered in time, and is given as money. */
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

/** Credit that was claimed, the newest first. */
export const phoneCreditOrders = call<readonly CreditOrder[]>()({
  method: 'GET',
  path: '/main/promo/phoneRecharge',
  auth: 'token',
});

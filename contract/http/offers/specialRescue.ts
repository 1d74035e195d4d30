import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The special rescue (calls.tsv, srb): a share of what a week lost, in orders. Amounts are minor units as decimal text. */

export interface RescueOrder {
  /** 1 for the first one of its week. */
  number: number;
  award: Award;
  /** When it can be claimed from, ms. */
  enableClaimedTime: number;
}

export interface RescueWeek {
  /** Its Monday: '2026-11-23'. */
  week: string;
  /** Staked less returned on games that count. */
  lost: string;
  /** What all of its orders come to. */
  bonus: string;
  orders: readonly RescueOrder[];
}

export interface SpecialRescue {
  /** The least net loss of a week, and what share of it comes back, in basis points. */
  least: string;
  share: number;
  /** Weeks with orders, the newest first; none on a break. */
  weeks: readonly RescueWeek[];
  /** What this week has lost by now ('0' for one that was won), what that gives, null for nothing, and when it ends. */
  thisWeek: { lost: string; bonus: string | null; endsAt: number };
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

export const rescueRecord = call<SpecialRescue>()({
  method: 'GET',
  path: '/main/promo/srb/record/detail',
  auth: 'token',
});

/** Claims an order. 1048 before its time, 1025 after it, 1046 claimed, 7030 on a break, 704 not the player's. */
export const rescueOrderClaim = call<ClaimedAward>()({
  method: 'PUT',
  path: '/main/promo/srb/order/bonus/claim',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

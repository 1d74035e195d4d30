import { call } from '../call.ts';
import type { rescueOrderClaimInput } from './inputs/specialRescue.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The special rescue (calls.tsv, srb): a share of a week's loss, split into orders. Amounts are minor units as decimal text.
 */

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
  /** Stakes minus returns on games that count. */
  lost: string;
  /** The sum of all its orders. */
  bonus: string;
  orders: readonly RescueOrder[];
}

export interface SpecialRescue {
  /** The minimum net loss of a week, and the returned share, in basis points. */
  least: string;
  share: number;
  /** Weeks with orders, newest first; none during a time-out or self-exclusion. */
  weeks: readonly RescueWeek[];
  /** This week's loss so far ('0' for a winning week), the resulting bonus, null for none, and when the week ends. */
  thisWeek: { lost: string; bonus: string | null; endsAt: number };
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

export const rescueRecord = call<SpecialRescue>({
  method: 'GET',
  path: '/main/promo/srb/record/detail',
  auth: 'token',
});

/**
 * Claims an order. 1048 too early, 1025 too late, 1046 claimed, 7030 during a time-out or self-exclusion, 704 not the player's.
 */
export const rescueOrderClaim = call<ClaimedAward, typeof rescueOrderClaimInput>({
  method: 'PUT',
  path: '/main/promo/srb/order/bonus/claim',
  auth: 'token',
});

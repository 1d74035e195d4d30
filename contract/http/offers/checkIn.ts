import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** The daily check-in (calls.tsv, promo): a cycle of seven days. Amounts are minor units as decimal text. */

export interface CheckInDay {
  /** 1 to 7. */
  step: number;
  amount: string;
  state: 'signed' | 'today' | 'coming';
}

export interface CheckIn {
  /** The days of the player's current cycle, in order. */
  days: readonly CheckInDay[];
  signedToday: boolean;
  /** Whether today can be checked in: enough was staked, and it has not been done yet. */
  canSign: boolean;
  /** The required stake today or yesterday, and the larger of both days' stakes. */
  least: string;
  staked: string;
  /** When the next day begins, ms. */
  nextAt: number;
}

export const checkIn = call<CheckIn>({ method: 'GET', path: '/main/promo/checkIn', auth: 'token' });

/** Checks in today, and gives the award at once. 4001 already done today, 1020 not enough was staked. */
export const checkInSign = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/checkIn',
  auth: 'token',
});

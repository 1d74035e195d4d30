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
  /** The days of the cycle that the player is in, in their order. */
  days: readonly CheckInDay[];
  signedToday: boolean;
  /** Whether today may be signed: enough was staked, and it was not yet. */
  canSign: boolean;
  /** What is to be staked today or was yesterday, and the most of either day. */
  least: string;
  staked: string;
  /** When the next day begins, ms. */
  nextAt: number;
}

export const checkIn = call<CheckIn>()({ method: 'GET', path: '/main/promo/checkIn', auth: 'token' });

/** Signs today, and gives what it is worth at once. 4001 today is signed, 1020 not enough was staked. */
export const checkInSign = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/checkIn',
  auth: 'token',
});

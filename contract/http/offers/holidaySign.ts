import type { Localized } from '../../localized.ts';
import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/**
 * The holiday check-in (calls.tsv, promo), during the week up to a holiday. Amounts are minor units as decimal text, times ms.
 */

export interface HolidayDay {
  /** '2026-12-25', and when it begins. */
  date: string;
  at: number;
  state: 'signed' | 'missed' | 'today' | 'coming';
}

export interface HolidayWeek {
  name: Localized;
  /** The seven days up to and including the holiday. A day that was checked in for an earlier holiday counts as done. */
  days: readonly HolidayDay[];
  /** When the first day of this holiday's week begins, and whether it has begun. */
  from: number;
  begun: boolean;
}

export interface HolidayCheckIn {
  /** The next holiday, including today's; null if none is announced. */
  week: HolidayWeek | null;
  /** The award of a day, and the extra award of the holiday if all seven days were checked in. */
  each: string;
  more: string;
  /** Whether today can be checked in: it is a day of the week, enough was staked, and it has not been done yet. */
  canSign: boolean;
  /** The required stake today or yesterday, and the larger of both days' stakes. */
  least: string;
  staked: string;
  /** When the next day begins. */
  nextAt: number;
}

export const holidayCheckIn = call<HolidayCheckIn>({
  method: 'GET',
  path: '/main/promo/holidaySign',
  auth: 'token',
});

/**
 * Checks in today, and gives the award at once. 4001 already done today, 1020 not enough was staked, 1048 the next week has not
 * begun (`until`), 1028 no holiday is announced.
 */
export const holidaySign = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/holidaySign',
  auth: 'token',
});

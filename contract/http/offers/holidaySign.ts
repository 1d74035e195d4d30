import type { Localized } from '../../localized.ts';
import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** The check-in of the week up to a holiday (calls.tsv, promo). Amounts are minor units as decimal text, times ms. */

export interface HolidayDay {
  /** '2026-12-25', and when it begins. */
  date: string;
  at: number;
  state: 'signed' | 'missed' | 'today' | 'coming';
}

export interface HolidayWeek {
  name: Localized;
  /** The seven days up to the holiday, the last of which it is. A day that was signed for an earlier holiday is signed. */
  days: readonly HolidayDay[];
  /** When the first day begins that is this holiday's to sign, and whether it has. */
  from: number;
  begun: boolean;
}

export interface HolidayCheckIn {
  /** The nearest holiday to come, today's included; null when none is told of yet. */
  week: HolidayWeek | null;
  /** What a day gives, and what more the holiday gives when all seven days were signed. */
  each: string;
  more: string;
  /** Whether today may be signed: it is a day of the week, enough was staked, and it was not yet. */
  canSign: boolean;
  /** What is to be staked today or was yesterday, and the most of either day. */
  least: string;
  staked: string;
  /** When the next day begins. */
  nextAt: number;
}

export const holidayCheckIn = call<HolidayCheckIn>()({
  method: 'GET',
  path: '/main/promo/holidaySign',
  auth: 'token',
});

/**
 * Signs today, and gives what it is worth at once. 4001 today is signed, 1020 not enough was staked, 1048 the next week has not begun
 * (`until`), 1028 no holiday is told of.
 */
export const holidaySign = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/holidaySign',
  auth: 'token',
});

import { call } from '../call.ts';
import type { GiftRefused } from './depositGifts.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The bonus for the first deposit made in the installed app (calls.tsv, promo). Amounts are minor units as decimal text. */

export interface AppDeposit {
  bonus: string;
  /** The minimum deposit for it. */
  min: string;
  turnover: number;
  /** null while a first deposit still qualifies. */
  refused: GiftRefused | null;
  award: Award | null;
  breakUntil: number | null;
}

export const appDeposit = call<AppDeposit>({
  method: 'GET',
  path: '/main/promo/apk/rechargeRewards',
  auth: 'token',
});

/**
 * Claims it. 1020 the first deposit was not made in the app, or not yet, 1046 claimed, 1025 too late, 1022 void, 7030 during a
 * time-out or self-exclusion.
 */
export const appDepositClaim = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/apk/rechargeRewards',
  auth: 'token',
});

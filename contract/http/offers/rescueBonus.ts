import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The rescue bonus (calls.tsv, promo): a share of what a day lost. Amounts are minor units as decimal text, shares basis points. */

export interface RescueStep {
  /** From this net loss on. */
  loss: string;
  share: number;
}

/** What a day comes to. */
export interface RescueDay {
  /** '2026-11-27'. */
  day: string;
  /** Staked less returned on games that count; '0' for a day that was won. */
  lost: string;
  /** What that gives, null for nothing and on a break. */
  bonus: string | null;
}

export interface RescueAward extends Omit<RescueDay, 'bonus'> {
  award: Award;
  share: number;
}

export interface RescueBonus {
  steps: readonly RescueStep[];
  /** The last thirty, the newest first; none on a break. A day whose bonus is none of them is being reckoned. */
  awards: readonly RescueAward[];
  yesterday: RescueDay;
  today: RescueDay;
  /** When what today gives can be claimed. */
  readyAt: number;
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

export const rescueBonus = call<RescueBonus>()({
  method: 'GET',
  path: '/main/promo/rescueBonus',
  auth: 'token',
});

/** Claims one of the awards. 1048 before its time, 1025 after it, 1046 claimed, 7030 on a break, 704 not the player's. */
export const rescueBonusClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/rescueBonus',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

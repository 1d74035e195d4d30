import * as v from 'valibot';
import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** The gift for a birthday (calls.tsv, misc): applied for, looked at by an operator, and claimed. Amounts are minor units as decimal text, times ms. */

/** approved: it waits to be claimed. */
export type GiftState = 'applied' | 'approved' | 'paid' | 'refused';

/** What a player applied for. */
export interface AppliedGift {
  /** The birthday that it is for: '2026-12-31'. */
  birthday: string;
  level: number;
  amount: string;
  state: GiftState;
  /** Why it was refused, in the operator's words. */
  answer: string | null;
  /** To claim it with, while it is approved. */
  award: string | null;
  appliedAt: number;
}

export interface BirthdayGift {
  /** The birthday whose gift can be applied for now (`begun`), or next, and when; null while the player has not said who they are. */
  birthday: { date: string; from: number; until: number; begun: boolean } | null;
  /** The VIP level now, and what the gift is at it. */
  level: number;
  amount: string;
  canApply: boolean;
  /** For this birthday, or an earlier one that was approved and not claimed; null for none. */
  gift: AppliedGift | null;
}

export const birthdayGift = call<BirthdayGift>()({
  method: 'GET',
  path: '/main/fortune/apply',
  auth: 'token',
});

/**
 * Applies for the gift; who has applied is answered the same. With `award` it claims what was approved.
 * 1020 who the player is was not said, 1048 not yet (`until`), 1051 VIP level 0; of a claim 704 not the player's, 1046 claimed.
 */
export const birthdayGiftApply = call<{ gift: BirthdayGift; claimed: ClaimedAward | null }>()({
  method: 'POST',
  path: '/main/fortune/apply',
  auth: 'token',
  input: v.object({ award: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))) }),
});

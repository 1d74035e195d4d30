import { call } from '../call.ts';
import type { birthdayGiftApplyInput } from './inputs/fortune.ts';
import type { ClaimedAward } from './promotions.ts';

/**
 * The birthday gift (calls.tsv, misc): requested, reviewed by an operator, and claimed. Amounts are minor units as decimal
 * text, times ms.
 */

/** approved: it can be claimed. */
export type GiftState = 'applied' | 'approved' | 'paid' | 'refused';

/** A player's request. */
export interface AppliedGift {
  /** The birthday it is for: '2026-12-31'. */
  birthday: string;
  level: number;
  amount: string;
  state: GiftState;
  /** The operator's reason for a refusal. */
  answer: string | null;
  /** The award to claim while it is approved. */
  award: string | null;
  appliedAt: number;
}

export interface BirthdayGift {
  /**
   * The birthday whose gift can be requested now (`begun`), or next, and when; null while the player has not given their
   * identity.
   */
  birthday: { date: string; from: number; until: number; begun: boolean } | null;
  /** The current VIP level, and its gift. */
  level: number;
  amount: string;
  canApply: boolean;
  /** The request for this birthday, or an earlier one that was approved and not claimed; null for none. */
  gift: AppliedGift | null;
}

export const birthdayGift = call<BirthdayGift>({
  method: 'GET',
  path: '/main/fortune/apply',
  auth: 'token',
});

/**
 * Requests the gift; idempotent. With `award` it claims an approved one. 1020 the identity was not given, 1048 not yet
 * (`until`), 1051 VIP level 0; for a claim 704 not the player's, 1046 claimed.
 */
export const birthdayGiftApply = call<
  { gift: BirthdayGift; claimed: ClaimedAward | null },
  typeof birthdayGiftApplyInput
>({
  method: 'POST',
  path: '/main/fortune/apply',
  auth: 'token',
});

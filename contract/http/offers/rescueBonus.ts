import { call } from '../call.ts';
import type { rescueBonusClaimInput } from './inputs/rescueBonus.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The rescue bonus (calls.tsv, promo): a share of a day's loss. Amounts are minor units as decimal text, shares basis points.
 */

export interface RescueStep {
  /** Minimum net loss. */
  loss: string;
  share: number;
}

/** A day's loss and bonus. */
export interface RescueDay {
  /** '2026-11-27'. */
  day: string;
  /** Stakes minus returns on games that count; '0' after a winning day. */
  lost: string;
  /** The resulting bonus; null for none and during a time-out or self-exclusion. */
  bonus: string | null;
}

export interface RescueAward extends Omit<RescueDay, 'bonus'> {
  award: Award;
  share: number;
}

export interface RescueBonus {
  steps: readonly RescueStep[];
  /**
   * The last thirty, newest first; none during a time-out or self-exclusion. A day without an award here may still be in
   * calculation.
   */
  awards: readonly RescueAward[];
  yesterday: RescueDay;
  today: RescueDay;
  /** When today's bonus becomes claimable. */
  readyAt: number;
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

export const rescueBonus = call<RescueBonus>({
  method: 'GET',
  path: '/main/promo/rescueBonus',
  auth: 'token',
});

/**
 * Claims one of the awards. 1048 too early, 1025 too late, 1046 claimed, 7030 during a time-out or self-exclusion, 704 not the
 * player's.
 */
export const rescueBonusClaim = call<ClaimedAward, typeof rescueBonusClaimInput>({
  method: 'POST',
  path: '/main/promo/rescueBonus',
  auth: 'token',
});

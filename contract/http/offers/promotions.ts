import { call } from '../call.ts';
import type { BonusWagering } from '../money/statement.ts';
import type { ListPage } from '../page.ts';
import type { promoCenterInput, settleTriggerInput } from './inputs/promotions.ts';

/** Types shared by all promotions (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

export const AWARD_KINDS = ['cash', 'freeSpins', 'tickets', 'wheelSpins', 'phoneCredit', 'item'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** pending: it can be claimed later. void: it was revoked, with a reason. */
export type AwardState = 'pending' | 'claimable' | 'claimed' | 'expired' | 'void';

/** An award that a promotion gives a player, once per award key. */
export interface Award {
  id: string;
  /** The promotion's code. */
  promotion: string;
  /** The award key, in the promotion's own format: '2026-11-21', 'step 2'. */
  awardKey: string;
  kind: AwardKind;
  /** Minor units for cash and phone credit, otherwise a count. */
  amount: string;
  /** Wagering requirement of cash (how many times it must be staked); 0: it is the player's own at once. */
  turnover: number;
  state: AwardState;
  claimableAt: number;
  /** null for never. */
  expiresAt: number | null;
  /** When it was claimed, expired or voided. */
  endedAt: number | null;
  /** Why it is void: a key of the texts. */
  reason: string | null;
}

/** A claimed award and the balance after it. */
export interface ClaimedAward {
  award: Award;
  /** Own and bonus money together. */
  balance: string;
  sequence: string;
}

/** Which bets count for a promotion. contribution: each game by its contribution (docs/bonus.md). */
export type CountedGames = 'all' | 'own' | 'slots' | 'ownAndSlots' | 'contribution' | 'none';

/** A promotion's public terms. Its texts refer to these amounts, counts and shares. */
export interface PromotionTerms {
  /** The minimum deposit; null if none is required. */
  leastDeposit: string | null;
  /** Wagering requirement of its awards; 0: they are the player's own at once. */
  turnover: number;
  games: CountedGames;
  amounts: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, number>>;
  /** In 1/10000, shown as percent. */
  shares?: Readonly<Record<string, number>>;
}

/** A promotion as shown in lists. */
export interface PromotionCard {
  code: string;
  terms: PromotionTerms;
  /** null: no start, and no end. */
  from: number | null;
  until: number | null;
  /** Today's budget is used up. */
  spent: boolean;
  /** Number of awards that the player can claim now; 0 for visitors. */
  claimable: number;
}

export interface PromotionsAll {
  promotions: readonly PromotionCard[];
  /**
   * Keys of what the player can join now: 'DEPOSIT_REWARD_NEW_USER'. Empty for visitors and during a time-out or
   * self-exclusion.
   */
  canJoin: readonly string[];
  /** Whether slots accept the money that the player would stake now; false for bonus money that excludes slots. */
  promoSlotsGameStatus: boolean;
}

/** All active promotions, with their state for the player. No token needed. */
export const promoAll = call<PromotionsAll>({
  method: 'GET',
  path: '/main/promo/all',
  auth: 'open',
  known: true,
});

/** A promotion notice: one begins or ends within a day, or a player was given something. */
export interface PromotionNotice {
  promotion: string;
  kind: 'begins' | 'ends' | 'given';
  at: number;
  /** For a given award: the masked player name, and the amount of cash. */
  name: string | null;
  amount: string | null;
}

/** Newest first. */
export const promoNotice = call<readonly PromotionNotice[]>({
  method: 'GET',
  path: '/main/promo/all/notice',
  auth: 'open',
});

export interface BonusCenter {
  /** Awards that can be claimed now, and later; earliest expiry first. */
  claimable: readonly Award[];
  pending: readonly Award[];
  /** Bonus money with open wagering, null if none; both parts of the balance. */
  running: BonusWagering | null;
  own: string;
  bonus: string;
  /** Past awards, newest first. */
  past: ListPage<Award>;
  /** Until when the player is in a time-out or self-exclusion and cannot claim; null otherwise. */
  breakUntil: number | null;
}

/** The bonus centre, with a page of past awards. */
export const promoCenter = call<BonusCenter, typeof promoCenterInput>({
  method: 'GET',
  path: '/main/promo/center/info',
  auth: 'token',
});

/** The cash that each promotion has given the player, highest first. */
export const promoSum = call<readonly { promotion: string; count: number; amount: string }[]>({
  method: 'GET',
  path: '/main/promo/sum/reward',
  auth: 'token',
});

/** What the player has earned since the last call. */
export interface Triggered {
  /** New awards. */
  awards: readonly Award[];
  /** Number of claimable awards, and when the next one becomes claimable; null if none is pending. */
  claimable: number;
  nextAt: number | null;
  /**
   * The current VIP level, when it was reached, and the highest level that a page has celebrated; null without a level, after a
   * downgrade, and during a time-out or self-exclusion.
   */
  vip: { level: number; since: number; celebrated: number } | null;
}

/**
 * Updates the player's awards and VIP level by recent bets and payments, and returns what is new. `celebrated`: the level that
 * the page has just celebrated, which is then not repeated on any device.
 */
export const settleTrigger = call<Triggered, typeof settleTriggerInput>({
  method: 'GET',
  path: '/main/flow/settle/trigger',
  auth: 'token',
});

import * as v from 'valibot';
import { call } from '../call.ts';
import type { BonusWagering } from '../money/statement.ts';
import { type ListPage, pageFields, wholeNumber } from '../page.ts';

/** What all promotions have in common (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

export const AWARD_KINDS = ['cash', 'freeSpins', 'tickets', 'wheelSpins', 'phoneCredit', 'item'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** pending: it can be claimed later. void: it was taken back, with a reason. */
export type AwardState = 'pending' | 'claimable' | 'claimed' | 'expired' | 'void';

/** Something that a promotion gives a player: once for its award key. */
export interface Award {
  id: string;
  /** The promotion's code. */
  promotion: string;
  /** What it is given for, in the promotion's own words: '2026-11-21', 'step 2'. */
  awardKey: string;
  kind: AwardKind;
  /** Of cash and phone credit minor units, of all else how many. */
  amount: string;
  /** How often cash is to be staked before it is the player's; 0: it is at once. */
  turnover: number;
  state: AwardState;
  claimableAt: number;
  /** null for never. */
  expiresAt: number | null;
  /** When it was claimed, expired or voided. */
  endedAt: number | null;
  /** Why it is void, a key of the texts. */
  reason: string | null;
}

/** A claimed award with the wallet after it. */
export interface ClaimedAward {
  award: Award;
  /** Own and bonus money together. */
  balance: string;
  sequence: string;
}

/** Which play counts for a promotion. contribution: each game at its share (docs/bonus.md). */
export type CountedGames = 'all' | 'own' | 'slots' | 'ownAndSlots' | 'contribution' | 'none';

/** What a promotion says of itself before anybody joins. Its texts name the amounts, counts and shares. */
export interface PromotionTerms {
  /** The least deposit that it asks for, null where it asks for none. */
  leastDeposit: string | null;
  /** How often what it gives is to be staked; 0: it is the player's at once. */
  turnover: number;
  games: CountedGames;
  amounts: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, number>>;
  /** In 1/10000, shown as percent. */
  shares?: Readonly<Record<string, number>>;
}

/** A promotion as lists show it. */
export interface PromotionCard {
  code: string;
  terms: PromotionTerms;
  /** null: always, and for ever. */
  from: number | null;
  until: number | null;
  /** It has given what it may today. */
  spent: boolean;
  /** How many of its awards the player can claim now; 0 for visitors. */
  claimable: number;
}

export interface PromotionsAll {
  promotions: readonly PromotionCard[];
  /** Keys of what the player can join now: 'DEPOSIT_REWARD_NEW_USER'. Empty for visitors and on a break. */
  canJoin: readonly string[];
  /** Whether slots take the money that the player would stake now; they do not where it is bonus money that they are closed to. */
  promoSlotsGameStatus: boolean;
}

/** Every promotion that runs, with how it stands for who asks. A token is not needed. */
export const promoAll = call<PromotionsAll>()({
  method: 'GET',
  path: '/main/promo/all',
  auth: 'open',
  known: true,
});

/** Something worth telling of promotions: one begins or ends within a day, or somebody was given something. */
export interface PromotionNotice {
  promotion: string;
  kind: 'begins' | 'ends' | 'given';
  at: number;
  /** Of what was given: to whom, masked, and how much cash. */
  name: string | null;
  amount: string | null;
}

/** The newest first. */
export const promoNotice = call<readonly PromotionNotice[]>()({
  method: 'GET',
  path: '/main/promo/all/notice',
  auth: 'open',
});

export interface BonusCenter {
  /** What can be claimed now, and what can later; the soonest to expire first. */
  claimable: readonly Award[];
  pending: readonly Award[];
  /** Bonus money that is being turned over, null where there is none; both parts of the balance. */
  running: BonusWagering | null;
  own: string;
  bonus: string;
  /** What was, the newest first. */
  past: ListPage<Award>;
  /** Until when the player takes a break, and nothing can be claimed; null otherwise. */
  breakUntil: number | null;
}

/** The bonus centre, with a page of what was. */
export const promoCenter = call<BonusCenter>()({
  method: 'GET',
  path: '/main/promo/center/info',
  auth: 'token',
  input: v.object(pageFields),
});

/** What each promotion has given the player in cash, the most first. */
export const promoSum = call<readonly { promotion: string; count: number; amount: string }[]>()({
  method: 'GET',
  path: '/main/promo/sum/reward',
  auth: 'token',
});

/** What became the player's since it was asked last. */
export interface Triggered {
  /** Awards that are new. */
  awards: readonly Award[];
  /** How many can be claimed, and when the next one can; null where none waits. */
  claimable: number;
  nextAt: number | null;
  /**
   * The VIP level that is held, when it was reached, and the highest that a page has celebrated; null for who has none, after it
   * fell, and on a break.
   */
  vip: { level: number; since: number; celebrated: number } | null;
}

/**
 * Brings the player's awards and VIP level up to date with what was played and paid, and says what is new. `celebrated`: the level
 * that the page has just celebrated, which is not done again on any device.
 */
export const settleTrigger = call<Triggered>()({
  method: 'GET',
  path: '/main/flow/settle/trigger',
  auth: 'token',
  input: v.object({ celebrated: v.optional(wholeNumber(1, 10)) }),
});

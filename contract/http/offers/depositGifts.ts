import { call } from '../call.ts';
import type { PayPromotion } from '../money/deposits.ts';
import type { thirdDepositCollectInput } from './inputs/depositGifts.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Deposit bonuses (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970, percents whole. */

/**
 * Why a bonus cannot be chosen: `notYet` it is for a later deposit, or for a player who returns later; `over` it was for an
 * earlier deposit, or has expired; `taken` the player already has it; `person` another account of the same person got it.
 */
export type GiftRefused = 'notYet' | 'over' | 'taken' | 'person';

/** A paid deposit whose bonus is given as it is staked. */
export interface GiftDeposit {
  id: string;
  amount: string;
  /** The bonus amount, and the player's stakes since the payment. */
  bonus: string;
  staked: string;
  /**
   * For each part of the bonus, how many times the deposit must be staked; the parts are equal, the last one includes the
   * remainder.
   */
  stakes: readonly number[];
  /** When unclaimed parts expire. */
  until: number;
}

/** A deposit promotion's state for a player. */
export interface DepositGiftPage {
  /** The bonus that can be chosen with a deposit now; also null during a time-out or self-exclusion. */
  offer: PayPromotion | null;
  refused: GiftRefused | null;
  deposit: GiftDeposit | null;
  /** Newest first. */
  awards: readonly Award[];
  breakUntil: number | null;
}

export const firstDeposit = call<DepositGiftPage>({
  method: 'GET',
  path: '/main/promo/recharge/first',
  auth: 'token',
});

/** The first deposit's card: its current percent, until when it applies, and the percent after that. */
export interface FirstDepositCard {
  percent: number;
  /** null once only the lower percent is left. */
  endTime: number | null;
  laterPercent: number;
  most: string;
  /** False once the player has deposited, has it in another account, or is in a time-out or self-exclusion. */
  open: boolean;
}

export const firstDepositCard = call<FirstDepositCard>({
  method: 'GET',
  path: '/main/promo/recharge/first/card',
  auth: 'token',
});

/** The last fifty given, newest first, names masked. */
export const firstDepositBoard = call<readonly { name: string; amount: string; at: number }[]>({
  method: 'GET',
  path: '/main/promo/recharge/first/board',
  auth: 'open',
});

/**
 * Claims the first deposit's bonus: bonus money. 1020 the deposit is not staked yet, or does not exist, 1046 claimed, 1025 too
 * late, 1022 given to another account of the same person or revoked, 7030 during a time-out or self-exclusion.
 */
export const firstDepositWithdraw = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/recharge/first/withdraw',
  auth: 'token',
});

export const secondDeposit = call<DepositGiftPage>({
  method: 'GET',
  path: '/main/promo/recharge/second',
  auth: 'token',
});

/** Claims the second deposit's bonus. 1020 there is no such deposit; otherwise as for the first one. */
export const secondDepositCollect = call<ClaimedAward>({
  method: 'POST',
  path: '/main/promo/recharge/second/collect',
  auth: 'token',
});

export const thirdDeposit = call<DepositGiftPage>({
  method: 'GET',
  path: '/main/promo/recharge/3',
  auth: 'token',
});

/** A part of the third deposit's bonus. */
export interface GiftPart {
  part: number;
  amount: string;
  /** The required stake since the deposit was paid, and the actual one. */
  toStake: string;
  staked: string;
  /** Null while it is not earned. */
  award: Award | null;
}

/** The parts of the player's own bonus; empty without the deposit. */
export const thirdDepositRecord = call<readonly GiftPart[]>({
  method: 'GET',
  path: '/main/promo/recharge/3/record',
  auth: 'token',
});

/** Newly earned parts that have not been shown yet: each is returned once. */
export const thirdDepositNotify = call<readonly Award[]>({
  method: 'GET',
  path: '/main/promo/recharge3/notify',
  auth: 'token',
});

/** The table: for each part how many times the deposit must be staked, and the part's share of the deposit in basis points. */
export const thirdDepositReward = call<readonly { part: number; stakes: number; share: number }[]>({
  method: 'GET',
  path: '/main/promo/recharge3/reward',
  auth: 'token',
});

/** Claims a part. 704 not the player's, 1046 claimed, 1025 too late, 7030 during a time-out or self-exclusion. */
export const thirdDepositCollect = call<ClaimedAward, typeof thirdDepositCollectInput>({
  method: 'POST',
  path: '/main/promo/recharge/3/collect',
  auth: 'token',
});

/** A personal offer; `endTime` is null without one. */
export interface SpecialDeposit extends DepositGiftPage {
  endTime: number | null;
}

export const specialDeposit = call<SpecialDeposit>({
  method: 'GET',
  path: '/main/promo/srecharge',
  auth: 'token',
});

/** A step of the first deposits' bonuses. */
export interface DepositStepOffer {
  step: number;
  min: string;
  percent: number;
  state: 'done' | 'now' | 'later' | 'over';
}

/** The first deposits' bonuses, step by step; `key` is that of `PromotionsAll.canJoin`. */
export interface StepDeposits extends DepositGiftPage {
  key: 'DEPOSIT_REWARD_NEW_USER' | 'DEPOSIT_REWARD_SPA_INVITE';
  steps: readonly DepositStepOffer[];
  most: string;
  /** When the last day ends. */
  endTime: number;
}

export const newUserDeposit = call<StepDeposits>({
  method: 'GET',
  path: '/main/promo/deposit',
  auth: 'token',
});

/** For players referred by a promoter. 1022 for everybody else. */
export const inviteDeposit = call<StepDeposits>({
  method: 'GET',
  path: '/main/promo/spa/deposit',
  auth: 'token',
});

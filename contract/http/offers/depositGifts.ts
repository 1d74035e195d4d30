import * as v from 'valibot';
import { call } from '../call.ts';
import type { PayPromotion } from '../money/deposits.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** Gifts of deposits (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970, percents whole. */

/**
 * Why a gift cannot be chosen: `notYet` it is for a later deposit, or for somebody who comes back later; `over` it was for an earlier one,
 * or its time is over; `taken` the player has it; `person` it was given to another account of the same person.
 */
export type GiftRefused = 'notYet' | 'over' | 'taken' | 'person';

/** A paid deposit whose gift is given as it is staked. */
export interface GiftDeposit {
  id: string;
  amount: string;
  /** What it brings, and what its player has staked since it was paid. */
  bonus: string;
  staked: string;
  /** So often the deposit is to be staked for each part of the gift; the parts are equal, what is left over is the last one's. */
  stakes: readonly number[];
  /** When what was not claimed is gone. */
  until: number;
}

/** How a promotion of deposits stands for a player. */
export interface DepositGiftPage {
  /** What may be chosen with a deposit now; null on a break as well. */
  offer: PayPromotion | null;
  refused: GiftRefused | null;
  deposit: GiftDeposit | null;
  /** The newest first. */
  awards: readonly Award[];
  breakUntil: number | null;
}

const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

export const firstDeposit = call<DepositGiftPage>()({
  method: 'GET',
  path: '/main/promo/recharge/first',
  auth: 'token',
});

/** The first deposit's card: its percent now, until when that holds, and what comes after. */
export interface FirstDepositCard {
  percent: number;
  /** null once only the lesser percent is left. */
  endTime: number | null;
  laterPercent: number;
  most: string;
  /** False once the player has deposited, has it in another account or takes a break. */
  open: boolean;
}

export const firstDepositCard = call<FirstDepositCard>()({
  method: 'GET',
  path: '/main/promo/recharge/first/card',
  auth: 'token',
});

/** The last fifty that were given, the newest first, names masked. */
export const firstDepositBoard = call<readonly { name: string; amount: string; at: number }[]>()({
  method: 'GET',
  path: '/main/promo/recharge/first/board',
  auth: 'open',
});

/**
 * Takes the first deposit's gift: bonus money. 1020 the deposit is not staked yet, or there is none, 1046 taken, 1025 too late, 1022 given to
 * another account of the same person or taken back, 7030 on a break.
 */
export const firstDepositWithdraw = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/recharge/first/withdraw',
  auth: 'token',
});

export const secondDeposit = call<DepositGiftPage>()({
  method: 'GET',
  path: '/main/promo/recharge/second',
  auth: 'token',
});

/** Takes the second deposit's gift. 1020 there is no such deposit; else as for the first one. */
export const secondDepositCollect = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/recharge/second/collect',
  auth: 'token',
});

export const thirdDeposit = call<DepositGiftPage>()({
  method: 'GET',
  path: '/main/promo/recharge/3',
  auth: 'token',
});

/** A part of the third deposit's gift. */
export interface GiftPart {
  part: number;
  amount: string;
  /** What is to be staked for it since the deposit was paid, and what was. */
  toStake: string;
  staked: string;
  /** Null as long as it is not earned. */
  award: Award | null;
}

/** The parts of the player's own gift; empty without the deposit. */
export const thirdDepositRecord = call<readonly GiftPart[]>()({
  method: 'GET',
  path: '/main/promo/recharge/3/record',
  auth: 'token',
});

/** Parts that became the player's and were not told of yet: each is told once. */
export const thirdDepositNotify = call<readonly Award[]>()({
  method: 'GET',
  path: '/main/promo/recharge3/notify',
  auth: 'token',
});

/** The table: so often the deposit is to be staked for each part, and the part's share of the deposit in basis points. */
export const thirdDepositReward = call<readonly { part: number; stakes: number; share: number }[]>()({
  method: 'GET',
  path: '/main/promo/recharge3/reward',
  auth: 'token',
});

/** Takes a part. 704 not the player's, 1046 taken, 1025 too late, 7030 on a break. */
export const thirdDepositCollect = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/recharge/3/collect',
  auth: 'token',
  input: byId,
});

/** An offer of the player's own; `endTime` is null without one. */
export interface SpecialDeposit extends DepositGiftPage {
  endTime: number | null;
}

export const specialDeposit = call<SpecialDeposit>()({
  method: 'GET',
  path: '/main/promo/srecharge',
  auth: 'token',
});

/** A step of what the first deposits bring. */
export interface DepositStepOffer {
  step: number;
  min: string;
  percent: number;
  state: 'done' | 'now' | 'later' | 'over';
}

/** What the first deposits bring, step by step; `key` is that of `PromotionsAll.canJoin`. */
export interface StepDeposits extends DepositGiftPage {
  key: 'DEPOSIT_REWARD_NEW_USER' | 'DEPOSIT_REWARD_SPA_INVITE';
  steps: readonly DepositStepOffer[];
  most: string;
  /** When the last of the days is over. */
  endTime: number;
}

export const newUserDeposit = call<StepDeposits>()({
  method: 'GET',
  path: '/main/promo/deposit',
  auth: 'token',
});

/** For who came by a promoter. 1022 for everybody else. */
export const inviteDeposit = call<StepDeposits>()({
  method: 'GET',
  path: '/main/promo/spa/deposit',
  auth: 'token',
});

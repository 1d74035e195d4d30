import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type {
  contractLogInput,
  spreadFriendInput,
  spreadHistoryInput,
  spreadInvitesInput,
  spreadRechargeInput,
  spreadRechargesInput,
  spreadRelationInput,
} from './inputs/spread.ts';

/**
 * A player's referrals and their rewards (calls.tsv, promo). Amounts are minor units as decimal text, times ms, shares 1/10000.
 */

export const REBATE_DEPTH = 3;

/** A page of a list, with the cursor of the next one; null at the end. */
export interface Part<Item> {
  items: readonly Item[];
  next: string | null;
}

export interface SpreadInfo {
  inviteCode: string;
  /** Number of players at each depth, the first being the player's own friends. */
  friends: readonly number[];
  /** The current rebate share of stakes at each depth, including the contract's addition. */
  shares: readonly number[];
  /** The current addition of an agent contract, in per cent; 0 without one. */
  extra: number;
  breakUntil: number | null;
}

export const spreadInfo = call<SpreadInfo>({
  method: 'GET',
  path: '/main/promo/spread/info',
  auth: 'token',
});

/** A player in the referral tree: only a masked name and totals. */
export interface Friend {
  id: string;
  name: string;
  depth: number;
  joinedAt: number;
  /** Number of players whom the friend invited. */
  friends: number;
  /** The friend's stakes until the last closed day, weighted by each game's wagering contribution. */
  staked: string;
  /** The friend's last closed day with bets; null for none. */
  lastDay: string | null;
  /** Rewards from this friend are held for review. */
  held: boolean;
}

/** Friends at a depth, latest first. */
export const spreadRelation = call<Part<Friend>, typeof spreadRelationInput>({
  method: 'GET',
  path: '/main/promo/spread/relation',
  auth: 'token',
});

export interface FriendDetail extends Friend {
  /** The rebate from the friend's stakes, in whole minor units. */
  rebate: string;
  recharge: FriendRecharge | null;
}

/** One player of the tree; 704 for anybody else. */
export const spreadFriend = call<FriendDetail, typeof spreadFriendInput>({
  method: 'GET',
  path: '/main/promo/spread/relation/{id}',
  auth: 'token',
});

export interface Invited {
  id: string;
  name: string;
  at: number;
  /** Whether the friend made the qualifying deposit, and has ever bet. */
  deposited: boolean;
  played: boolean;
}

/** Players who registered with the player's code, latest first. */
export const spreadInvites = call<Part<Invited>, typeof spreadInvitesInput>({
  method: 'GET',
  path: '/main/promo/spread/log/invite',
  auth: 'token',
});

/** waiting: the friend has not staked it once. held: in review by support. refused: no reward. */
export type RechargeState = 'waiting' | 'ready' | 'claimed' | 'held' | 'refused';

/** A friend's first deposit and its reward. */
export interface FriendRecharge {
  id: string;
  name: string;
  at: number;
  deposit: string;
  bonus: string;
  state: RechargeState;
}

export const spreadRecharges = call<Part<FriendRecharge>, typeof spreadRechargesInput>({
  method: 'GET',
  path: '/main/promo/spread/log/recharge',
  auth: 'token',
});

/** One of them, with how much of the deposit the friend has staked; 704 for another player's. */
export const spreadRecharge = call<FriendRecharge & { staked: string }, typeof spreadRechargeInput>({
  method: 'GET',
  path: '/main/promo/spread/log/recharge/{id}',
  auth: 'token',
});

/**
 * Amounts of both bonuses: init can be claimed, pending waits for friends' stakes or for the day to close, unCheck is held for
 * review, receive was claimed.
 */
export interface SpreadBonus {
  initRechargeAmount: string;
  receiveRechargeAmount: string;
  pendingRechargeAmount: string;
  unCheckRechargeAmount: string;
  initRebateAmount: string;
  receiveRebateAmount: string;
  pendingRebateAmount: string;
  unCheckRebateAmount: string;
  /** Until when the player is in a time-out or self-exclusion and cannot claim; null otherwise. */
  breakUntil: number | null;
}

export const spreadBonus = call<SpreadBonus>({
  method: 'GET',
  path: '/main/promo/spread/bonus',
  auth: 'token',
});

/** The claimed amount of each kind, and the balance after it. */
export interface SpreadClaimed {
  recharge: string;
  rebate: string;
  bonus: SpreadBonus;
  balance: string;
  sequence: string;
}

/**
 * Claims everything available. 1020 there is nothing, 1046 another claim was first, 7030 during a time-out or self-exclusion.
 */
export const spreadClaim = call<SpreadClaimed>({
  method: 'POST',
  path: '/main/promo/spread/bonus',
  auth: 'token',
});

export type SpreadKind = 'recharge' | 'rebate';

/** A referral reward. */
export interface SpreadReward {
  id: string;
  kind: SpreadKind;
  amount: string;
  /** When it was earned, and claimed; null while unclaimed. */
  at: number;
  claimedAt: number | null;
  /** For a rebate the day and the stakes of friends at three depths; null for amounts released by a review. */
  day: string | null;
  staked: string | null;
  /** For first deposits their number. */
  friends: number | null;
}

/** Latest first. */
export const spreadHistory = call<ListPage<SpreadReward>, typeof spreadHistoryInput>({
  method: 'GET',
  path: '/main/promo/spread/bonus/history',
  auth: 'token',
});

export type ContractStatus = 'none' | 'requested' | 'approved' | 'refused' | 'ended';

export interface AgentContract {
  status: ContractStatus;
  /** Friends with bets in the last closed days, counted up to `neededFriends`, and the required number. */
  activeFriends: number;
  neededFriends: number;
  activeDays: number;
  /** The contract's addition to the rebate, in per cent. */
  extra: number;
  requestedAt: number | null;
  decidedAt: number | null;
  endedAt: number | null;
  /** The operator's reason for a refusal or an end. */
  answer: string | null;
  canRequest: boolean;
  /** After a refusal or an end: when a new request is possible. */
  againAt: number | null;
  breakUntil: number | null;
}

export const contractState = call<AgentContract>({
  method: 'GET',
  path: '/main/promo/contract/state',
  auth: 'token',
});

export interface ContractMonth {
  /** '2026-11' */
  month: string;
  /** Stakes of friends at three depths, the resulting rebate, and the contract's part of it. */
  staked: string;
  rebate: string;
  extra: string;
}

/** Closed days by month, latest first. */
export const contractLog = call<ListPage<ContractMonth>, typeof contractLogInput>({
  method: 'GET',
  path: '/main/promo/contract/log',
  auth: 'token',
});

/**
 * Requests a contract; idempotent. 1020 too few active friends, 1048 not yet again (`until`), 7030 during a time-out or
 * self-exclusion.
 */
export const contractRequest = call<AgentContract>({
  method: 'POST',
  path: '/main/promo/contract/request',
  auth: 'token',
});

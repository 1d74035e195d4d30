import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields, wholeNumber } from '../page.ts';

/** Who a player invited and what that brings (calls.tsv, promo). Amounts are minor units as decimal text, times ms, shares 1/10000. */

/** A tree is shown to so many steps below its player; so many of them bring a rebate. */
export const TREE_DEPTH = 5;
export const REBATE_DEPTH = 3;

const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
/** Lists that may be a million long go on after the last id. */
const listFields = { after: v.optional(id), count: wholeNumber(1, 50) };

/** A part of a list, with where the next one goes on; null where there is none. */
export interface Part<Item> {
  items: readonly Item[];
  next: string | null;
}

export interface SpreadInfo {
  inviteCode: string;
  /** How many there are at each depth, the first the player's own friends. */
  friends: readonly number[];
  /** What of the stakes at each depth comes back now, with what a contract adds. */
  shares: readonly number[];
  /** What an agent's contract adds now, in per cent; 0 without one. */
  extra: number;
  breakUntil: number | null;
}

export const spreadInfo = call<SpreadInfo>()({
  method: 'GET',
  path: '/main/promo/spread/info',
  auth: 'token',
});

/** Somebody in the player's tree: nothing but a masked name and totals. */
export interface Friend {
  id: string;
  name: string;
  depth: number;
  joinedAt: number;
  /** How many the friend invited. */
  friends: number;
  /** What the friend staked until the last closed day, each game at its share of turnover. */
  staked: string;
  /** The last closed day on which the friend played; null for none. */
  lastDay: string | null;
  /** What the friend brings is held for review. */
  held: boolean;
}

/** Friends at a depth, the latest first. */
export const spreadRelation = call<Part<Friend>>()({
  method: 'GET',
  path: '/main/promo/spread/relation',
  auth: 'token',
  input: v.object({ depth: wholeNumber(1, TREE_DEPTH), ...listFields }),
});

export interface FriendDetail extends Friend {
  /** The rebate that the friend's stakes brought, to whole minor units. */
  rebate: string;
  recharge: FriendRecharge | null;
}

/** One of the player's tree; 704 for anybody else. */
export const spreadFriend = call<FriendDetail>()({
  method: 'GET',
  path: '/main/promo/spread/relation/{id}',
  auth: 'token',
  input: v.object({ id }),
});

export interface Invited {
  id: string;
  name: string;
  at: number;
  /** Whether the friend made the deposit that counts, and has ever played. */
  deposited: boolean;
  played: boolean;
}

/** Who registered with the player's code, the latest first. */
export const spreadInvites = call<Part<Invited>>()({
  method: 'GET',
  path: '/main/promo/spread/log/invite',
  auth: 'token',
  input: v.object(listFields),
});

/** waiting: the friend has not staked it once over. held: support looks at it. refused: it brings nothing. */
export type RechargeState = 'waiting' | 'ready' | 'claimed' | 'held' | 'refused';

/** A friend's first deposit and what it brings. */
export interface FriendRecharge {
  id: string;
  name: string;
  at: number;
  deposit: string;
  bonus: string;
  state: RechargeState;
}

export const spreadRecharges = call<Part<FriendRecharge>>()({
  method: 'GET',
  path: '/main/promo/spread/log/recharge',
  auth: 'token',
  input: v.object(listFields),
});

/** One of them, with what of the deposit the friend has staked; 704 for another player's. */
export const spreadRecharge = call<FriendRecharge & { staked: string }>()({
  method: 'GET',
  path: '/main/promo/spread/log/recharge/{id}',
  auth: 'token',
  input: v.object({ id }),
});

/**
 * What there is of both bonuses: init can be claimed, pending waits for friends' stakes or for the day to close, unCheck is held for
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
  /** Until when the player takes a break, and nothing can be claimed; null otherwise. */
  breakUntil: number | null;
}

export const spreadBonus = call<SpreadBonus>()({
  method: 'GET',
  path: '/main/promo/spread/bonus',
  auth: 'token',
});

/** What was claimed of each at once, with the wallet after it. */
export interface SpreadClaimed {
  recharge: string;
  rebate: string;
  bonus: SpreadBonus;
  balance: string;
  sequence: string;
}

/** Claims all that can be. 1020 there is nothing, 1046 another claim was first, 7030 on a break. */
export const spreadClaim = call<SpreadClaimed>()({
  method: 'POST',
  path: '/main/promo/spread/bonus',
  auth: 'token',
});

export type SpreadKind = 'recharge' | 'rebate';

/** Something that friends brought. */
export interface SpreadReward {
  id: string;
  kind: SpreadKind;
  amount: string;
  /** When it was promised, and claimed; null while it waits. */
  at: number;
  claimedAt: number | null;
  /** Of a rebate the day and what friends of three depths staked in it; null of what a review gave free. */
  day: string | null;
  staked: string | null;
  /** Of first deposits how many are in it. */
  friends: number | null;
}

/** The latest first. */
export const spreadHistory = call<ListPage<SpreadReward>>()({
  method: 'GET',
  path: '/main/promo/spread/bonus/history',
  auth: 'token',
  input: v.object({ kind: v.optional(v.picklist(['recharge', 'rebate'])), ...pageFields }),
});

export type ContractStatus = 'none' | 'requested' | 'approved' | 'refused' | 'ended';

export interface AgentContract {
  status: ContractStatus;
  /** Friends who played in the last so many closed days, to `neededFriends` at most, and how many it takes. */
  activeFriends: number;
  neededFriends: number;
  activeDays: number;
  /** What a contract adds to the rebate, in per cent. */
  extra: number;
  requestedAt: number | null;
  decidedAt: number | null;
  endedAt: number | null;
  /** Why it was refused or ended, in the operator's words. */
  answer: string | null;
  canRequest: boolean;
  /** After a refusal or an end: from when it can be asked for again. */
  againAt: number | null;
  breakUntil: number | null;
}

export const contractState = call<AgentContract>()({
  method: 'GET',
  path: '/main/promo/contract/state',
  auth: 'token',
});

export interface ContractMonth {
  /** '2026-11' */
  month: string;
  /** What friends of three depths staked, what that brought, and what of it the contract added. */
  staked: string;
  rebate: string;
  extra: string;
}

/** Closed days by month, the latest first. */
export const contractLog = call<ListPage<ContractMonth>>()({
  method: 'GET',
  path: '/main/promo/contract/log',
  auth: 'token',
  input: v.object(pageFields),
});

/** Asks for a contract; who has asked is answered the same. 1020 too few friends play, 1048 not again yet (`until`), 7030 a break. */
export const contractRequest = call<AgentContract>()({
  method: 'POST',
  path: '/main/promo/contract/request',
  auth: 'token',
});

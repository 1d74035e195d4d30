import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { vipCashbackHistoryInput, vipRewardClaimInput } from './inputs/vip.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * VIP levels, their rewards and cashback (calls.tsv, vip). Amounts are minor units as decimal text, rates basis points (5 is
 * 0.05 %), times ms, days '2026-11-27'. Weighted stakes are settled stakes times each game's wagering contribution; a score is
 * weighted stakes in whole U.
 */

/** A public level of the scheme. */
export interface VipLevel {
  level: number;
  /** The score required for it. */
  score: number;
  /** One-time reward; '0' at level 0. */
  reward: string;
  /** Cashback on stakes at our own games, and on slots and fish. */
  originalBackRate: number;
  slotsBackRate: number;
  /** Weighted stakes in the last `keptDays` days required to keep the level. */
  kept: string;
}

export interface VipConfigs {
  /** From level 0 up. */
  levels: readonly VipLevel[];
  keptDays: number;
  /** How many days before a downgrade the player is warned. */
  warnedDays: number;
  /** For how many days a day's cashback can be claimed. */
  cashbackDays: number;
}

/** The month's beginning at which the level falls by one, unless this much more is staked (weighted) before. */
export interface VipFall {
  at: number;
  missing: string;
}

/** A player's VIP state (spec.md, "VIP info"), and pending rewards. */
export interface VipInfo {
  level: number;
  score: number;
  /** The cashback that can be claimed now. */
  cashbackBonus: string;
  originalBackRate: number;
  slotsBackRate: number;
  /** Progress to the next level, 0 to 1; 1 at the last one. */
  progressRate: number;
  /** The reward of the next level; '0' if it was reached before, and at the last level. */
  levelBonus: string;
  /** The highest level ever reached. */
  top: number;
  /** When the current level began; null without a level. */
  since: number | null;
  /** Weighted stakes missing to the next level; '0' at the last level. */
  missing: string;
  /** Weighted stakes of the last `keptDays` days. */
  recent: string;
  /** The announced downgrade; null if none or if enough has been staked since. */
  falls: VipFall | null;
  /** When the first part of the cashback expires, and its amount. */
  expires: { at: number; amount: string } | null;
  /** Until when the player is in a time-out or self-exclusion and cannot claim; null otherwise. */
  breakUntil: number | null;
}

/** A day's cashback. */
export interface VipCashback {
  day: string;
  level: number;
  /** Stakes at our own games, and at slots and fish. */
  original: string;
  slots: string;
  originalBackRate: number;
  slotsBackRate: number;
  /** It was doubled by an item. */
  doubled: boolean;
  /** The award holds the whole amount. */
  award: Award;
}

/** All pending cashback, claimed. */
export interface VipCashbackClaimed {
  amount: string;
  /** Number of days it covers. */
  days: number;
  /** Own and bonus money together. */
  balance: string;
  sequence: string;
}

/** The reward of a level. */
export interface VipReward {
  level: number;
  award: Award;
}

/** A change of level, up or down. */
export interface VipChange {
  at: number;
  from: number;
  to: number;
}

/** Level rewards, highest first, and level changes, newest first (a hundred at most). */
export interface VipRecord {
  rewards: readonly VipReward[];
  changes: readonly VipChange[];
}

/** The scheme, the same for everybody. No token needed. */
export const vipConfigs = call<VipConfigs>({ method: 'GET', path: '/main/vip/configs', auth: 'open' });

/** The player's current VIP state. */
export const vipUserLevel = call<VipInfo>({ method: 'GET', path: '/main/vip/user/level', auth: 'token' });

/** Cashback by day, newest first. */
export const vipCashbackHistory = call<ListPage<VipCashback>, typeof vipCashbackHistoryInput>({
  method: 'GET',
  path: '/main/vip/cashback/history',
  auth: 'token',
});

/** Claims all pending cashback. 1020 there is none, 1046 it was just claimed, 7030 during a time-out or self-exclusion. */
export const vipCashbackClaim = call<VipCashbackClaimed>({
  method: 'POST',
  path: '/main/vip/cashback/claim',
  auth: 'token',
});

/**
 * Claims a level's reward by its award. 704 not the player's, 1046 claimed, 1022 void, 7030 during a time-out or
 * self-exclusion.
 */
export const vipRewardClaim = call<ClaimedAward, typeof vipRewardClaimInput>({
  method: 'POST',
  path: '/main/vip/level/reward/claim',
  auth: 'token',
});

export const vipRewardOrders = call<VipRecord>({
  method: 'GET',
  path: '/main/vip/level/reward/orders',
  auth: 'token',
});

import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * VIP levels, their rewards and cashback (calls.tsv, vip). Amounts are minor units as decimal text, rates basis points (5 is 0.05 %),
 * times ms, days '2026-11-27'. What is weighed are settled stakes, each game at its share of turnover; a score is that in whole U.
 */

/** One level of the scheme, as everybody may see it. */
export interface VipLevel {
  level: number;
  /** The score that it is reached at. */
  score: number;
  /** What it gives once in a life; '0' at level 0. */
  reward: string;
  /** Cashback on stakes at our own games, and on slots and fish. */
  originalBackRate: number;
  slotsBackRate: number;
  /** What is to be weighed in the last `keptDays` days, so that the level is kept. */
  kept: string;
}

export interface VipConfigs {
  /** From level 0 up. */
  levels: readonly VipLevel[];
  keptDays: number;
  /** So long before it falls a player is told, in days. */
  warnedDays: number;
  /** So long a day's cashback waits, in days. */
  cashbackDays: number;
}

/** A month's beginning at which a level falls by one, unless so much more is weighed before. */
export interface VipFall {
  at: number;
  missing: string;
}

/** How a player stands (spec.md, "VIP info"), and what waits. */
export interface VipInfo {
  level: number;
  score: number;
  /** What of cashback can be claimed now. */
  cashbackBonus: string;
  originalBackRate: number;
  slotsBackRate: number;
  /** The way to the next level, 0 to 1; 1 at the last one. */
  progressRate: number;
  /** What the next level gives; '0' for one that was reached before, and after the last one. */
  levelBonus: string;
  /** The highest level that was ever reached. */
  top: number;
  /** When the level was reached or fell to; null for who has none yet. */
  since: number | null;
  /** What is still to be weighed for the next level, '0' after the last one. */
  missing: string;
  /** What was weighed in the last `keptDays` days. */
  recent: string;
  /** The level falls: it was said, and not enough was staked since. */
  falls: VipFall | null;
  /** When the first part of the cashback expires, and how much. */
  expires: { at: number; amount: string } | null;
  /** Until when the player takes a break, and nothing can be claimed; null otherwise. */
  breakUntil: number | null;
}

/** A day's cashback. */
export interface VipCashback {
  day: string;
  level: number;
  /** What was staked at our own games, and at slots and fish. */
  original: string;
  slots: string;
  originalBackRate: number;
  slotsBackRate: number;
  /** An item doubled it. */
  doubled: boolean;
  /** Its amount is all of it. */
  award: Award;
}

/** All of the cashback that waited, claimed. */
export interface VipCashbackClaimed {
  amount: string;
  /** How many days it was of. */
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

/** A level that was reached, or fell. */
export interface VipChange {
  at: number;
  from: number;
  to: number;
}

/** Rewards of levels, the highest first, and how the level changed, the newest first (a hundred at most). */
export interface VipRecord {
  rewards: readonly VipReward[];
  changes: readonly VipChange[];
}

/** The scheme: one for everybody. A token is not needed. */
export const vipConfigs = call<VipConfigs>()({ method: 'GET', path: '/main/vip/configs', auth: 'open' });

/** How the player stands, brought up to date. */
export const vipUserLevel = call<VipInfo>()({ method: 'GET', path: '/main/vip/user/level', auth: 'token' });

/** Days' cashback, the newest first. */
export const vipCashbackHistory = call<ListPage<VipCashback>>()({
  method: 'GET',
  path: '/main/vip/cashback/history',
  auth: 'token',
  input: v.object(pageFields),
});

/** Claims all of the cashback that waits. 1020 there is none, 1046 it was claimed just now, 7030 on a break. */
export const vipCashbackClaim = call<VipCashbackClaimed>()({
  method: 'POST',
  path: '/main/vip/cashback/claim',
  auth: 'token',
});

/** Claims a level's reward by its award. 704 not the player's, 1046 claimed, 1022 void, 7030 on a break. */
export const vipRewardClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/vip/level/reward/claim',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

export const vipRewardOrders = call<VipRecord>()({
  method: 'GET',
  path: '/main/vip/level/reward/orders',
  auth: 'token',
});

import * as v from 'valibot';
import { call } from '../call.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The check-in of VIP players (calls.tsv, promo): days of a week that enough was staked on. Amounts are minor units as decimal text, times ms. */

export interface VipDay {
  /** When it begins. */
  at: number;
  staked: string;
  state: 'counted' | 'missed' | 'today' | 'coming';
}

export interface VipStep {
  /** So many days of the week give it. */
  days: number;
  amount: string;
  /** What it gave; null while it is not reached. */
  award: Award | null;
}

export interface VipWeek {
  /** The level of the week, which is the one held as it began, and the one held now. */
  level: number;
  levelNow: number;
  /** What is missing to level 1, 0 from there on: stakes, each game at its share of turnover. */
  missing: string;
  /** What is to be staked on a day at this level, at level 1 for who has none. */
  least: string;
  /** Monday to Sunday. */
  days: readonly VipDay[];
  /** How many of them count so far. */
  counted: number;
  steps: readonly VipStep[];
  /** Of the week before, and still to be collected. */
  earlier: readonly Award[];
  /** When the week ends. */
  endsAt: number;
}

export const checkInVipProgress = call<VipWeek>()({
  method: 'GET',
  path: '/main/promo/checkInVip/progress',
  auth: 'token',
});

/** What it gave the player so far, the newest first: a hundred at most. */
export const checkInVipLog = call<readonly Award[]>()({
  method: 'GET',
  path: '/main/promo/checkInVip/log',
  auth: 'token',
});

/** Claims what a step gave. 704 not the player's, 1046 claimed, 1025 it was not claimed in time. */
export const checkInVipCollect = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/checkInVip/collect',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

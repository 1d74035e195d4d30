import * as v from 'valibot';
import type { WheelTableName } from '../../promotions/dailyWheel/tables.ts';
import { call } from '../call.ts';
import { type ListPage, pageFields, wholeNumber } from '../page.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/** The daily wheel (calls.tsv, promo: lottery/config, info, log, claim and lotteryOrder). Amounts are minor units as decimal text. */

/** What an entry brings: free spins are so many, each of one bet. */
export type WheelPrizeView =
  | { kind: 'cash'; amount: string }
  | { kind: 'freeSpins'; count: number; bet: string };

export interface WheelEntryView {
  /** Its place in the table, from 0 on. */
  index: number;
  /** How many of the 10 000 numbers that are drawn from stand for it. */
  weight: number;
  prize: WheelPrizeView;
}

/** What is drawn from. Each change of its numbers is a new version; spins keep the one that they were promised under. */
export interface WheelConfig {
  version: number;
  tables: readonly { type: WheelTableName; entries: readonly WheelEntryView[] }[];
  /** Market days from registering on, the first one included, on which `new_user` is spun. */
  newDays: number;
  /** The hour of the market's day from which it is spun. */
  opens: number;
  /** What is to be staked on a day for a spin on the next. */
  stake: string;
  /** The steps that the first deposit of a day reaches, and what is to be staked on that day for the spin of each. */
  deposits: readonly { from: string; play: string }[];
}

/** As it is now, or as it was in a version. 704 for one that never was. */
export const wheelConfig = call<WheelConfig>()({
  method: 'GET',
  path: '/main/promo/lottery/config',
  auth: 'open',
  input: v.object({ version: v.optional(wholeNumber(1, 1_000_000)) }),
});

/** The player's pair of seeds; `nonce` counts its spins. */
export interface WheelSeedsView {
  pairId: string;
  serverSeedHash: string;
  /** Null until the pair has ended. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
}

/** A spin that was made. */
export interface WheelSpin {
  /** The prize's award. */
  id: string;
  at: number;
  table: WheelTableName;
  /** Of the settings that the table is from. */
  version: number;
  /** The place in the table of what was drawn. */
  entry: number;
  prize: WheelPrizeView;
  /** claimed: it was given; claimable: free spins whose slot was away wait for it (lotteryOrder). */
  state: Award['state'];
  /** The slot of free spins: the catalogue's id. */
  game: string | null;
  seeds: WheelSeedsView;
}

export interface WheelInfo {
  /** Spins that the player has: they can be made from `opensAt` on. */
  spins: number;
  /** When today's wheel begins and ends, ms. */
  opensAt: number;
  endsAt: number;
  /** What the next spin is drawn from. */
  table: WheelTableName;
  version: number;
  /** The last spin of today, null before one. */
  last: WheelSpin | null;
  seeds: WheelSeedsView & { nextServerSeedHash: string | null };
  /** Until when the player takes a break: nothing is offered; null otherwise. */
  breakUntil: number | null;
}

export const wheelInfo = call<WheelInfo>()({
  method: 'GET',
  path: '/main/promo/lottery/info',
  auth: 'token',
});

/** The player's spins, the newest first. */
export const wheelLog = call<ListPage<WheelSpin>>()({
  method: 'GET',
  path: '/main/promo/lottery/log',
  auth: 'token',
  input: v.object(pageFields),
});

/** What a spin came to, with the wallet after it. */
export interface WheelSpun {
  spin: WheelSpin;
  /** Spins that are left. */
  left: number;
  /** Own and bonus money together. */
  balance: string;
  sequence: string;
}

/** Spins, and gives what it brings. 1023 before the wheel opens (`until`), 1045 no spin is left, 7030 on a break. */
export const wheelClaim = call<WheelSpun>()({
  method: 'POST',
  path: '/main/promo/lottery/claim',
  auth: 'token',
});

/** A way to a spin today. */
export interface WheelWay {
  /** stake: what was staked yesterday; deposit: what the first deposit of today reaches. */
  way: 'stake' | 'deposit';
  /** What it asks for, and what there is. */
  asked: string;
  have: string;
  /** What is to be staked today besides, and what was; '0' where nothing is asked. */
  play: string;
  played: string;
  earned: boolean;
}

export interface WheelOrders {
  /** Spins that can be made today, the soonest to end first. */
  spins: readonly { id: string; awardKey: string; claimableAt: number; expiresAt: number | null }[];
  /** What spins of today are for. */
  ways: readonly WheelWay[];
  /** What today's play has come to of what a spin tomorrow asks for. */
  tomorrow: { asked: string; have: string };
  /** Prizes that were won and not given yet: free spins whose slot was away. */
  waiting: readonly WheelSpin[];
}

export const wheelOrders = call<WheelOrders>()({
  method: 'GET',
  path: '/main/promo/lotteryOrder',
  auth: 'token',
});

/** Takes a prize that waits. 704 it is none of the player's, 10005 its slot is still away, 1046 it was taken, 1025 its time is over. */
export const wheelOrderClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/lotteryOrder',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

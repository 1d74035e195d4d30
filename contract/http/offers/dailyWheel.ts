import type { WheelTableName } from '../../promotions/dailyWheel/tables.ts';
import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { wheelConfigInput, wheelLogInput, wheelOrderClaimInput } from './inputs/dailyWheel.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The daily wheel (calls.tsv, promo: lottery/config, info, log, claim and lotteryOrder). Amounts are minor units as decimal
 * text.
 */

/** The prize of an entry; for free spins their number and the bet of each. */
export type WheelPrizeView =
  | { kind: 'cash'; amount: string }
  | { kind: 'freeSpins'; count: number; bet: string };

export interface WheelEntryView {
  /** Its index in the table, from 0. */
  index: number;
  /** Its weight: how many of the 10 000 drawn numbers select it. */
  weight: number;
  prize: WheelPrizeView;
}

/**
 * The settings for draws. Each change of the numbers is a new version; spins keep the version under which they were awarded.
 */
export interface WheelConfig {
  version: number;
  tables: readonly { type: WheelTableName; entries: readonly WheelEntryView[] }[];
  /** Market days from registration, including the first, during which `new_user` is used. */
  newDays: number;
  /** The hour of the market's day from which spins can be made. */
  opens: number;
  /** The stake on a day that earns a spin on the next. */
  stake: string;
  /** The steps of a day's first deposit, and the stake that day required for each step's spin. */
  deposits: readonly { from: string; play: string }[];
}

/** The current settings, or those of a version. 704 for an unknown version. */
export const wheelConfig = call<WheelConfig, typeof wheelConfigInput>({
  method: 'GET',
  path: '/main/promo/lottery/config',
  auth: 'open',
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

/** A spin. */
export interface WheelSpin {
  /** The id of the prize's award. */
  id: string;
  at: number;
  table: WheelTableName;
  /** The version of the settings that contain the table. */
  version: number;
  /** The index of the drawn entry. */
  entry: number;
  prize: WheelPrizeView;
  /** claimed: given; claimable: free spins that are pending because their slot was unavailable (lotteryOrder). */
  state: Award['state'];
  /** The slot of free spins: the catalogue's id. */
  game: string | null;
  seeds: WheelSeedsView;
}

export interface WheelInfo {
  /** Available spins, usable from `opensAt` on. */
  spins: number;
  /** When today's wheel opens and closes, ms. */
  opensAt: number;
  endsAt: number;
  /** The table of the next spin. */
  table: WheelTableName;
  version: number;
  /** Today's last spin; null if none. */
  last: WheelSpin | null;
  seeds: WheelSeedsView & { nextServerSeedHash: string | null };
  /** Until when the player is in a time-out or self-exclusion and gets no offers; null otherwise. */
  breakUntil: number | null;
}

export const wheelInfo = call<WheelInfo>({
  method: 'GET',
  path: '/main/promo/lottery/info',
  auth: 'token',
});

/** The player's spins, newest first. */
export const wheelLog = call<ListPage<WheelSpin>, typeof wheelLogInput>({
  method: 'GET',
  path: '/main/promo/lottery/log',
  auth: 'token',
});

/** The result of a spin, and the balance after it. */
export interface WheelSpun {
  spin: WheelSpin;
  /** Remaining spins. */
  left: number;
  /** Own and bonus money together. */
  balance: string;
  sequence: string;
}

/**
 * Spins the wheel and gives the prize. 1023 before the wheel opens (`until`), 1045 no spin left, 7030 during a time-out or
 * self-exclusion.
 */
export const wheelClaim = call<WheelSpun>({
  method: 'POST',
  path: '/main/promo/lottery/claim',
  auth: 'token',
});

/** A way to earn a spin today. */
export interface WheelWay {
  /** stake: yesterday's stakes; deposit: the step of today's first deposit. */
  way: 'stake' | 'deposit';
  /** The required and the actual amount. */
  asked: string;
  have: string;
  /** The additional stake required today, and the actual one; '0' if none is required. */
  play: string;
  played: string;
  earned: boolean;
}

export interface WheelOrders {
  /** Spins usable today, earliest expiry first. */
  spins: readonly { id: string; awardKey: string; claimableAt: number; expiresAt: number | null }[];
  /** The ways to earn a spin today. */
  ways: readonly WheelWay[];
  /** Today's stakes towards a spin tomorrow. */
  tomorrow: { asked: string; have: string };
  /** Prizes that were won but not given yet: free spins whose slot was unavailable. */
  waiting: readonly WheelSpin[];
}

export const wheelOrders = call<WheelOrders>({
  method: 'GET',
  path: '/main/promo/lotteryOrder',
  auth: 'token',
});

/** Takes a pending prize. 704 it is not the player's, 10005 its slot is still unavailable, 1046 already taken, 1025 expired. */
export const wheelOrderClaim = call<ClaimedAward, typeof wheelOrderClaimInput>({
  method: 'POST',
  path: '/main/promo/lotteryOrder',
  auth: 'token',
});

// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import type { PublicValue, VoidCause } from '../fairness/channel.ts';

export type CrashStatus =
  | 'preparation'
  | 'goUp'
  | 'squib';

export type EscapeIntent =
  /** Pay out now; only while the rocket flies. */
  | 'cashOut'
  /** Take the bet back; only before lift-off. */
  | 'cancel';

export interface CrashBet {
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  currency: string;
  amount: string;
  /** The multiplier it was cashed at; null while open or lost. */
  rate: string | null;
  /** The total return of a cashed bet; null while open or lost. */
  win: string | null;
  status: BetStatus;
}

export interface CrashEscape {
  roundId: string;
  betId: string;
  userId: string;
  rate: string;
  win: string;
}

export interface CrashBetInfo {
  roundId: string;
  /** Placed bets, and cancelled ones with status returned. */
  bet: CrashBet;
  /** Which of its player's bets on the round it is, 1 or 2: told to that player alone, null to everybody else. */
  slip: number | null;
}

/** The player's own bet on one round. */
export interface CrashOwn {
  roundId: string;
  /** Which of the player's bets on the round it is: from 1 to the game's slips. */
  slip: number;
  betId: string | null;
  /** True when a bet of the player stands on this round. */
  isJoinCur: boolean;
  betAmount: string;
  /** The player's own auto cash-out, null when none was asked for. */
  autoRate: string | null;
  isEscape: boolean;
  winAmount: string;
  /** The multiplier it was cashed at. */
  escapeRate: string | null;
  status: BetStatus | null;
}

export interface CrashRange {
  min: string;
  max: string;
  maxProfit: string;
}

/** The live round as a snapshot; with the events after it, it says everything. */
export interface CrashGame {
  roundId: string;
  /** Where bets for the round after this one go. */
  nextRoundId: string;
  status: CrashStatus;
  /** When the rocket lifts off (or lifted off). */
  startTime: number;
  /** The server's time when this snapshot was taken. */
  serverTime: number;
  seedPubHash: string;
  seedHashHash: string;
  /** The multiplier now; 10000 before lift-off. */
  profitRate: string;
  /** Targets of the last rounds, newest first. */
  historyRate: Array<CrashPastRate>;
  betAmountRange: CrashRange;
  /** The largest bets first, at most 50, and always all totals. */
  betList: Array<CrashBet>;
  betCount: number;
  betTotal: string;
  /** Null until the rocket breaks up. */
  target: string | null;
  hash: string | null;
  endTime: number | null;
  /** True when the house was away in flight (see CrashEnd). */
  interrupted: boolean;
  /** How many bets a player may have on a round, each on a slip of its own, by the first of which everything works as for one. */
  slips: number;
  /** The player's bet on the first slip. Null for visitors. */
  own: CrashOwn | null;
  /** The player's bet for the next round, on the first slip. */
  ownNext: CrashOwn | null;
  /** The player's bets on this round and the next, on every slip. Empty for visitors. */
  owns: Array<CrashOwn>;
}

export interface CrashPastRate {
  roundId: string;
  rate: string;
}

/** A round begins its preparation. */
export interface CrashStart {
  roundId: string;
  nextRoundId: string;
  startTime: number;
  serverTime: number;
  seedPubHash: string;
  seedHashHash: string;
  /** Bets that joined ahead, largest first, at most 50, with totals. */
  betList: Array<CrashBet>;
  betCount: number;
  betTotal: string;
}

/** The rocket broke up; the secret is out. */
export interface CrashEnd {
  roundId: string;
  target: string;
  hash: string;
  /** Lift-off and break-up in server time. */
  startTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away in flight: orders up to the target are paid, other open bets returned. */
  interrupted: boolean;
}

export interface CrashPastRound {
  roundId: string;
  target: string;
  hash: string;
  seedPubHash: string;
  /** The public value that the salt is. Null for chains of before salts were. */
  publicValue: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  seedHashHash: string;
  startTime: number;
  endTime: number;
  interrupted: boolean;
  /** The round's whole public log for a replay, in time order. Costs a look-up: ask for one round at a time (roundId). */
  log: Array<CrashLogEntry>;
}

/** One event of a past round. at: server time. */
export interface CrashLogEntry {
  at: number;
  bet: CrashBet | null;
  escape: CrashEscape | null;
}

export interface CrashMyBet {
  betId: string;
  roundId: string;
  slip: number;
  at: number;
  currency: string;
  amount: string;
  autoRate: string | null;
  status: BetStatus;
  rate: string | null;
  win: string;
  /** The round's target; null until it has ended. */
  target: string | null;
}

/** The answer to a bet or an escape: the bet as it now stands and the wallet after it. */
export interface CrashBetReply {
  own: CrashOwn;
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

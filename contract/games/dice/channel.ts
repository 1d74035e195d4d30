// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import type { PublicValue, VoidCause } from '../fairness/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolRound, PoolStart, RoundTimes, StakeRange } from '../pools/channel.ts';

/** A bet on the face num, 0 to 5. */
export interface DiceBet extends Bettor {
  roundId: string;
  betId: string;
  /** The player. */
  id: string;
  name: string;
  avatar: number;
  bot: boolean;
  /** When it was placed. */
  at: number;
  currency: string;
  num: number;
  amount: string;
  /** What comes back: 0 when it is lost, the stake when the round was interrupted; null until the result is out. */
  payout: string | null;
}

export interface DicePastRand {
  roundId: string;
  rand: Array<number>;
}

/** The live round as a snapshot; with the events after it, it says everything. */
export interface DiceRound extends PoolRound, PoolStart, RoundTimes {
  roundId: string;
  /** The round that comes after this one. */
  nextRoundId: string;
  /** 0 betting, 1 ended. */
  status: number;
  /** H(salt) */
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Null until betting is over, as rand is. */
  salt: string | null;
  /** The three faces, 0 to 5. */
  rand: Array<number> | null;
  betAmountRange: StakeRange;
  /** The last 10 rounds before this one, newest first. */
  history: Array<DicePastRand>;
  /** The largest bets first, at most 50, and always all totals. */
  betList: Array<DiceBet>;
  betCount: number;
  betTotal: string;
  /** Everybody's stakes on each face. */
  poolAmount: Array<string>;
  /** The player's own; zeros for visitors, as myBets is empty for them. */
  myPoolAmount: Array<string>;
  myBets: Array<DiceBet>;
  /** When betting began, when it closes, and when the next round begins. */
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** A round takes bets. */
export interface DiceStart extends PoolStart, RoundTimes {
  roundId: string;
  nextRoundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
}

/** Betting is over and the secret is out. */
export interface DiceEnd extends PoolEnd, PoolStart, RoundTimes {
  roundId: string;
  nextRoundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  salt: string;
  rand: Array<number>;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** What a round brought one player. */
export interface DiceOwnResult {
  roundId: string;
  rand: Array<number>;
  bets: Array<DiceBet>;
  /** All stakes and all returns. */
  amount: string;
  payout: string;
  /** The wallet after it. */
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

export interface DicePastRound extends PoolPast, RoundTimes {
  roundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  salt: string;
  rand: Array<number>;
  startTime: number;
  closeTime: number;
  endTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
  /** All bets in the order they were placed, for a replay. Costs a look-up: ask for one round at a time (roundId). */
  bets: Array<DiceBet>;
}

export interface DiceMyBet {
  bet: DiceBet;
  status: BetStatus;
  /** What it was paid; null unless it won. */
  rate: string | null;
  /** The round's faces; null until its bets are settled. */
  rand: Array<number> | null;
}

/** The answer to a bet: the bet as it was placed and the wallet after it. */
export interface DiceBetReply {
  bet: DiceBet;
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

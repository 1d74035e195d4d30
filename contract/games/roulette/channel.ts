// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import type { PublicValue, VoidCause } from '../fairness/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolRound, PoolStart, RoundTimes, StakeRange } from '../pools/channel.ts';

export type RoulettePool =
  | 'red'
  | 'blue'
  | 'black';

export interface RouletteBet extends Bettor {
  roundId: string;
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  /** When it was placed. */
  at: number;
  currency: string;
  select: RoulettePool;
  amount: string;
  /** What comes back: 0 when it is lost, the stake when the round was interrupted; null until the result is out. */
  win: string | null;
}

/** The live round as a snapshot; with the events after it, it says everything. */
export interface RouletteRound extends PoolRound, PoolStart, RoundTimes {
  roundId: string;
  /** The round that comes after this one. */
  nextRoundId: string;
  /** 0 betting, 1 ended. */
  status: number;
  /** H(salt) */
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Null until betting is over, as rand and resultNumber are. */
  salt: string | null;
  /** The four bytes that decide the round, as hex text: resultNumber is floor(rand * 15 / 2^32). */
  rand: string | null;
  /** 0 to 14. */
  resultNumber: number | null;
  betAmountRange: StakeRange;
  /** The numbers of the last 10 rounds before this one, newest first. */
  historyNumbers: Array<number>;
  /** The largest bets first, at most 50, and always all totals. */
  betList: Array<RouletteBet>;
  betCount: number;
  betTotal: string;
  /** Everybody's stakes on red, blue and black. */
  poolAmount: Array<string>;
  /** The player's own; zeros for visitors, as myBets is empty for them. */
  myPoolAmount: Array<string>;
  myBets: Array<RouletteBet>;
  /** When betting began, when it closes, and when the next round begins. */
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** A round takes bets. */
export interface RouletteStart extends PoolStart, RoundTimes {
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
export interface RouletteEnd extends PoolEnd, PoolStart, RoundTimes {
  roundId: string;
  nextRoundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  salt: string;
  rand: string;
  resultNumber: number;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** What a round brought one player. */
export interface RouletteOwnResult {
  roundId: string;
  resultNumber: number;
  bets: Array<RouletteBet>;
  /** All stakes and all returns. */
  amount: string;
  win: string;
  /** The wallet after it. */
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

export interface RoulettePastRound extends PoolPast, RoundTimes {
  roundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  salt: string;
  rand: string;
  resultNumber: number;
  startTime: number;
  closeTime: number;
  endTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
  /** All bets in the order they were placed, for a replay. Costs a look-up: ask for one round at a time (roundId). */
  bets: Array<RouletteBet>;
}

export interface RouletteMyBet {
  bet: RouletteBet;
  status: BetStatus;
  /** What it was paid; null unless it won. */
  rate: string | null;
  /** The round's number; null until its bets are settled. */
  resultNumber: number | null;
}

/** The answer to a bet: the bet as it was placed and the wallet after it. */
export interface RouletteBetReply {
  bet: RouletteBet;
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

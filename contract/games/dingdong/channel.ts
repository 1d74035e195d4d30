// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import type { PublicValue, VoidCause } from '../fairness/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolRound, PoolStart, RoundTimes, StakeRange } from '../pools/channel.ts';

/** In the order of every list that has one entry a pool. */
export type DingdongPool =
  | 'Cherry'
  | 'Apple'
  | 'Mango'
  | 'Grape'
  | 'Bamboo'
  | 'Ding'
  | 'Star';

/** What a cell of the board shows. Nobody bets on Again: it draws once more. */
export type DingdongSymbol =
  | 'Cherry'
  | 'Apple'
  | 'Mango'
  | 'Grape'
  | 'Bamboo'
  | 'Ding'
  | 'Star'
  | 'Again';

export type DingdongStep =
  /** Bets are taken. */
  | 'start'
  /** The light runs. */
  | 'running'
  /** The result stands. */
  | 'end';

export interface DingdongBet extends Bettor {
  roundId: string;
  betId: string;
  /** The player. */
  uuid: string;
  name: string;
  avatar: number;
  bot: boolean;
  /** When it was placed. */
  at: number;
  currency: string;
  select: DingdongPool;
  amount: string;
  /** What comes back: 0 when it is lost, the stake when the round was interrupted; null until the result is out. */
  win: string | null;
}

/** The live round as a snapshot; with the events after it, it says everything. */
export interface DingdongRound extends PoolRound, PoolStart, RoundTimes {
  roundId: string;
  /** The round that comes after this one. */
  nextRoundId: string;
  step: DingdongStep;
  /** H(salt) */
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Null until betting is over, as rand and result are. */
  salt: string | null;
  /** The cells that the light comes to, 0 to 23 clockwise from the top left: each but the last is Again. */
  rand: Array<number> | null;
  /** What the last of them shows. */
  result: DingdongPool | null;
  /** For each pool. */
  betAmountRange: Array<StakeRange>;
  /** The last cells of the last 10 rounds before this one, newest first. */
  historyNumbers: Array<number>;
  /** The largest bets first, at most 50, and always all totals. */
  betList: Array<DingdongBet>;
  betCount: number;
  betTotal: string;
  /** Everybody's stakes on each pool. */
  poolAmount: Array<string>;
  /** The player's own; zeros for visitors, as myBets is empty for them. */
  myPoolAmount: Array<string>;
  myBets: Array<DingdongBet>;
  /** When betting began, when it closes, and when the next round begins. */
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** A round takes bets. */
export interface DingdongStart extends PoolStart, RoundTimes {
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
export interface DingdongEnd extends PoolEnd, PoolStart, RoundTimes {
  roundId: string;
  nextRoundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  salt: string;
  rand: Array<number>;
  result: DingdongPool;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** One run of the light; after Again there is another one. */
export interface DingdongRun {
  roundId: string;
  /** 0 for the round's first run. */
  run: number;
  cell: number;
  result: DingdongSymbol;
  serverTime: number;
}

export interface DingdongPastRound extends PoolPast, RoundTimes {
  roundId: string;
  hash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  salt: string;
  rand: Array<number>;
  result: DingdongPool;
  startTime: number;
  closeTime: number;
  endTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
  /** All bets in the order they were placed, for a replay. Costs a look-up: ask for one round at a time (roundId). */
  bets: Array<DingdongBet>;
}

export interface DingdongMyBet {
  bet: DingdongBet;
  status: BetStatus;
  /** What it was paid; null unless it won. */
  rate: string | null;
  /** The round's cells; null until its bets are settled. */
  rand: Array<number> | null;
}

/** The answer to a bet: the bet as it was placed and the wallet after it. */
export interface DingdongBetReply {
  bet: DingdongBet;
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import type { PublicValue, VoidCause } from '../fairness/channel.ts';
import type { Bettor, RoundTimes, StakeRange } from '../pools/channel.ts';

export type WingoModel =
  | 'fastest'
  | 'faster'
  | 'standard';

export type WingoSelect =
  | 'zero'
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'seven'
  | 'eight'
  | 'nine'
  | 'green'
  | 'violet'
  | 'red';

/** A bet on a round of a model. */
export interface WingoOrder extends Bettor {
  orderId: string;
  userId: string;
  username: string;
  avatar: number;
  bot: boolean;
  /** When it was placed. */
  at: number;
  model: WingoModel;
  /** The round: the market's date and the number of the day's round, e.g. 202611200001. */
  phase: string;
  currency: string;
  select: WingoSelect;
  amount: string;
  /** What comes back: 0 when it is lost, the stake when the round was interrupted; null until the result is out. */
  win: string | null;
}

export interface WingoPastResult {
  phase: string;
  result: number;
}

/** The live round of a model. */
export interface WingoPhase extends RoundTimes {
  model: WingoModel;
  phase: string;
  /** 1 betting (up to closeTime), 2 result. Between them no bets are taken. */
  step: number;
  serverSeedHash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Null until endTime, as roundHash and result are. */
  serverSeed: string | null;
  roundHash: string | null;
  result: number | null;
  /** When the round began, when its betting closes, and when its result is out and the next one begins. */
  startTime: number;
  closeTime: number;
  endTime: number;
  /** The server's time. */
  curTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
  /** The largest ones first, at most 50, and always all totals. */
  orders: Array<WingoOrder>;
  orderCount: number;
  orderTotal: string;
  /** The player's own; empty for visitors. */
  myOrders: Array<WingoOrder>;
  /** The last 10 rounds before this one, newest first. */
  history: Array<WingoPastResult>;
}

/** All three models as a snapshot; with the events after it, it says everything. */
export interface WingoRound {
  betAmountRange: StakeRange;
  /** In the order fastest, faster, standard. */
  phaseInfo: Array<WingoPhase>;
}

/** A round takes bets. */
export interface WingoStart extends RoundTimes {
  model: WingoModel;
  phase: string;
  serverSeedHash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  startTime: number;
  closeTime: number;
  endTime: number;
  curTime: number;
}

/** The round is over and the secret is out. */
export interface WingoEnd extends RoundTimes {
  model: WingoModel;
  phase: string;
  serverSeed: string;
  serverSeedHash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  roundHash: string;
  result: number;
  startTime: number;
  closeTime: number;
  endTime: number;
  curTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
}

/** What a round of any model brought one player. */
export interface WingoOwnResult {
  model: WingoModel;
  phase: string;
  result: number;
  orders: Array<WingoOrder>;
  /** All stakes and all returns. */
  amount: string;
  win: string;
  /** The wallet after it. */
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

export interface WingoPastRound extends RoundTimes {
  model: WingoModel;
  phase: string;
  serverSeed: string;
  serverSeedHash: string;
  /** The public value that the result mixes in. Null for rounds that name none. */
  publicValue: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  roundHash: string;
  result: number;
  startTime: number;
  closeTime: number;
  endTime: number;
  /** True when the house was away as betting closed: every bet is given back, whatever the result. */
  interrupted: boolean;
  /** All of them in the order they were placed, for a replay. Costs a look-up: ask for one round at a time (phase). */
  orders: Array<WingoOrder>;
}

export interface WingoMyOrder {
  order: WingoOrder;
  status: BetStatus;
  /** What it was paid; null unless it won. */
  rate: string | null;
  /** The round's number; null until its bets are settled. */
  result: number | null;
}

/** The live round's orders. */
export interface WingoOrders {
  model: WingoModel;
  phase: string;
  /** The largest ones first, at most 50, and always all totals. */
  orders: Array<WingoOrder>;
  orderCount: number;
  orderTotal: string;
  /** The player's own; empty for visitors. */
  myOrders: Array<WingoOrder>;
}

/** How a number or a colour came in the last rounds (contract/games/wingo/trend.ts). */
export interface WingoTrendRow {
  select: WingoSelect;
  /** Rounds since it came last; 0 when it came in the newest one, and all of them when it never did. */
  missing: number;
  /** Rounds without it for each gap around its appearances, on average, rounded down. */
  avgMissing: number;
  /** How often it came. */
  frequency: number;
  /** The most rounds in a row in which it came. */
  maxContinued: number;
}

/** The last 100 rounds of a model. */
export interface WingoTrend {
  model: WingoModel;
  /** Newest first. */
  results: Array<WingoPastResult>;
  /** Every number, then green, violet and red. */
  rows: Array<WingoTrendRow>;
}

/** The answer to a bet: the order as it was placed and the wallet after it. */
export interface WingoBetReply {
  order: WingoOrder;
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

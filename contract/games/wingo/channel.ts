import type { BetStatus } from '../crash/channel.ts';
import type { Bettor, RoundTimes, StakeRangeText } from '../pools/channel.ts';
import type { WingoModel, WingoSelect } from './rules.ts';
import type { WingoTrendRow } from './trend.ts';

/** The types of wingo.graphql as they travel in JSON. */

interface OfPhase {
  model: WingoModel;
  phase: string;
}

export interface WingoOrder extends Bettor, OfPhase {
  orderId: string;
  userId: string;
  username: string;
  select: WingoSelect;
  win: string | null;
}

interface WingoPastResult {
  phase: string;
  result: number;
}

export interface WingoOrders extends OfPhase {
  orders: WingoOrder[];
  orderCount: number;
  orderTotal: string;
  myOrders: WingoOrder[];
}

interface WingoPhase extends WingoOrders, RoundTimes {
  step: number;
  serverSeedHash: string;
  serverSeed: string | null;
  roundHash: string | null;
  result: number | null;
  curTime: number;
  interrupted: boolean;
  history: WingoPastResult[];
}

export interface WingoRound {
  betAmountRange: StakeRangeText;
  phaseInfo: WingoPhase[];
}

export interface WingoStart extends OfPhase, RoundTimes {
  serverSeedHash: string;
  curTime: number;
}

/** What shows that a round was drawn as it had to be. */
interface Proof {
  serverSeed: string;
  serverSeedHash: string;
  roundHash: string;
  result: number;
}

export interface WingoEnd extends WingoStart, Proof {
  interrupted: boolean;
}

export interface WingoOwnResult extends OfPhase {
  result: number;
  orders: WingoOrder[];
  amount: string;
  win: string;
  balance: string;
  sequence: string;
}

export interface WingoPastRound extends OfPhase, RoundTimes, Proof {
  interrupted: boolean;
  orders?: WingoOrder[];
}

export interface WingoMyOrder {
  order: WingoOrder;
  status: BetStatus;
  rate: string | null;
  result: number | null;
}

export interface WingoTrend {
  model: WingoModel;
  results: WingoPastResult[];
  rows: WingoTrendRow[];
}

export interface WingoBetReply {
  order: WingoOrder;
  balance: string;
  sequence: string;
}

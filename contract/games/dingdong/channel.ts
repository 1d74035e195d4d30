import type { BetStatus } from '../crash/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolSnapshot, PoolStart, StakeRangeText } from '../pools/channel.ts';
import type { DingdongPool, DingdongSymbol } from './rules.ts';

/** The types of dingdong.graphql as they travel in JSON. */

type DingdongStep = 'start' | 'running' | 'end';

export interface DingdongBet extends Bettor {
  roundId: string;
  betId: string;
  uuid: string;
  name: string;
  select: DingdongPool;
  win: string | null;
}

export interface DingdongRound extends PoolSnapshot<DingdongBet> {
  step: DingdongStep;
  rand: number[] | null;
  result: DingdongPool | null;
  betAmountRange: StakeRangeText[];
  historyNumbers: number[];
}

export type DingdongStart = PoolStart;

export interface DingdongEnd extends PoolEnd {
  rand: number[];
  result: DingdongPool;
}

export interface DingdongRun {
  roundId: string;
  run: number;
  cell: number;
  result: DingdongSymbol;
  serverTime: number;
}

export interface DingdongPastRound extends PoolPast {
  rand: number[];
  result: DingdongPool;
  bets?: DingdongBet[];
}

export interface DingdongMyBet {
  bet: DingdongBet;
  status: BetStatus;
  rate: string | null;
  rand: number[] | null;
}

export interface DingdongBetReply {
  bet: DingdongBet;
  balance: string;
  sequence: string;
}

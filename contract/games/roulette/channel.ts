import type { BetStatus } from '../crash/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolSnapshot, PoolStart, StakeRangeText } from '../pools/channel.ts';
import type { RoulettePool } from './rules.ts';

/** The types of roulette.graphql as they travel in JSON. */

export interface RouletteBet extends Bettor {
  roundId: string;
  betId: string;
  userId: string;
  name: string;
  select: RoulettePool;
  win: string | null;
}

export interface RouletteRound extends PoolSnapshot<RouletteBet> {
  status: number;
  rand: string | null;
  resultNumber: number | null;
  betAmountRange: StakeRangeText;
  historyNumbers: number[];
}

export type RouletteStart = PoolStart;

export interface RouletteEnd extends PoolEnd {
  rand: string;
  resultNumber: number;
}

export interface RouletteOwnResult {
  roundId: string;
  resultNumber: number;
  bets: RouletteBet[];
  amount: string;
  win: string;
  balance: string;
  sequence: string;
}

export interface RoulettePastRound extends PoolPast {
  rand: string;
  resultNumber: number;
  bets?: RouletteBet[];
}

export interface RouletteMyBet {
  bet: RouletteBet;
  status: BetStatus;
  rate: string | null;
  resultNumber: number | null;
}

export interface RouletteBetReply {
  bet: RouletteBet;
  balance: string;
  sequence: string;
}

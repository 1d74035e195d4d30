import type { BetStatus } from '../crash/channel.ts';
import type { Bettor, PoolEnd, PoolPast, PoolSnapshot, PoolStart, StakeRangeText } from '../pools/channel.ts';

/** The types of dice.graphql as they travel in JSON. */

export interface DiceBet extends Bettor {
  roundId: string;
  betId: string;
  id: string;
  name: string;
  num: number;
  payout: string | null;
}

export interface DiceRound extends PoolSnapshot<DiceBet> {
  status: number;
  rand: number[] | null;
  betAmountRange: StakeRangeText;
  history: { roundId: string; rand: number[] }[];
}

export type DiceStart = PoolStart;

export interface DiceEnd extends PoolEnd {
  rand: number[];
}

export interface DiceOwnResult {
  roundId: string;
  rand: number[];
  bets: DiceBet[];
  amount: string;
  payout: string;
  balance: string;
  sequence: string;
}

export interface DicePastRound extends PoolPast {
  rand: number[];
  bets?: DiceBet[];
}

export interface DiceMyBet {
  bet: DiceBet;
  status: BetStatus;
  rate: string | null;
  rand: number[] | null;
}

export interface DiceBetReply {
  bet: DiceBet;
  balance: string;
  sequence: string;
}

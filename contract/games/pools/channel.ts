// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { PublicValue, VoidCause } from '../fairness/channel.ts';

/** The least one bet may be, and the most a player may have on one pool of a round. */
export interface StakeRange {
  min: string;
  max: string;
}

export interface RoundTimes {
  /** When betting began, when it closes, and when the next round begins. */
  startTime: number;
  closeTime: number;
  endTime: number;
}

/** Who has placed a bet, and when. */
export interface Bettor {
  avatar: number;
  bot: boolean;
  at: number;
  currency: string;
  amount: string;
}

/** What everybody is told of a round of a game of pools with one table as its betting begins. */
export interface PoolStart {
  roundId: string;
  nextRoundId: string;
  hash: string;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  publicValue: PublicValue | null;
}

/** The same as it ends, with the secret. */
export interface PoolEnd {
  roundId: string;
  nextRoundId: string;
  hash: string;
  salt: string;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  interrupted: boolean;
  publicValue: PublicValue | null;
}

/** An ended round of a game of pools with one table. */
export interface PoolPast {
  roundId: string;
  hash: string;
  salt: string;
  startTime: number;
  closeTime: number;
  endTime: number;
  interrupted: boolean;
  publicValue: PublicValue | null;
  voidCause: VoidCause | null;
}

/** The live round of a game of pools with one table, less its lists of bets. */
export interface PoolRound {
  roundId: string;
  nextRoundId: string;
  hash: string;
  salt: string | null;
  betCount: number;
  betTotal: string;
  poolAmount: Array<string>;
  myPoolAmount: Array<string>;
  startTime: number;
  closeTime: number;
  endTime: number;
  serverTime: number;
  interrupted: boolean;
  publicValue: PublicValue | null;
}

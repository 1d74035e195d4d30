// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

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
}

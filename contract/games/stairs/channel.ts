// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export interface StairsRound extends SoloRound {
  roundId: string;
  step: number;
  over: boolean;
  end: SoloEnd | null;
  currency: string;
  amount: string;
  rate: string;
  win: string;
  startTime: number;
  endTime: number | null;
  fair: SoloFairness;
  /** Stones that fall on each level, 1 to 7. */
  stones: number;
  /** The places that were stepped on, 0 to 9, one a level; a stone lies on the last one when the round is lost. */
  path: Array<number>;
  /** Where the stones fell, level by level: of all ten once the round is over, till then of those that were climbed. */
  fallen: Array<Array<number>>;
}

export interface StairsCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: StairsRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<StairsRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface StairsReply extends SoloReply {
  round: StairsRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface StairsPastRound {
  player: SoloPlayer;
  round: StairsRound;
}

// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export type SampleSide =
  | 'heads'
  | 'tails';

export interface SampleRound extends SoloRound {
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
  /** The sides that were called, one a flip. */
  calls: Array<SampleSide>;
  /** What was shown; the last one is another than was called when the round is lost. */
  flips: Array<SampleSide>;
}

export interface SampleCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: SampleRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<SampleRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface SampleReply extends SoloReply {
  round: SampleRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface SamplePastRound {
  player: SoloPlayer;
  round: SampleRound;
}

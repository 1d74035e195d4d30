// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export interface RollerRound extends SoloRound {
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
  /** Hundredths, 0 to 9999. */
  choose: number;
  isHigher: boolean;
  /** What was rolled, in hundredths. */
  result: number;
  /** What a right choice pays. */
  multiplier: string;
}

export interface RollerCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: RollerRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<RollerRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface RollerReply extends SoloReply {
  round: RollerRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface RollerPastRound {
  player: SoloPlayer;
  round: RollerRound;
}

// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export interface MinesRound extends SoloRound {
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
  /** How many mines lie under the 25 tiles, 1 to 24. */
  mineCount: number;
  /** The tiles that were opened, 0 to 24; the last one is a mine when the round is lost. */
  tiles: Array<number>;
  /** Where the mines lie; null while the round is open. */
  mines: Array<number> | null;
}

export interface MinesCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: MinesRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<MinesRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface MinesReply extends SoloReply {
  round: MinesRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface MinesPastRound {
  player: SoloPlayer;
  round: MinesRound;
}

// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export type EggsRisk =
  | 'low'
  | 'medium'
  | 'high';

export interface EggsRound extends SoloRound {
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
  risk: EggsRisk;
  /** The egg that was chosen, 0 to 4. */
  egg: number;
  /** What lay in each of the five. */
  prizes: Array<string>;
}

export interface EggsCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: EggsRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<EggsRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface EggsReply extends SoloReply {
  round: EggsRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface EggsPastRound {
  player: SoloPlayer;
  round: EggsRound;
}

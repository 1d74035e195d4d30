// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export type WheelColor =
  | 'grey'
  | 'red'
  | 'blue'
  | 'gold';

export interface ColorWheelBet {
  color: WheelColor;
  amount: string;
}

export interface ColorWheelStake {
  color: WheelColor;
  amount: string;
}

export interface ColorWheelRound extends SoloRound {
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
  /** The stakes, one a colour; the round's amount is all of them. */
  stakes: Array<ColorWheelBet>;
  /** Where the wheel stopped, 0 to 53. */
  segment: number;
  color: WheelColor;
}

export interface ColorWheelCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: ColorWheelRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<ColorWheelRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface ColorWheelReply extends SoloReply {
  round: ColorWheelRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface ColorWheelPastRound {
  player: SoloPlayer;
  round: ColorWheelRound;
}

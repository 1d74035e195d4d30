// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export type HiloGuess =
  /** Higher or the same; on an ace higher. */
  | 'higher'
  /** Lower or the same; on a king lower. */
  | 'lower'
  /** The same; only on an ace or a king. */
  | 'same'
  /** Another card, free of charge. */
  | 'skip';

/** profitRate: what the product of the chances is paid at; maxRate: what the least stake may come to. */
export interface HiloRule {
  profitRate: string;
  maxRate: string;
}

export interface HiloRound extends SoloRound {
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
  /** Those that were dealt, 0 to 51, the first one with the start. The rank is the rest by 13, 0 the ace. */
  cards: Array<number>;
  /** One for each card after the first. */
  guesses: Array<HiloGuess>;
}

export interface HiloCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: HiloRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<HiloRound>;
  rule: HiloRule;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface HiloReply extends SoloReply {
  round: HiloRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface HiloPastRound {
  player: SoloPlayer;
  round: HiloRound;
}

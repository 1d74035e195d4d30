// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloCurRound, SoloEnd, SoloFairness, SoloPlayer, SoloRange, SoloReply, SoloRound, SoloSeeds } from '../solo/channel.ts';

export type CryptosHand =
  | 'fiveAlike'
  | 'fourAlike'
  | 'fullHouse'
  | 'threeAlike'
  | 'twoPairs'
  | 'onePair'
  | 'none';

export interface CryptosRound extends SoloRound {
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
  /** Five coins, 0 to 6. */
  coins: Array<number>;
  hand: CryptosHand;
}

export interface CryptosCurRound extends SoloCurRound {
  /** The open round; null for visitors too. */
  round: CryptosRound | null;
  /** The player's rounds that are over, newest first, at most 10. */
  latest: Array<CryptosRound>;
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  bets: Array<SoloBet>;
  serverTime: number;
}

export interface CryptosReply extends SoloReply {
  round: CryptosRound;
  balance: string;
  sequence: string;
}

/** An ended round, for a replay. */
export interface CryptosPastRound {
  player: SoloPlayer;
  round: CryptosRound;
}

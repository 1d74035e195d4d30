// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

/** A game adds its key. */
export type SoloGame =
  | 'coinFlip'
  | 'eggs'
  | 'hilo'
  | 'mines'
  | 'roller'
  | 'colorWheel'
  | 'stairs'
  | 'cryptos';

/** Why a round is over. */
export type SoloEnd =
  /** A wrong step, or decided at once without anything coming back. */
  | 'lost'
  /** Nothing was left to do: decided at once, the last step done, or the end of a path that was asked for. */
  | 'finished'
  /** The player cashed out. */
  | 'cashedOut'
  /** It cashed out by itself: every next step would have passed the highest profit. */
  | 'limit';

/** Stakes of a round in minor units, and the highest profit of one. */
export interface SoloRange {
  min: string;
  max: string;
  maxProfit: string;
}

/** A pair of seeds. A player has one live pair for each game; a new client seed ends it and shows its server seed. */
export interface SoloSeeds {
  pairId: string;
  serverSeedHash: string;
  /** Null until the pair has ended. */
  serverSeed: string | null;
  clientSeed: string;
  /** Of the live pair the nonce of the next round; of one that has ended how many rounds it had. */
  nonce: number;
  /** The server seed's hash of the pair that comes next; null of one that has ended. */
  nextServerSeedHash: string | null;
}

/** What a round was drawn from: HMAC(serverSeed, clientSeed:nonce). */
export interface SoloFairness {
  pairId: string;
  serverSeedHash: string;
  /** Null until the pair has ended. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
}

/** The pair that ended, and the one that is live now. */
export interface SoloRotation {
  ended: SoloSeeds;
  seeds: SoloSeeds;
}

/** A player's round. */
export interface SoloRound {
  roundId: string;
  /** What the house has counted: moves, and a cash-out. Of two pictures of a round the one with more is newer. */
  step: number;
  /** Nothing can be done in it any more. */
  over: boolean;
  /** Null while it is open. */
  end: SoloEnd | null;
  currency: string;
  /** The stake. */
  amount: string;
  /** What cashing out pays now, 0 when it may not be; once it is over what it was paid, 0 when it was lost. */
  rate: string;
  /** The total return; 0 while it is open. */
  win: string;
  startTime: number;
  endTime: number | null;
  fair: SoloFairness;
}

/** Who played a round. */
export interface SoloPlayer {
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
}

/** An ended round as everybody at the game is told of it. */
export interface SoloBet {
  roundId: string;
  player: SoloPlayer;
  currency: string;
  amount: string;
  rate: string;
  win: string;
  at: number;
}

/** The answer to a start, a step or a cash-out: the round after it, and the wallet. */
export interface SoloReply {
  balance: string;
  /** Of two balances the one with the higher sequence is newer (wallet/schema.graphql). */
  sequence: string;
}

/** What there is when somebody comes. */
export interface SoloCurRound {
  /** The pair of seeds of the next round; null for visitors. */
  fairRound: SoloSeeds | null;
  betAmountRange: SoloRange;
  /** Rounds of everybody that ended last, newest first, at most 10. */
  bets: Array<SoloBet>;
  serverTime: number;
}

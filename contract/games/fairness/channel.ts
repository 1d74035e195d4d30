// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

export type PublicSource =
  /** The League of Entropy's beacon: signed by many parties, and looked up by anybody. */
  | 'drand'
  /** The house's own stand-in: it proves nothing about the operator. */
  | 'sandbox';

/** A value that a round mixes in: named before anybody can know it. */
export interface PublicValue {
  source: PublicSource;
  number: string;
  /** When it is due. */
  at: number;
  /** 64 hex digits; null until it counts. */
  value: string | null;
}

export type VoidCause =
  /** Nobody at the house led the flight for more than 2 seconds. */
  | 'interruptedFlight'
  /** Nobody at the house led the betting for more than 10 minutes. */
  | 'bettingLeft'
  /** The key of the round's secret is lost: no history shows the round. */
  | 'secretLost'
  /** Two operators voided it. */
  | 'operator';

export interface VoidCount {
  cause: VoidCause;
  count: number;
}

/** The rounds that ended in a time, and how many of them were void, by cause. */
export interface EndedRounds {
  rounds: number;
  voids: Array<VoidCount>;
}

/** A chain of secrets as it was committed: before the value that is its salt was out. */
export interface RoundChain {
  firstRound: string;
  length: number;
  /** H(hash) of its first round. */
  seedHashHash: string;
  committedAt: number;
  /** An operator has ended it. */
  endedAt: number | null;
  /** Its value is the salt, seedPubHash. Null for chains of before salts were public values. */
  salt: PublicValue | null;
}

export interface RoundFairness {
  /** Where values are named from now on. */
  source: PublicSource;
  /** The last 24 hours and the last 30 days. */
  day: EndedRounds;
  month: EndedRounds;
  /** Of crash, newest first, 20 at most. */
  chains: Array<RoundChain>;
}

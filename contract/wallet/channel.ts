// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

/** The player's wallet after a change of it. */
export interface Wallet {
  /** All of it: the player's own money and the bonus money. */
  balance: string;
  /** The part of it that is bonus money. */
  bonus: string;
  /** Of two balances, wherever they were told, the one with the higher sequence is newer. An integer as decimal text. */
  sequence: string;
  /** What moved it, where that is a result which a picture shows first: a round, a spin of the daily wheel, an envelope; else null. */
  cause: WalletCause | null;
}

export interface WalletCause {
  /** The game, and its model where it has several: 'dice', 'wingo.fastest'; or the promotion: 'dailyWheel'. */
  table: string;
  /** The round as its game names it: wingo's phase. The spin, or the rain. */
  roundId: string;
  /** What it put into the wallet; 0 for a stake. */
  credit: string;
}

/** The types of contract/wallet/schema.graphql as they travel in JSON. */

/** A player's wallet after a change of it, or as it stands. */
export interface Wallet {
  balance: string;
  /** Of two balances, wherever they were told, the one with the higher sequence is newer. */
  sequence: string;
  cause: WalletCause | null;
}

/** The round that moved a wallet. */
export interface WalletCause {
  /** The game, and its model where it has several: 'dice', 'wingo.fastest'. */
  table: string;
  roundId: string;
  /** What it put into the wallet; '0' for a stake. */
  credit: string;
}

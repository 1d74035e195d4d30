/** Why the wallet does not do what a provider tells it. */
export type WalletFault =
  /** The provider is not connected. */
  | 'notConnected'
  | 'unknownToken'
  | 'expiredToken'
  | 'unknownPlayer'
  | 'wrongGame'
  | 'wrongCurrency'
  /** Neither the wallet nor bonus money suffices, or this game takes no bonus money. */
  | 'notEnough'
  /** The account is stopped or blocked, or the player takes a break. */
  | 'disabled'
  /** The site is closed. */
  | 'closed'
  /** Over a limit of the player's own. */
  | 'limit'
  /** More than one bet may be. */
  | 'betLimit'
  /** A win above a cap: operators decide on it. */
  | 'held'
  | 'duplicate'
  | 'rolledBack'
  | 'unknownTransaction'
  /** Not in the ledger's form. */
  | 'malformed'
  /** The ledger had no time for it: nothing of it was done. */
  | 'busy';

/** What became of what a provider told. Amounts are minor units. */
export type WalletOutcome =
  | {
      done: true;
      /** Wallet and bonus account together. */
      balance: bigint;
      currency: string;
      /** It was known, or undone before: nothing moved. */
      replayed: boolean;
    }
  | {
      done: false;
      why: WalletFault;
      /** Null where it is not known whose it would be. */
      balance: bigint | null;
      currency: string | null;
    };

export function refused(
  why: WalletFault,
  known: { balance: bigint; currency: string } | null = null,
): WalletOutcome {
  return { done: false, why, balance: known?.balance ?? null, currency: known?.currency ?? null };
}

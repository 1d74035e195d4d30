/** Why the wallet refuses a provider's call. */
export type WalletFault =
  /** The provider is not connected. */
  | 'notConnected'
  | 'unknownToken'
  | 'expiredToken'
  | 'unknownPlayer'
  | 'wrongGame'
  | 'wrongCurrency'
  /** The cash balance and bonus money do not suffice, or this game does not accept bonus money. */
  | 'notEnough'
  /** The account is stopped or blocked, or the player is in a time-out or self-exclusion. */
  | 'disabled'
  /** The site is closed. */
  | 'closed'
  /** Above a limit of the player's own. */
  | 'limit'
  /** Above the maximum bet. */
  | 'betLimit'
  /** A win above a cap: operators decide on it. */
  | 'held'
  | 'duplicate'
  | 'rolledBack'
  | 'unknownTransaction'
  /** Invalid for the ledger. */
  | 'malformed'
  /** The ledger had no time for it: nothing was done. */
  | 'busy';

/** Result of a provider's call. Amounts are minor units. */
export type WalletOutcome =
  | {
      done: true;
      /** Cash and bonus money together. */
      balance: bigint;
      currency: string;
      /** Repeated or already rolled back: no money moved. */
      replayed: boolean;
    }
  | {
      done: false;
      why: WalletFault;
      /** Null if the player is unknown. */
      balance: bigint | null;
      currency: string | null;
    };

export function refused(
  why: WalletFault,
  known: { balance: bigint; currency: string } | null = null,
): WalletOutcome {
  return { done: false, why, balance: known?.balance ?? null, currency: known?.currency ?? null };
}

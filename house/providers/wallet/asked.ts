/** What providers ask of the wallet, in no provider's words. Amounts are minor units, `code` is the provider's name of the game. */

interface WalletRequest {
  provider: string;
  /** The player, by the name that providers know them by (playerNames.ts). */
  user: string;
}

export interface BalanceRequest extends WalletRequest {
  token: string;
  /** Null where the provider does not say. */
  code: string | null;
}

interface PlayRequest extends WalletRequest {
  /** The provider's name of the transaction. */
  uuid: string;
  code: string;
  round: string;
  closes: boolean;
  supplierId: string | null;
  reward: string | null;
}

export interface BetRequest extends PlayRequest {
  token: string;
  currency: string;
  amount: bigint;
  /** It costs the player nothing. */
  free: boolean;
}

export interface WinRequest extends PlayRequest {
  currency: string;
  amount: bigint;
  /** The bet that it is of; null for a jackpot, a promotion, a further win of a round. */
  reference: string | null;
}

export interface RollbackRequest extends PlayRequest {
  /** What it undoes. */
  reference: string;
}

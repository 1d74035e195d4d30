/**
 * Providers' wallet requests, independent of the protocol. Amounts are minor units, `code` is the provider's code of the game.
 */

interface WalletRequest {
  provider: string;
  /** The player's name at providers (playerNames.ts). */
  user: string;
}

export interface BalanceRequest extends WalletRequest {
  token: string;
  /** Null if the provider does not send it. */
  code: string | null;
}

interface PlayRequest extends WalletRequest {
  /** The provider's id of the transaction. */
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
  /** A free bet: it costs the player nothing. */
  free: boolean;
}

export interface WinRequest extends PlayRequest {
  currency: string;
  amount: bigint;
  /** The bet that it belongs to; null for a jackpot, a promotion, a further win of a round. */
  reference: string | null;
}

export interface RollbackRequest extends PlayRequest {
  /** The transaction that it rolls back. */
  reference: string;
}

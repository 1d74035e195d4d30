import type { BetRow } from '../../money/ledger/bets/bets.ts';

/** Bets in the ledger's model and their answers. */

export interface ModelBet {
  player: number;
  round: number;
  amount: bigint;
  /** Null in a round without pools. */
  pool: string | null;
  effectiveRate: bigint | null;
  /** The wagering requirement of staked bonus money; null for a cash stake. */
  wagering: ModelWagering | null;
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
}

/** A wagering requirement of a player's bonus money. */
export interface ModelWagering {
  player: number;
  status: 'open' | 'met' | 'spent';
  required: bigint;
  counted: bigint;
}

/** The bet in an answer, and the sum of cash and bonus money. */
export interface ModelReply {
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
  balance: bigint;
}

export function endOf({ status, rate, payout }: ModelBet): Omit<ModelReply, 'balance'> {
  return { status, rate, payout };
}

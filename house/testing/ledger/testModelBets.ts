import type { BetRow } from '../../money/ledger/bets/bets.ts';

/** What the model of the ledger knows of bets, and what it tells of them. */

export interface ModelBet {
  player: number;
  round: number;
  amount: bigint;
  /** Null for a bet that is alone on its round. */
  pool: string | null;
  effectiveRate: bigint | null;
  /** What bonus money was staked for; null for a stake of the player's own. */
  wagering: ModelWagering | null;
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
}

/** What has to be staked of a player's bonus money. */
export interface ModelWagering {
  player: number;
  status: 'open' | 'met' | 'spent';
  required: bigint;
  counted: bigint;
}

/** What an answer tells of the bet, and of the wallet and the bonus account together. */
export interface ModelReply {
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
  balance: bigint;
}

export function endOf({ status, rate, payout }: ModelBet): Omit<ModelReply, 'balance'> {
  return { status, rate, payout };
}

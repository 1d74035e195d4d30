import pg from 'pg';
import { Refusal } from '../../../contract/errors.ts';
import type { BetReply } from './bets.ts';
import type { ModelReply } from './testModelBets.ts';

/** A reply of the ledger, as its model tells it. */
export const told = ({ bet, balance }: BetReply): ModelReply => ({
  status: bet.status,
  rate: bet.rate,
  payout: bet.payout,
  balance,
});

/** A refusal's code; 'not closed' when the driver asked too early. Anything else is a fault. */
export function refusal(error: unknown): number | string {
  if (error instanceof Refusal) return error.code;
  if (error instanceof pg.DatabaseError && error.code === 'KLX01') return 'not closed';
  throw error;
}

import type { Database } from '../../core/db/database.ts';
import * as settlement from './settlement.ts';

type Ended = Promise<settlement.EndedBet[]>;

/** The ledger's settlement with all bets that it ended in one list, as tests ask for them. */

export const payDue = (db: Database, due: Parameters<typeof settlement.payDue>[1]): Ended =>
  collected((heard) => settlement.payDue(db, due, heard));

export const settleRound = (db: Database, round: Parameters<typeof settlement.settleRound>[1]): Ended =>
  collected((heard) => settlement.settleRound(db, round, heard));

export const settlePools = (db: Database, round: settlement.PoolSettlement): Ended =>
  collected((heard) => settlement.settlePools(db, round, heard));

async function collected(
  settle: (heard: (ended: settlement.EndedBet[]) => void) => Promise<void>,
): Promise<settlement.EndedBet[]> {
  const all: settlement.EndedBet[] = [];
  await settle((ended) => void all.push(...ended));
  return all;
}

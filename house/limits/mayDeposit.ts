import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { refusalOf } from '../ledger/refusals.ts';

/**
 * Refuses a deposit that the player's own limits or a break forbid: 7026 and 7030. To be called in the transaction
 * that makes the order, before it is made: the wallet's lock is held until that transaction ends, so two orders at
 * once never both use the same room. Orders that are still awaited count as deposited.
 */
export async function mayDeposit(
  tx: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  amount: bigint,
): Promise<void> {
  try {
    await tx.execute(sql`SELECT guard_deposit(${userId}, ${amount})`);
  } catch (error) {
    throw refusalOf(error instanceof Error && error.cause ? error.cause : error);
  }
}

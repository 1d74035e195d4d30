import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../ledger/refusing.ts';

/**
 * Refuses a deposit that the player's own limits, a break or the operator forbid: 7026, 7030, 7028. To be called in the
 * transaction that makes the order, before it is made: the wallet's lock is held until that transaction ends, so two
 * orders at once never both use the same room. Orders that are still awaited count as deposited.
 */
export async function mayDeposit(
  tx: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  amount: bigint,
): Promise<void> {
  await refusing(tx.execute(sql`SELECT guard_deposit(${userId}, ${amount})`));
}

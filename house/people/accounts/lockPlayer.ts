import { eq } from 'drizzle-orm';
import type { Tx } from '../../core/db/database.ts';
import { users } from './tables.ts';

/** Transactions of one player that ask for this go one after the other, on all houses, so that what they count holds. */
export async function lockPlayer(tx: Tx, userId: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

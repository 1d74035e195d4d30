import { eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refusing } from '../ledger/call.ts';
import { playerGuards } from './tables.ts';

export type Guard = typeof playerGuards.$inferSelect;

/** The end of a break that never ends: the last ms that a Date can tell. */
export const FOR_EVER = 8_640_000_000_000_000;

/**
 * Runs a change of what guards a player while it holds the lock of the player's wallet, which every bet and deposit
 * takes: those under way end first, and the next one sees the change. Makes the guard's row where there is none.
 */
export async function withGuard<T>(
  db: Database,
  userId: bigint,
  { currency }: Market,
  change: (tx: Tx, guard: Guard) => Promise<T>,
): Promise<T> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT guard_lock(${userId}, ${currency})`);
    const [guard] = await tx.select().from(playerGuards).where(eq(playerGuards.userId, userId));
    if (!guard) throw new Refusal(ErrorCode.badToken);
    return change(tx, guard);
  });
}

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

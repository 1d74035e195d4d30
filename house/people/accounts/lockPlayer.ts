import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { sessions, users } from './tables.ts';

/** Transactions of one player that ask for this go one after the other, on all houses, so that what they count holds. */
export async function lockPlayer(tx: Tx, userId: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * The same for what a player sets up: the session may have ended after the call was accepted. Refusal: 707 it has ended.
 */
export async function lockSignedIn(tx: Tx, { userId, tokenHash }: Session): Promise<void> {
  await lockPlayer(tx, BigInt(userId));
  const mine = and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, BigInt(userId)));
  if ((await tx.$count(sessions, mine)) === 0) throw new Refusal(ErrorCode.badToken);
}

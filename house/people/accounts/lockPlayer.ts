import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { sessions, users } from './tables.ts';

/** Serialises transactions of one player over all houses, which keeps their counts consistent. */
export async function lockPlayer(tx: Tx, userId: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * The same for a change of a player's settings, whose session may have ended after the call was accepted. Refusal: 707 if it
 * has ended.
 */
export async function lockSignedIn(tx: Tx, { userId, tokenHash }: Session): Promise<void> {
  await lockPlayer(tx, BigInt(userId));
  const mine = and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, BigInt(userId)));
  if ((await tx.$count(sessions, mine)) === 0) throw new Refusal(ErrorCode.badToken);
}

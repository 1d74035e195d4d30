import { and, asc, eq } from 'drizzle-orm';
import type { ItemKind } from '../../../contract/http/props.ts';
import type { Tx } from '../../core/db/database.ts';
import { playerItems as table } from './itemTables.ts';

/**
 * Lets one armed item of a player take effect: it is used then. Of several the oldest; two that ask at once get two, or one none.
 * A promotion whose occasion it is calls it in its own transaction (a rain with 'envelopeKey', a day's cashback with 'cashbackDouble').
 * @returns whether there was one
 */
export async function spendArmed(
  tx: Tx,
  userId: bigint,
  kind: Exclude<ItemKind, 'wheelSpin' | 'avatarFrame'>,
  now: number,
): Promise<boolean> {
  const [item] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.kind, kind), eq(table.state, 'armed')))
    .orderBy(asc(table.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!item) return false;
  await tx.update(table).set({ state: 'used', usedAt: now }).where(eq(table.id, item.id));
  return true;
}

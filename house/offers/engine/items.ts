import { and, eq, sql } from 'drizzle-orm';
import type { ItemKind } from '../../../contract/http/offers/props.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { playerItems as table } from './itemTables.ts';

/** Kinds that are armed first and take effect later. */
type ArmedKind = Exclude<ItemKind, 'wheelSpin' | 'avatarFrame'>;

/** Whether a player has an armed one. */
export async function hasArmed(
  { orm }: Pick<Database, 'orm'>,
  userId: bigint,
  kind: ArmedKind,
): Promise<boolean> {
  const mine = and(eq(table.userId, userId), eq(table.kind, kind), eq(table.state, 'armed'));
  return (await orm.$count(table, mine)) > 0;
}

/**
 * Uses one armed item of a player, the oldest of several; two concurrent calls get different items, or one gets none. A
 * promotion calls it in its own transaction when the item applies (a day's cashback with 'cashbackDouble'), or `item_spend` in
 * its SQL (a rain, rains.sql). @returns whether there was one
 */
export async function spendArmed(tx: Tx, userId: bigint, kind: ArmedKind, now: number): Promise<boolean> {
  const { rows } = await tx.execute<{ spent: boolean }>(
    sql`SELECT item_spend(${userId}, ${kind}, ${Math.round(now)}) AS spent`,
  );
  return rows[0]?.spent === true;
}

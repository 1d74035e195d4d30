import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Period } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';
import { depositOrders as orders, depositReceipts as receipts } from '../../money/payments/tables.ts';
import type { Player } from '../engine/players.ts';

/**
 * The amount of a player's first deposit of a day: what was credited on that day for the order paid first; 0 if there is none.
 */
export async function firstDeposit(
  orm: Pick<Database['orm'], 'select'>,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  { start, end }: Period,
): Promise<bigint> {
  const [first] = await orm
    .select({ amount: sql`least(${orders.credited}, sum(${receipts.amount}))::bigint`.mapWith(BigInt) })
    .from(orders)
    .innerJoin(receipts, eq(receipts.orderId, orders.id))
    .where(
      and(
        ...[eq(orders.userId, id), eq(orders.currency, currency), gt(orders.credited, 0n)],
        ...[gte(receipts.at, start), lt(receipts.at, end)],
      ),
    )
    .groupBy(orders.id)
    .orderBy(sql`min(${receipts.at})`, asc(orders.id))
    .limit(1);
  return first?.amount ?? 0n;
}

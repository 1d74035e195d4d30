import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Database, Tx } from '../../../core/db/database.ts';
import { sandboxMovements as table } from '../booksTables.ts';
import type { GatewayMovement } from '../gateway.ts';

/** Records a movement of the sandbox, and its fee. */
export async function enter(
  tx: Tx,
  currency: string,
  movement: Omit<GatewayMovement, 'kind'> & { kind: 'payment' | 'payout' | 'chargeback' },
  fee: bigint,
): Promise<void> {
  const { kind, name, reference, at } = movement;
  const rows: (typeof table.$inferInsert)[] = [{ ...movement, currency }];
  const feeName = kind === 'chargeback' ? `chargeback:${name}` : name;
  if (fee > 0n) rows.push({ reference, kind: 'fee', name: feeName, amount: -fee, at, currency });
  await tx.insert(table).values(rows);
}

/** Movements from `start` to before `end`. */
export async function movementsOf(
  db: Database,
  currency: string,
  start: number,
  end: number,
): Promise<GatewayMovement[]> {
  const { reference, kind, name, amount, at } = table;
  return db.orm
    .select({ reference, kind, name, amount, at })
    .from(table)
    .where(and(eq(table.currency, currency), gte(at, start), lt(at, end)))
    .orderBy(asc(table.id));
}

/** The newest payment of an order that was not charged back; null if there is none. */
export async function lastPayment(
  tx: Tx,
  orderReference: string,
): Promise<{ name: string; amount: bigint } | null> {
  const rows = await tx
    .select()
    .from(table)
    .where(eq(table.reference, orderReference))
    .orderBy(asc(table.id));
  // Each earlier chargeback took the whole newest payment of its time.
  const remaining: typeof rows = [];
  for (const row of rows) {
    if (row.kind === 'payment') remaining.push(row);
    if (row.kind === 'chargeback') remaining.pop();
  }
  return remaining.at(-1) ?? null;
}

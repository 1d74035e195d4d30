import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../core/db/database.ts';
import type { awards } from './tables.ts';

/**
 * A first-time offer: given once per person, across all accounts. If promised to a second account, it is void, with a reason
 * that its player sees and that support can clear (docs/operating.md), or it has the alternative detail given here.
 */
export type OncePerPerson = true | { otherwise: Readonly<Record<string, unknown>> };

/** The columns with which such an award is written; the database decides its state (house/money/ledger/sql/firstTime.sql). */
export function firstTimeColumns(
  rule: OncePerPerson | undefined,
): Pick<typeof awards.$inferInsert, 'firstTime' | 'otherwise'> {
  if (rule === undefined) return {};
  return { firstTime: 'given', otherwise: rule === true ? null : rule.otherwise };
}

/** Whether a player is eligible for a promotion's first-time offers: no linked account was promised one before. */
export function isFirstTime(
  db: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  promotion: string,
): Promise<boolean> {
  return answered(db.execute(sql`SELECT is_first_time(${userId}, ${promotion}) AS first`));
}

/**
 * The same for a transaction that gives one before it is promised as such: linked accounts are serialised. The transaction must
 * already have locked all wallets that it needs.
 */
export function isFirstTimeNow(tx: Tx, userId: bigint, promotion: string): Promise<boolean> {
  return answered(tx.execute(sql`SELECT is_first_time_now(${userId}, ${promotion}) AS first`));
}

async function answered(query: PromiseLike<{ rows: Record<string, unknown>[] }>): Promise<boolean> {
  const { rows } = await query;
  return rows[0]?.first === true;
}

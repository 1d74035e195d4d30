import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../core/db/database.ts';
import type { awards } from './tables.ts';

/**
 * A first-time offer: one person gets it once, in however many accounts. Promised to a second account it is void, with a reason that
 * its player reads and that support lifts (docs/operating.md), or it has the detail that is told here.
 */
export type OncePerPerson = true | { otherwise: Readonly<Record<string, unknown>> };

/** What an award is written with for it; the database says what becomes of it (house/money/ledger/sql/firstTime.sql). */
export function firstTimeColumns(
  rule: OncePerPerson | undefined,
): Pick<typeof awards.$inferInsert, 'firstTime' | 'otherwise'> {
  if (rule === undefined) return {};
  return { firstTime: 'given', otherwise: rule === true ? null : rule.otherwise };
}

/** Whether first-time offers of a promotion are a player's to have: no linked account was promised one before. */
export function isFirstTime(
  db: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  promotion: string,
): Promise<boolean> {
  return answered(db.execute(sql`SELECT is_first_time(${userId}, ${promotion}) AS first`));
}

/**
 * The same for who gives one in a transaction before it is promised as such: linked accounts are answered one after the other. It has
 * locked all wallets that it wants to.
 */
export function isFirstTimeNow(tx: Tx, userId: bigint, promotion: string): Promise<boolean> {
  return answered(tx.execute(sql`SELECT is_first_time_now(${userId}, ${promotion}) AS first`));
}

async function answered(query: PromiseLike<{ rows: Record<string, unknown>[] }>): Promise<boolean> {
  const { rows } = await query;
  return rows[0]?.first === true;
}

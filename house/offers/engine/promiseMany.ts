import { sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { takeTurns } from '../../core/jobs/takeTurns.ts';
import type { Promised } from './awards.ts';

/** Number of awards per statement: some ms of database time. Bets run between statements, whatever the total number. */
const AT_ONCE = 150;

/** First-time offers are promised one by one (firstTime.ts). */
type PromisedToMany = Promised & { userId: bigint; currency: string; oncePerPerson?: never };

/**
 * Promises awards to many players, some hundred per statement, as values of one text. An award key that a player already has is
 * skipped, so it can be restarted from the beginning. Only players, never bots.
 * @returns the number of new ones
 */
export async function promiseMany(
  { db, clock }: { db: Database; clock: Clock },
  promised: Iterable<PromisedToMany>,
): Promise<number> {
  let added = 0;
  let batch: object[] = [];
  const write = async () => {
    if (batch.length > 0) added += await takeTurns(() => insert(db, batch));
    batch = [];
  };
  for (const one of promised) {
    const now = clock.now();
    batch.push({
      ...{ user_id: one.userId.toString(), promotion: one.promotion, award_key: one.awardKey },
      ...{ currency: one.currency, kind: one.kind, amount: one.amount.toString(), detail: one.detail ?? {} },
      ...{ multiple: one.multiple ?? 0, wagering_days: one.wageringDays ?? 30, version: one.version },
      ...{ claimable_at: one.claimableAt ?? now, expires_at: one.expiresAt ?? null, created_at: now },
    });
    if (batch.length === AT_ONCE) await write();
  }
  await write();
  return added;
}

async function insert({ orm }: Pick<Database, 'orm'>, rows: readonly object[]): Promise<number> {
  const columns = sql`user_id, promotion, award_key, currency, kind, amount, detail, multiple, wagering_days, version, claimable_at,
    expires_at, created_at`;
  const { rowCount } = await orm.execute(sql`INSERT INTO awards (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::awards, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (user_id, promotion, award_key) DO NOTHING`);
  return rowCount ?? 0;
}

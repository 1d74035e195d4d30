import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Awards } from './awards.ts';

/** How often a house looks for what operators decided, ms. */
export const DECIDED_MS = 2_000;

/** Rows that are told of at once. */
const AT_ONCE = 200;

/**
 * Tells players' pages of what operators decided in the database, each row once over all houses.
 * @param table has `user_id` and `told_at` @param waiting the status of a row that is not decided
 */
export async function tellDecided(
  { db, clock, awards }: { db: Database; clock: Clock; awards: Pick<Awards, 'told'> },
  table: SQL,
  waiting: SQL,
): Promise<void> {
  let told: number;
  do {
    const { rows } = await db.orm.execute<{ userId: string }>(sql`UPDATE ${table} SET told_at = ${clock.now()}
      WHERE id IN (SELECT id FROM ${table} WHERE status <> ${waiting} AND told_at IS NULL ORDER BY id LIMIT ${AT_ONCE}
        FOR UPDATE SKIP LOCKED)
      RETURNING user_id AS "userId"`);
    for (const { userId } of rows) awards.told(BigInt(userId));
    told = rows.length;
  } while (told === AT_ONCE);
}

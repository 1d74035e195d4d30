import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { seenDays } from './tables.ts';

/** Of days older than this only a player's last one is stored. */
const RETENTION_DAYS = 400;

/**
 * Records a day of the market ('2026-11-27') on which a player was active.
 * @param orm the transaction to be part of
 */
export async function noteSeen(
  orm: Pick<Database['orm'], 'insert'>,
  userId: bigint,
  day: string,
): Promise<void> {
  await orm.insert(seenDays).values({ userId, day }).onConflictDoNothing();
}

/** Deletes old days; a player's last day stays, as a record of having been active once. */
export async function pruneSeen({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`DELETE FROM seen_days s WHERE day < CURRENT_DATE - ${RETENTION_DAYS}::int
    AND EXISTS (SELECT FROM seen_days later WHERE later.user_id = s.user_id AND later.day > s.day)`);
}

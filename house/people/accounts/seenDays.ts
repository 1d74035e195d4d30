import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { seenDays } from './tables.ts';

/** Of days that are longer ago only a player's last one is kept. */
const RETENTION_DAYS = 400;

/** Notes a day of the market ('2026-11-27') on which a player was here. @param orm the transaction to be part of */
export async function noteSeen(
  orm: Pick<Database['orm'], 'insert'>,
  userId: bigint,
  day: string,
): Promise<void> {
  await orm.insert(seenDays).values({ userId, day }).onConflictDoNothing();
}

/** Forgets what is long ago: whoever was away for longer is still known to have been here once. */
export async function pruneSeen({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`DELETE FROM seen_days s WHERE day < CURRENT_DATE - ${RETENTION_DAYS}::int
    AND EXISTS (SELECT FROM seen_days later WHERE later.user_id = s.user_id AND later.day > s.day)`);
}

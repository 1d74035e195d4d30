import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';

/**
 * Demo data (SEED): settled rounds without bets, for a database without rounds of the game. A game that has been played is left
 * alone.
 */
export async function seedPast(
  db: Database,
  game: string,
  make: () => Promise<(typeof rounds.$inferInsert)[]>,
): Promise<void> {
  if (await isPlayed(db.orm, game)) return;
  const past = await make();
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('seed of ' || ${game}, 0))`);
    // Another house may have seeded meanwhile.
    if (past.length > 0 && !(await isPlayed(tx, game))) await tx.insert(rounds).values(past);
  });
}

async function isPlayed(orm: Pick<Database['orm'], 'select'>, game: string): Promise<boolean> {
  const [known] = await orm.select({ id: rounds.id }).from(rounds).where(eq(rounds.game, game)).limit(1);
  return known !== undefined;
}

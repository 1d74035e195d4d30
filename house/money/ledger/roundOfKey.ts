import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { bets } from './roundTables.ts';
import { ledgerOperations } from './tables.ts';

/**
 * The round of the bet that a player's key moved money for, null when the key is new. A known key is due its first
 * answer again whatever the clock says now.
 */
export async function roundOfKey(
  db: Database,
  { userId, key }: { userId: bigint; key: string },
): Promise<bigint | null> {
  const [known] = await db.orm
    .select({ roundId: bets.roundId })
    .from(ledgerOperations)
    .innerJoin(bets, eq(bets.id, ledgerOperations.betId))
    .where(and(eq(ledgerOperations.scope, `user:${userId}`), eq(ledgerOperations.key, key)));
  return known?.roundId ?? null;
}

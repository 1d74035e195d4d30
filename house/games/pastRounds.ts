import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Round } from '../rounds/game.ts';
import { rounds } from '../rounds/tables.ts';
import type { Page } from './arguments.ts';

/**
 * Ended rounds of a game, newest first, as everybody may see them.
 * @param ids those of one table, when the game has several
 */
export function pastRounds(
  db: Database,
  game: string,
  { count, before }: Page,
  ids?: { least: bigint; below: bigint },
): Promise<Round[]> {
  const older = before === null ? undefined : lt(rounds.id, before);
  const ofTable = ids && and(gte(rounds.id, ids.least), lt(rounds.id, ids.below));
  return endedRounds(db, game, and(ofTable, older), count);
}

/** One ended round, or none. */
export function pastRound(db: Database, game: string, id: bigint): Promise<Round[]> {
  return endedRounds(db, game, eq(rounds.id, id), 1);
}

function endedRounds(db: Database, game: string, which: SQL | undefined, count: number): Promise<Round[]> {
  return db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game), eq(rounds.state, 'settled'), which))
    .orderBy(desc(rounds.id))
    .limit(count);
}

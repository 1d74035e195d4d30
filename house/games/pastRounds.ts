import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Round } from '../rounds/game.ts';
import { roundsOf } from '../rounds/secrets.ts';
import { rounds } from '../rounds/tables.ts';
import type { Sealer } from '../secrets/sealer.ts';
import type { Page } from './arguments.ts';

interface Source {
  db: Database;
  sealer: Sealer;
}

/**
 * Ended rounds of a game, newest first, as everybody may see them.
 * @param ids those of one table, when the game has several
 */
export function pastRounds(
  source: Source,
  game: string,
  { count, before }: Page,
  ids?: { least: bigint; below: bigint },
): Promise<Round[]> {
  const older = before === null ? undefined : lt(rounds.id, before);
  const ofTable = ids && and(gte(rounds.id, ids.least), lt(rounds.id, ids.below));
  return endedRounds(source, game, and(ofTable, older), count);
}

/** One ended round, or none. */
export function pastRound(source: Source, game: string, id: bigint): Promise<Round[]> {
  return endedRounds(source, game, eq(rounds.id, id), 1);
}

async function endedRounds(
  { db, sealer }: Source,
  game: string,
  which: SQL | undefined,
  count: number,
): Promise<Round[]> {
  const rows = await db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game), eq(rounds.state, 'settled'), which))
    .orderBy(desc(rounds.id))
    .limit(count);
  return roundsOf(sealer, rows);
}

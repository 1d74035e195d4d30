import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Round, RoundGame } from './game.ts';
import type { RoundTable } from './step.ts';
import { rounds } from './tables.ts';

/**
 * Reads a game's table as the database has it: the newest round that was opened, and the one queued after it.
 * What a leader knows beyond that (announcements, the next due time) is kept from `known` for the same round.
 */
export async function loadTable(
  db: Database,
  game: RoundGame,
  known: RoundTable<Round> | null,
): Promise<RoundTable<Round>> {
  const { schedule } = game;
  const ofTable = schedule && and(gte(rounds.id, schedule.ids.least), lt(rounds.id, schedule.ids.below));
  const newest = await db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game.name), ofTable))
    .orderBy(desc(rounds.id))
    .limit(2);
  const queued = newest.find((round) => round.state === 'queued') ?? null;
  const next = queued && { ...queued, opensAt: schedule?.timesOf(queued.id).opensAt ?? null };
  const opened = newest.find((round) => round.state !== 'queued') ?? null;
  const live = opened && { ...opened, endsAt: opened.endsAt ?? plannedEnd(opened, game) };
  const same = known?.live?.id === live?.id && known?.live?.state === live?.state;
  return {
    live,
    next,
    started: known?.live?.id === live?.id && (known?.started ?? false),
    revealed: known?.live?.id === live?.id && (known?.revealed ?? false),
    dueAt: same ? (known?.dueAt ?? null) : (live?.startsAt ?? null),
  };
}

/** When the play of a closed round ends by its secret; nothing is planned before that. */
function plannedEnd(round: Round, game: RoundGame): number | null {
  return round.state === 'closed' && round.startsAt !== null ? round.startsAt + game.playMs(round) : null;
}

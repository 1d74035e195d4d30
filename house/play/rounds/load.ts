import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { Round, RoundGame, RoundRow } from './game.ts';
import { decided, isWithheld, roundOf } from './secrets.ts';
import { awaitsValue, type RoundTable } from './step.ts';

/** A table with what its rows say beyond the rounds. */
export interface LoadedTable extends RoundTable<Round> {
  /** The newest round that was opened, which may have ended without its secret; null for a new table. */
  last: bigint | null;
  /** The live round is settled, and the database is still to be told its secret. */
  withheld: boolean;
  /** The next round as the database has it; null without one. */
  waiting: RoundRow | null;
}

/**
 * Reads a game's table as the database has it: the newest round that was opened, and the one queued after it.
 * What a leader knows beyond that (announcements, the next due time) is kept from `known` for the same round.
 */
export async function loadTable(
  db: Database,
  sealer: Sealer,
  game: RoundGame,
  known: RoundTable<Round> | null,
): Promise<LoadedTable> {
  const { schedule } = game;
  const ofTable = schedule && and(gte(rounds.id, schedule.ids.least), lt(rounds.id, schedule.ids.below));
  const newest = await db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game.name), ofTable))
    .orderBy(desc(rounds.id))
    .limit(2);
  const newestOf = (isQueued: boolean) =>
    newest.find(({ state }) => (state === 'queued') === isQueued) ?? null;
  const [waiting, last] = [newestOf(true), newestOf(false)];
  const queued = waiting && roundOf(sealer, waiting);
  const next = queued && { ...queued, opensAt: schedule?.timesOf(queued.id).opensAt ?? null };
  const opened = last && roundOf(sealer, last);
  const live = opened && { ...opened, endsAt: opened.endsAt ?? plannedEnd(opened, game) };
  const same = known?.live?.id === live?.id && known?.live?.state === live?.state;
  return {
    live,
    next,
    last: last?.id ?? null,
    waiting,
    withheld: opened !== null && last !== null && isWithheld(last),
    started: known?.live?.id === live?.id && (known?.started ?? false),
    revealed: known?.live?.id === live?.id && (known?.revealed ?? false),
    drawAt: known?.drawAt ?? 0,
    valueAt: same ? (known?.valueAt ?? 0) : 0,
    dueAt: same ? (known?.dueAt ?? null) : (live?.startsAt ?? null),
  };
}

/** When the play of a closed round ends by its secret; nothing is planned before that, nor while its public value is not out. */
function plannedEnd(round: Round, game: RoundGame): number | null {
  if (round.state !== 'closed' || round.startsAt === null || awaitsValue(round)) return null;
  return round.startsAt + game.playMs(decided(round));
}

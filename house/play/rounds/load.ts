import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { Round, RoundGame, RoundRow } from './game.ts';
import { decided, isWithheld, roundOf } from './secrets.ts';
import { awaitsValue, type RoundTable } from './step.ts';

/** A loaded table, with data from its rows beyond the round state. */
export interface LoadedTable extends RoundTable<Round> {
  /** The newest opened round, which may have ended without its secret; null for a new game. */
  last: bigint | null;
  /** The live round is settled, but its secret is not revealed in the database yet. */
  withheld: boolean;
  /** The next round's row; null if there is none. */
  waiting: RoundRow | null;
}

/**
 * Reads a game's table from the database: the newest opened round, and the one queued after it. State that only the leader has
 * (announcements, the next due time) is carried over from `known` for the same round.
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

/** The end of a closed round's play, by its secret; null before it is closed and while its public value is missing. */
function plannedEnd(round: Round, game: RoundGame): number | null {
  if (round.state !== 'closed' || round.startsAt === null || awaitsValue(round)) return null;
  return round.startsAt + game.playMs(decided(round));
}

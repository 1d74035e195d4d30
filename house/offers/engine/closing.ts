import { and, gte, lt, ne } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import { addJob, type JobType } from '../../core/jobs/queue.ts';
import type { Period } from '../../../contract/marketTime.ts';
import { rounds } from '../../money/ledger/roundTables.ts';

/** As long a statement may last: what began before midnight has ended then, ms. */
const LAST_MS = 20_000;

/** Pauses grow to hours: a round that hangs for a day is not waited for in vain. */
const TRIES = 12;

/** A day or week that is over. */
export interface Closed extends Period {
  /** Its first day: '2026-11-27'. */
  name: string;
}

/**
 * What is done once for each day or week of the market when all of it is settled. It is a job: a house that ends in the middle leaves it
 * to another, and a period may be closed twice, so `close` must not give twice.
 */
export function closing(
  { db, clock }: { db: Database; clock: Clock },
  { kind, every }: { kind: string; every: 'day' | 'week' },
  close: (period: Closed) => Promise<void>,
): { periodic: PeriodicJob[]; jobs: JobType[] } {
  const type = { name: kind, tries: TRIES };
  return {
    periodic: [
      {
        ...{ kind, every, backfill: 2 },
        run: (tx, { name, start, end }) => addJob(tx, type, { name, start, end }),
      },
    ],
    jobs: [
      {
        ...type,
        async run(payload) {
          const period = payload as Closed;
          await requireSettled(db, period, clock.now());
          await close(period);
        },
      },
    ],
  };
}

/**
 * Rounds of our tables end by themselves. One that waits for its player, or for a studio, counts in the day in which it is settled, as
 * all do: nobody holds a day open.
 * @throws while a round that began in the period is not settled
 */
async function requireSettled({ orm }: Database, { start, end }: Period, now: number): Promise<void> {
  const [open] =
    now < end + LAST_MS
      ? [{ game: 'all', id: 0n }]
      : await orm
          .select({ game: rounds.game, id: rounds.id })
          .from(rounds)
          .where(and(ne(rounds.state, 'settled'), gte(rounds.opensAt, start), lt(rounds.opensAt, end)))
          .limit(1);
  if (open) throw new Error(`${open.game} ${open.id} is not settled yet`);
}

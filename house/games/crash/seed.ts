import { eq, sql } from 'drizzle-orm';
import { CRASH_TIMING } from '../../../contract/games/crash.ts';
import type { Database } from '../../db/database.ts';
import { rounds } from '../../rounds/tables.ts';
import type { CrashChains } from './chains.ts';
import { flightOf } from './flight.ts';
import { CRASH } from './name.ts';

/** How many of the chain's first rounds a new table shows as flown. */
const SEEDED = 24n;

/**
 * Demo data (SEED): on a database without crash rounds, the chain's first ones count as flown before the house
 * opened, without bets, so that the last rounds, the fairness page and the replay have something to show. They
 * are drawn like every round. A table that has been played on is left alone.
 */
export async function seedRounds(db: Database, chains: CrashChains, now: number): Promise<void> {
  if (await isPlayed(db.orm)) return;
  const draws = [];
  for (let id = 1n; id <= SEEDED; id++) draws.push({ id, draw: await chains.draw(id) });
  let endsAt = Math.round(now);
  const flown = draws.reverse().map(({ id, draw }) => {
    const { target, ms } = flightOf(draw);
    endsAt -= CRASH_TIMING.squib;
    const startsAt = endsAt - ms;
    const opensAt = startsAt - CRASH_TIMING.preparation;
    const row = {
      ...{ game: CRASH, id, state: 'settled' as const, ...draw },
      ...{
        outcome: { target: target.toString() },
        opensAt,
        startsAt,
        endsAt,
        settledAt: endsAt,
        aliveAt: endsAt,
      },
    };
    endsAt = opensAt;
    return row;
  });
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('seed of crash', 0))`);
    // Another house may have seeded meanwhile.
    if (!(await isPlayed(tx))) await tx.insert(rounds).values(flown);
  });
}

async function isPlayed(orm: Pick<Database['orm'], 'select'>): Promise<boolean> {
  const [known] = await orm.select({ id: rounds.id }).from(rounds).where(eq(rounds.game, CRASH)).limit(1);
  return known !== undefined;
}

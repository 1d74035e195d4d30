import { setTimeout as sleep } from 'node:timers/promises';
import { hashText } from '../../../../contract/fairness.ts';
import { CRASH_TIMING } from '../../../../contract/games/crash/timing.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Draw } from '../../rounds/game.ts';
import { seedPast } from '../../rounds/seedPast.ts';
import { flightOf } from './chain.ts';
import type { CrashChains } from './chains.ts';
import { CRASH } from './definition.ts';

/** Number of the chain's first rounds that a new game shows as played. */
const SEEDED = 24n;
const LOOK_MS = 20;
const PATIENCE_MS = 10_000;

/**
 * Demo data (SEED): on a database without crash rounds, the chain's first rounds are stored as played before the house opened,
 * without bets, to fill the recent rounds, the fairness page and the replay. They are drawn like every round. A game that has
 * been played is left alone.
 */
export function seedRounds(db: Database, chains: CrashChains, now: number): Promise<void> {
  return seedPast(db, CRASH, async () => {
    const draws = [];
    for (let id = 1n; id <= SEEDED; id++) {
      const draw = await drawSoon(chains, id);
      // The house starts even without demo history.
      if (!draw) return [];
      draws.push({ id, draw });
    }
    let endsAt = Math.round(now);
    return draws.reverse().map(({ id, draw }) => {
      const { target, ms } = flightOf(draw);
      endsAt -= CRASH_TIMING.crashed;
      const startsAt = endsAt - ms;
      const opensAt = startsAt - CRASH_TIMING.preparation;
      const row = {
        ...{ game: CRASH, id, state: 'settled' as const, ...draw, commitment: hashText(draw.secret) },
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
  });
}

/** Draws a round of a first chain, whose salt is not published yet. Null if that takes too long. */
async function drawSoon(chains: CrashChains, id: bigint): Promise<Draw | null> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(LOOK_MS)) {
    const draw = await chains.draw(id);
    if (draw) return draw;
  }
  return null;
}

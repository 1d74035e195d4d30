import type { Database } from '../../db/database.ts';
import { seedPast } from '../../rounds/seedPast.ts';
import type { PoolRules } from './rules.ts';

/** How many rounds a new table shows as played. */
const SEEDED = 24n;

/**
 * Demo data (SEED): on a database without rounds of the game, some count as played before the house opened, without
 * bets, so that the last results, the fairness page and the replay have something to show.
 */
export function seedRounds<Result>(db: Database, rules: PoolRules<Result>, now: number): Promise<void> {
  const { name, timing } = rules;
  const length = timing.betting + timing.play + timing.reveal;
  return seedPast(db, name, async () =>
    Array.from({ length: Number(SEEDED) }, (_, i) => {
      const id = BigInt(i + 1);
      const draw = rules.draw(id);
      const opensAt = Math.round(now) - length * (Number(SEEDED) - i);
      const startsAt = opensAt + timing.betting;
      const endsAt = startsAt + timing.play;
      const outcome = { ...rules.outcomeOf(rules.resultOf(id, draw.secret)), rates: {} };
      return {
        ...{ game: name, id, state: 'settled' as const, ...draw, outcome },
        ...{ opensAt, startsAt, endsAt, settledAt: endsAt, aliveAt: endsAt },
      };
    }),
  );
}

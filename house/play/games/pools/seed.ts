import type { Database } from '../../../core/db/database.ts';
import type { rounds } from '../../../money/ledger/roundTables.ts';
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
      const opensAt = Math.round(now) - length * (Number(SEEDED) - i);
      const closesAt = opensAt + timing.betting;
      return playedRound(rules, BigInt(i + 1), { opensAt, closesAt, endsAt: closesAt + timing.play });
    }),
  );
}

/** A round that nobody has bet on, drawn and settled at these times. */
export function playedRound<Result>(
  rules: PoolRules<Result>,
  id: bigint,
  { opensAt, closesAt, endsAt }: { opensAt: number; closesAt: number; endsAt: number },
): typeof rounds.$inferInsert {
  const draw = rules.draw(id);
  const outcome = { ...rules.outcomeOf(rules.resultOf(id, draw.secret)), rates: {} };
  return {
    ...{ game: rules.name, id, state: 'settled', ...draw, outcome },
    ...{ opensAt, startsAt: closesAt, endsAt, settledAt: endsAt, aliveAt: endsAt },
  };
}

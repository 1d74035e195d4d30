import { hashText } from '../../../../contract/fairness.ts';
import { sandboxValue } from '../../../../contract/publicValues.ts';
import type { Database } from '../../../core/db/database.ts';
import type { rounds } from '../../../money/ledger/bets/roundTables.ts';
import { SandboxValues } from '../../rounds/publicValues/sandbox.ts';
import { seedPast } from '../../rounds/seedPast.ts';
import { type PoolRules, valueDueBy } from './rules.ts';

/** Number of rounds that a new game shows as played. */
const SEEDED = 24n;
const SANDBOX = new SandboxValues();

/**
 * Demo data (SEED): on a database without rounds of the game, some are stored as played before the house opened, without bets,
 * to fill the recent results, the fairness page and the replay.
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

/** A round without bets, drawn and settled at these times. */
export function playedRound<Result>(
  rules: PoolRules<Result>,
  id: bigint,
  { opensAt, closesAt, endsAt }: { opensAt: number; closesAt: number; endsAt: number },
): typeof rounds.$inferInsert {
  const draw = rules.draw(id);
  // Demo data uses only the house's own source of public values.
  const value = SANDBOX.dueBy(valueDueBy(rules, closesAt));
  const publicValue = sandboxValue(value.number);
  const outcome = { ...rules.outcomeOf(rules.resultOf(id, draw.secret, publicValue)), rates: {} };
  return {
    ...{ game: rules.name, id, state: 'settled', ...draw, commitment: hashText(draw.secret), outcome },
    ...{ valueSource: value.source, valueNumber: value.number, valueAt: value.at, publicValue },
    ...{ opensAt, startsAt: closesAt, endsAt, settledAt: endsAt, aliveAt: endsAt },
  };
}

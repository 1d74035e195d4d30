import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { poolRates } from '../../../money/ledger/capTables.ts';
import type { PoolRules } from './rules.ts';

/** Stores the highest rate of each pool, from which the ledger computes a round's maximum cost (sql/exposure.sql). */
export async function storeRates(
  { orm }: Database,
  { name: game, pools, highestRate }: Pick<PoolRules<unknown>, 'name' | 'pools' | 'highestRate'>,
): Promise<void> {
  await orm
    .insert(poolRates)
    .values(pools.map((pool) => ({ game, pool, rate: highestRate(pool) })))
    .onConflictDoUpdate({
      target: [poolRates.game, poolRates.pool],
      set: { rate: sql`excluded.rate` },
      setWhere: sql`${poolRates.rate} <> excluded.rate`,
    });
}

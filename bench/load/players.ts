import type { Database } from '../../house/core/db/database.ts';

/** Initial balance of the benchmarks' players, in IDR minor units: none of their bets is refused. */
const GRANT = 1_000_000_000n;

/** Adds players with play money and a confirmed age. Returns their ids. */
export async function addPlayers(db: Database, count: number): Promise<bigint[]> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `INSERT INTO users (name, currency, created_at)
     SELECT 'player', 'IDR', 0 FROM generate_series(1, $1) RETURNING id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await db.pool.query('UPDATE player_guards SET age_confirmed_at = 0 WHERE user_id = ANY ($1)', [ids]);
  await db.pool.query(`SELECT ledger_grant('bench', u, 'IDR', $2, 'bench') FROM unnest($1::bigint[]) u`, [
    ids,
    GRANT,
  ]);
  return ids;
}

import type { Database } from '../../core/db/database.ts';

/** Changes rows as no house may, nor their owner: as if time had passed, or as an older version left them. */
export async function pastGuards(
  { pool }: Pick<Database, 'pool'>,
  table: 'rounds' | 'round_chains',
  change: string,
  values: unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(change, values);
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER; COMMIT`);
  } finally {
    client.release();
  }
}

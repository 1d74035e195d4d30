import type { Database } from '../../core/db/database.ts';

/**
 * Changes rows without the triggers that forbid it even to the owner: to simulate elapsed time, or rows of an older version.
 */
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

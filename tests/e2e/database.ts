import { type Database, openDatabase } from '../../house/db/database.ts';
import { startPostgres } from '../../house/db/postgres.ts';

/** Works on the database of a running house, as its operator would. */
export async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const postgres = await startPostgres(dataDir, { info() {}, warn() {} }, { role: 'tool' });
  const db = openDatabase(postgres.url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** Turns the switch for maintenance (docs/operating.md). Houses look at it every two seconds. */
export function setMaintenance(dataDir: string, on: boolean): Promise<unknown> {
  return withDatabase(dataDir, (db) =>
    db.pool.query(`UPDATE site_config SET value = $1 WHERE key = 'maintenance'`, [
      JSON.stringify({ on, until: null }),
    ]),
  );
}

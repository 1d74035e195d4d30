import { type Database, openDatabase } from '../house/core/db/database.ts';
import { startPostgres } from '../house/core/db/postgres.ts';

/** Works on the database of a running house, like its operator. */
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

import { expect } from '@playwright/test';
import { slotHome } from '../../contract/http/catalogue.ts';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';

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

/**
 * Turns the switch for maintenance (docs/operating.md) of a house that no other journey is made in, and waits until the
 * house has seen it: it looks every two seconds, and the file's next journey has the same house.
 */
export async function setMaintenance(dataDir: string, { url }: { url: string }, on: boolean): Promise<void> {
  await withDatabase(dataDir, (db) =>
    db.pool.query(`UPDATE site_config SET value = $1 WHERE key = 'maintenance'`, [
      JSON.stringify({ on, until: null }),
    ]),
  );
  const open = async () => (await fetch(new URL(slotHome.path, url))).ok;
  await expect.poll(open, { timeout: 30_000 }).toBe(!on);
}

import { expect } from '@playwright/test';
import { slotHome } from '../../contract/http/play/catalogue.ts';
import { withDatabase } from '../withDatabase.ts';

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

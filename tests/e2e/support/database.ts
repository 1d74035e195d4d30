import { expect } from '@playwright/test';
import { slotHome } from '../../../contract/http/play/catalogue.ts';
import { withDatabase } from '../../withDatabase.ts';

/**
 * Sets the maintenance switch (docs/operating.md) of a house used by no other test, and waits until the house has read it: it
 * polls every two seconds, and the file's next test uses the same house.
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

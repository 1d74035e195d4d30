import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../core/testDatabase.ts';
import { TestHouse } from '../testHouse.ts';

/** Starts an Indonesian house with payment settings that replace the seed's; payments wait for the test. */
export async function startWith(
  settings: Record<string, unknown>,
): Promise<{ house: TestHouse; close(): Promise<void> }> {
  const database = await createTestDatabase();
  for (const [key, value] of Object.entries(settings))
    await database.pool.query(
      `INSERT INTO site_config (key, market, value, public, seeded) VALUES ($1, 'id', $2, true, false)`,
      [key, JSON.stringify(value)],
    );
  const house = await TestHouse.start({
    database,
    config: { payments: { paysAfter: 0, review: 3_600_000 } },
  });
  return {
    house,
    /** @throws if the books are not sound */
    async close() {
      const findings = await reconcile(house.db);
      await house.close();
      await database.close();
      if (findings.length > 0) throw new Error(JSON.stringify(findings));
    },
  };
}

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashStart } from '../../../contract/games/crash/operations.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { seedTargets } from '../../testing/games/testChain.ts';
import { TestGateway } from '../../testing/payments/testGateway.ts';
import { TestHouse } from '../../testing/testHouse.ts';

/** Configurations: play money, a real payment gateway, and a real gateway with demo players enabled by the operator. */
const HOUSES = [
  { bots: null, gateway: null },
  { bots: null, gateway: new TestGateway({ resend: 'never' }) },
  { bots: true, gateway: new TestGateway({ resend: 'never' }) },
];

let houses: TestHouse[];
beforeAll(async () => {
  houses = await Promise.all(
    HOUSES.map(async ({ bots, gateway }) => {
      const database = await createTestDatabase();
      const quick = { from: 10_000n, to: 11_000n };
      await seedTargets(database, [quick, quick, quick]);
      const config = { bots, databaseUrl: database.url, crash: { preparation: 1_500, squib: 300 } };
      return TestHouse.start({ database, config, gateway });
    }),
  );
});
afterAll(async () => {
  for (const house of houses) await house.close();
});

it('runs no demo players where money is real, unless the operator enables them', async () => {
  const starts = houses.map((house) => house.connect().collect(crashStart));
  const played = () => starts.map((events) => events.some(({ betCount }) => betCount > 0));
  // At some hours there are few demo players, so a round may have none.
  await vi.waitFor(
    () => {
      expect(played()).toEqual([true, expect.any(Boolean), true]);
      for (const events of starts) expect(events.length).toBeGreaterThanOrEqual(2);
    },
    { timeout: 90_000, interval: 250 },
  );
  expect(played()).toEqual([true, false, true]);
}, 100_000);

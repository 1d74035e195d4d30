import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { byTwo } from '../../testing/ledger/testOperators.ts';
import { TestProviders } from '../../testing/providers/testProviders.ts';

let providers: TestProviders;
beforeAll(async () => {
  providers = await TestProviders.start();
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
});

/** The cap figures in /metrics. */
async function stopped(): Promise<Record<string, number>> {
  const { text } = await providers.house.request('GET', '/metrics');
  return Object.fromEntries(
    [...text.matchAll(/kilat_provider_caps\{what="(\w+)"\} (\d+)/g)].map(([, what, count]) => [
      what,
      Number(count),
    ]),
  );
}

it.each(['hub88', 'oneWallet'] as const)(
  'over %s: a win above the cap is refused until operators approve it, and one above the daily cap only stops new bets',
  async (protocol) => {
    const { driver } = await providers.seat(protocol);
    const { pool } = providers.house.db;
    const { rows } = await pool.query<{ provider: string }>(
      'SELECT provider FROM provider_links WHERE protocol = $1',
      [protocol],
    );
    const provider = rows[0]?.provider;
    const before = await stopped();
    await pool.query('INSERT INTO provider_caps VALUES ($1, 50000, 60000, NULL)', [provider]);

    expect((await driver.transact({ kind: 'bet', id: 'bet', amount: 1_000n })).means).toContain('ok');
    const win = () =>
      driver.transact({ kind: 'win', id: 'win', reference: 'bet', round: 'round-bet', amount: 70_000n });
    for (let tries = 0; tries < 2; tries++) expect((await win()).means).not.toContain('ok');
    expect(await stopped()).toEqual({ ...before, heldWins: (before.heldWins ?? 0) + 1 });
    const { rows: pending } = await pool.query<{ id: bigint }>(
      'SELECT id FROM open_held_wins WHERE provider = $1',
      [provider],
    );
    await byTwo(providers.house.db, "held_win_pay($1, 'a jackpot')", [pending[0]?.id]);
    const paid = await win();
    expect(paid.means).toContain('ok');
    expect(paid.balance).toBe(10_000_000n - 1_000n + 70_000n);

    // The day's cap is exceeded: the next win of another round is blocked, and stops the provider.
    expect((await driver.transact({ kind: 'bet', id: 'bet2', amount: 1_000n })).means).toContain('ok');
    const next = { kind: 'win', id: 'next', reference: 'bet2', round: 'round-bet2', amount: 5n } as const;
    expect((await driver.transact(next)).means).not.toContain('ok');
    expect((await stopped()).stoppedProviders).toBe((before.stoppedProviders ?? 0) + 1);
    await vi.waitFor(
      async () => {
        const bet = await driver.transact({ kind: 'bet', id: `bet-${Math.random()}`, amount: 1n });
        expect(bet.means).not.toContain('ok');
      },
      { timeout: 10_000, interval: 200 },
    );
    // Known transactions are answered as before.
    expect((await driver.transact({ kind: 'bet', id: 'bet', amount: 1_000n })).means).toContain('ok');
  },
);

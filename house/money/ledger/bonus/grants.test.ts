import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARKETS } from '../../../../contract/markets.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { grant } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { addDeposit, payIn } from '../../../testing/ledger/testOrders.ts';
import { walletsOf } from '../ledger.ts';
import { withdrawable } from '../payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** Places a bet and cashes it out at 1.00: it counts as wagered, and nothing is won or lost. */
async function play(userId: bigint, amount: bigint): Promise<void> {
  const round = await addRound(db);
  await bet(db, userId, round, { amount, effectiveRate: 10_000n });
  await fly(db, round);
  await settleRound(db, { game: GAME, roundId: round, target: 10_000n, interrupted: false });
}

it('granted play money can be withdrawn once wagered, as plain arithmetic predicts, for every order of grants and bets', async () => {
  const step = fc.record({ kind: fc.constantFrom('grant', 'bet'), amount: fc.bigInt(1n, 80n) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const userId = await addPlayer(db, 0n);
      await payIn(db, await addDeposit(db, userId, { amount: 1_000n }), 1_000n);
      let [wallet, unplayed] = [1_000n, 0n];
      for (const [i, { kind, amount }] of steps.entries()) {
        if (kind === 'bet') {
          await play(userId, amount);
          unplayed = unplayed > amount ? unplayed - amount : 0n;
        } else {
          await grant(db, { key: `grant-${i}`, userId, currency: CURRENCY, amount, reason: 'test' });
          wallet += amount;
          unplayed += amount;
        }
        // Two in the same ms would have no order.
        await new Promise((done) => setTimeout(done, 2));
        expect((await withdrawable(db, userId, CURRENCY)).available).toBe(wallet - unplayed);
      }
    }),
    { numRuns: 10, interruptAfterTimeLimit: 20_000 },
  );
});

it('a new account gets its market’s grant, once, and nothing if the market uses real money', async () => {
  for (const { id, currency, grant: welcome } of Object.values(MARKETS)) {
    const { rows } = await db.pool.query(
      "INSERT INTO users (name, currency, created_at) VALUES ('new', $1, 0) RETURNING id",
      [currency],
    );
    const userId = rows[0].id;
    for (let turn = 0; turn < 2; turn++) await db.pool.query('SELECT ledger_welcome($1)', [userId]);
    expect([id, (await walletsOf(db, [userId])).get(userId)?.balance]).toEqual([id, welcome]);
  }
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE markets SET welcome = 0');
    await client.query("INSERT INTO users (name, currency, created_at) VALUES ('real', 'IDR', 0)");
    await expect(client.query('SELECT ledger_welcome(max(id)) FROM users')).rejects.toMatchObject({
      code: 'KL703',
    });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('reads only as many later bets as were needed to wager a grant', async () => {
  const userId = await addPlayer(db, 50n);
  await payIn(db, await addDeposit(db, userId, { amount: 1_000n }), 1_000n);
  const roundId = await addRound(db);
  await db.pool.query(
    `SELECT ledger_place_pool_bet('played-' || i, $1, $2, $3, 'red', $4, 1, 1000, 1000) FROM generate_series(1, 900) i`,
    [userId, GAME, roundId, CURRENCY],
  );
  await fly(db, roundId);
  await settlePools(db, {
    ...{ game: GAME, roundId, rates: { red: 10_000n }, outcome: {}, interrupted: false },
    covers: { masks: { red: '1' }, results: 2 },
  });
  // A session of its own: reads of an earlier test may still be added to the statistics of a pooled one.
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT ledger_unplayed_grants($1, $2)', [userId, CURRENCY]);
    const { rows } = await client.query<{ read: string }>(
      "SELECT sum(seq_tup_read + idx_tup_fetch)::bigint AS read FROM pg_stat_xact_user_tables WHERE relname LIKE 'bets%'",
    );
    expect(Number(rows[0]?.read)).toBeLessThan(150);
  } finally {
    await client.end();
  }
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../db/testDatabase.ts';

import { grant } from './ledger.ts';
import { withdrawable } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { addPlayer, addRound, bet, CURRENCY, fly, GAME } from './testLedger.ts';
import { addDeposit, payIn } from './testPayments.ts';
import { settleRound } from './testSettlement.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** A bet that comes back as it was staked: it is played, and nothing is won or lost. */
async function play(userId: bigint, amount: bigint): Promise<void> {
  const round = await addRound(db);
  await bet(db, userId, round, { amount, effectiveRate: 10_000n });
  await fly(db, round);
  await settleRound(db, { game: GAME, roundId: round, target: 10_000n, interrupted: false });
}

async function moneyOf(userId: bigint): Promise<{ wallet: bigint; locked: bigint }> {
  const { rows } = await db.pool.query(
    `SELECT balance AS wallet, ledger_locked_gifts($1, $2) AS locked FROM ledger_accounts
     WHERE user_id = $1 AND currency = $2 AND kind = 'wallet'`,
    [userId, CURRENCY],
  );
  return rows[0];
}

describe('a gift', () => {
  it('is locked until as much was staked after it, whatever was staked before', async () => {
    const userId = await addPlayer(db, 1_000n);
    await play(userId, 900n);
    await play(userId, 900n);
    expect(await moneyOf(userId)).toEqual({ wallet: 1_000n, locked: 0n });
    await payIn(db, await addDeposit(db, userId, { amount: 500n, gift: { most: 1_000n } }), 500n);
    expect(await moneyOf(userId)).toEqual({ wallet: 1_550n, locked: 50n });
    expect(await withdrawable(db, userId, CURRENCY)).toBe(1_500n);
    await play(userId, 20n);
    expect((await moneyOf(userId)).locked).toBe(30n);
    await play(userId, 400n);
    expect((await moneyOf(userId)).locked).toBe(0n);
  });

  it('is locked as plain arithmetic says, for every order of gifts and bets', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('gift' as const), amount: fc.bigInt(1n, 50n) }),
      fc.record({ kind: fc.constant('bonus' as const), amount: fc.bigInt(1n, 50n) }),
      fc.record({ kind: fc.constant('bet' as const), amount: fc.bigInt(1n, 80n) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const userId = await addPlayer(db, 0n);
        await payIn(db, await addDeposit(db, userId, { amount: 1_000n }), 1_000n);
        let locked = 0n;
        for (const [i, { kind, amount }] of steps.entries()) {
          if (kind === 'gift')
            await grant(db, { key: `gift-${i}`, userId, currency: CURRENCY, amount, reason: 'test' });
          if (kind === 'bonus')
            await payIn(
              db,
              await addDeposit(db, userId, { amount: amount * 10n, gift: { most: amount } }),
              amount * 10n,
            );
          if (kind === 'bet') await play(userId, amount);
          // Two of one ms would be in the same place.
          await new Promise((done) => setTimeout(done, 2));
          locked = kind === 'bet' ? (locked > amount ? locked - amount : 0n) : locked + amount;
          expect((await moneyOf(userId)).locked).toBe(locked);
        }
      }),
      { numRuns: 10, interruptAfterTimeLimit: 20_000 },
    );
  });

  it('for one occasion goes to the order that is paid first, with many payments at once', async () => {
    const userId = await addPlayer(db, 0n);
    const gift = { most: 1_000n, slot: 'first' };
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => addDeposit(db, userId, { amount: 100n, gift })),
    );
    await Promise.all(orders.flatMap((id) => [payIn(db, id, 60n), payIn(db, id, 60n)]));
    const { rows } = await db.pool.query(
      'SELECT sum(given)::bigint AS given, count(*) FILTER (WHERE given > 0) AS times FROM deposit_orders WHERE user_id = $1',
      [userId],
    );
    expect(rows[0]).toEqual({ given: 10n, times: 1n });
    expect(await moneyOf(userId)).toEqual({ wallet: 970n, locked: 10n });
  });

  it('counts neither as a loss nor as a win', async () => {
    const userId = await addPlayer(db, 0n);
    await payIn(db, await addDeposit(db, userId, { amount: 500n, gift: { most: 50n } }), 500n);
    const loss = async (since: number) =>
      (await db.pool.query('SELECT player_loss($1, $2, $3) AS loss', [userId, CURRENCY, since])).rows[0].loss;
    expect([await loss(0), await loss(Date.now() + 60_000)]).toEqual([0n, 0n]);
  });
});

const TO_WALLET = `FROM deposit_orders o
  JOIN ledger_accounts m ON m.kind = 'mint' AND m.currency = o.currency
  JOIN ledger_accounts w ON w.kind = 'wallet'`;
it.each([
  'UPDATE deposit_orders SET given = bonus WHERE bonus > 0 AND given = 0',
  'UPDATE deposit_orders SET bonus = bonus + 1 WHERE bonus > 0',
  'UPDATE deposit_orders SET promo_slot = NULL WHERE bonus > 0',
  "UPDATE deposit_orders SET promotion = 'other' WHERE promotion IS NULL",
  `UPDATE deposit_orders SET from_account = '{"id": "1"}'`,
  `INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at,
     promotion, promo_percent, promo_min, promo_most, bonus)
   SELECT min(id), 'IDR', 'qris', 100, 0, 100, 'k', 'too-much', 0, 1, 'tenth', 10, 1, 5, 6 FROM users`,
  `INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at,
     bonus) SELECT min(id), 'IDR', 'qris', 100, 0, 100, 'k', 'no-promotion', 0, 1, 5 FROM users`,
  ...['o.bonus = 10 AND o.given = 10', "o.bonus = 10 AND o.status = 'pending'", 'o.bonus = 0'].map(
    (
      which,
    ) => `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount,
      order_id, at) SELECT 1, 'bonus', o.user_id, m.id, w.id, 'IDR', 10, o.id, 1 ${TO_WALLET} AND w.user_id = o.user_id
      WHERE ${which} LIMIT 1`,
  ),
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
   SELECT 1, 'bonus', o.user_id, m.id, w.id, 'IDR', 10, o.id, 1 ${TO_WALLET} AND w.user_id <> o.user_id
   WHERE o.bonus = 10 LIMIT 1`,
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, at)
   SELECT 1, 'bonus', o.user_id, m.id, w.id, 'IDR', 10, 1 ${TO_WALLET} AND w.user_id = o.user_id LIMIT 1`,
])('no program can %s', async (statement) => {
  const userId = await addPlayer(db, 0n);
  await payIn(db, await addDeposit(db, userId, { amount: 100n, gift: { most: 50n } }), 100n);
  await addDeposit(db, userId, { amount: 100n, gift: { most: 50n } });
  await payIn(db, await addDeposit(db, userId, { amount: 100n }), 100n);
  await expect(db.pool.query(statement)).rejects.toMatchObject({ code: 'KLX00' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayer } from '../../../testing/ledger/testLedger.ts';
import { addDeposit, payIn } from '../../../testing/ledger/testOrders.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const TO_BONUS = `FROM deposit_orders o
  JOIN ledger_accounts m ON m.kind = 'promotions' AND m.currency = o.currency
  JOIN ledger_accounts w ON w.kind = 'bonus'`;
it.each([
  'UPDATE deposit_orders SET given = bonus WHERE bonus > 0 AND given = 0',
  'UPDATE deposit_orders SET bonus = bonus + 1 WHERE bonus > 0',
  "UPDATE deposit_orders SET promo_slot = 'another' WHERE bonus > 0",
  'UPDATE deposit_orders SET promo_wagering = 2 WHERE bonus > 0',
  'UPDATE deposit_orders SET promo_days = 99 WHERE bonus > 0',
  "INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at) SELECT 1, 'bonus', o.user_id, m.id, w.id, 'IDR', 10, o.id, now_ms() FROM deposit_orders o JOIN ledger_accounts m ON m.kind = 'mint' AND m.currency = o.currency JOIN ledger_accounts w ON w.kind = 'wallet' AND w.user_id = o.user_id WHERE o.status = 'paid' AND o.given = 0 LIMIT 1",
  "UPDATE deposit_orders SET promotion = 'other' WHERE promotion IS NULL",
  `UPDATE deposit_orders SET from_account = '{"id": "1"}'`,
  `INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at,
     promotion, promo_percent, promo_min, promo_most, promo_wagering, promo_days, bonus)
   SELECT min(id), 'IDR', 'qris', 100, 0, 100, 'k', 'too-much', 0, 1, 'tenth', 10, 1, 5, 1, 30, 6 FROM users`,
  `INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at,
     bonus) SELECT min(id), 'IDR', 'qris', 100, 0, 100, 'k', 'no-promotion', 0, 1, 5 FROM users`,
  ...['o.bonus = 10 AND o.given = 10', "o.bonus = 10 AND o.status = 'pending'", 'o.bonus = 0'].map(
    (
      which,
    ) => `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount,
      order_id, at) SELECT 1, 'depositBonus', o.user_id, m.id, w.id, 'IDR', 10, o.id, now_ms() + 60000 ${TO_BONUS} AND w.user_id = o.user_id
      WHERE ${which} LIMIT 1`,
  ),
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
   SELECT 1, 'depositBonus', o.user_id, m.id, w.id, 'IDR', 10, o.id, now_ms() + 60000 ${TO_BONUS} AND w.user_id <> o.user_id
   WHERE o.bonus = 10 LIMIT 1`,
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, at)
   SELECT 1, 'depositBonus', o.user_id, m.id, w.id, 'IDR', 10, now_ms() + 60000 ${TO_BONUS} AND w.user_id = o.user_id LIMIT 1`,
])('no program can %s', async (statement) => {
  const userId = await addPlayer(db, 0n);
  await payIn(db, await addDeposit(db, userId, { amount: 100n, gift: { most: 50n } }), 100n);
  await addDeposit(db, userId, { amount: 100n, gift: { most: 50n } });
  await payIn(db, await addDeposit(db, userId, { amount: 100n }), 100n);
  await expect(db.pool.query(statement)).rejects.toMatchObject({ code: 'KLX00' });
});

import type { Call } from '../../contract/http/call.ts';
import { addressOf } from '../../contract/http/call.ts';
import { type DepositOrder, payOrders } from '../../contract/http/money/deposits.ts';
import { type Withdrawal, withdrawOrders } from '../../contract/http/money/withdrawals.ts';
import type { ListPage } from '../../contract/http/page.ts';
import type { Database } from '../../house/core/db/database.ts';
import { hashPassword } from '../../house/people/accounts/passwords.ts';
import type { Gambler } from './gambler.ts';
import type { Holder } from './payer.ts';
import type { Stage } from './stage.ts';

/** Helpers of fault tests for deposits and withdrawals. */

const PIN = '271828';
const PAGE = 60;

/** Gives the stage's players a PIN, a bank account and a fresh session; no house may be running. */
export async function equip(stage: Stage): Promise<Holder[]> {
  const pinHash = await hashPassword(PIN, { network: 'tests' });
  return stage.withDatabase('house', async ({ pool }) => {
    await pool.query('UPDATE sessions SET fresh_until = expires_at');
    await pool.query(
      `INSERT INTO user_pins (user_id, pin_hash, changed_at) SELECT id, $1, created_at FROM users WHERE NOT bot`,
      [pinHash],
    );
    const { rows } = await pool.query<{ id: bigint; user_id: bigint }>(
      `INSERT INTO bank_accounts (user_id, bank, number, holder, created_at)
       SELECT id, 'BCA', lpad(id::text, 10, '1'), 'BUDI', created_at FROM users WHERE NOT bot RETURNING id, user_id`,
    );
    return stage.gamblers.map(({ userId, token }) => {
      const account = rows.find((row) => row.user_id.toString() === userId)?.id.toString() ?? '';
      return { userId, token, account, pin: PIN };
    });
  });
}

/** Reads a player's deposits and withdrawals from the house. */
export async function moneyOf({ token }: Gambler | Holder, url: string) {
  return {
    deposits: await listOf<DepositOrder>(payOrders, token, url),
    withdrawals: await listOf<Withdrawal>(withdrawOrders, token, url),
  };
}

async function listOf<Item>(
  call: Call<{ page: number; count: number }, ListPage<Item>>,
  token: string,
  url: string,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page++) {
    const { url: path } = addressOf(call, { page, count: PAGE });
    const answer = await fetch(url + path, { headers: { main_token: token } });
    const { items, total } = (await answer.json()) as ListPage<Item>;
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Number of pending callbacks, open gateway orders and withdrawals. */
export async function underWay({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(`SELECT
    ((SELECT count(*) FROM sandbox_callbacks WHERE next_at IS NOT NULL)
      + (SELECT count(*) FROM sandbox_orders WHERE state = 'open')
      + (SELECT count(*) FROM withdrawals WHERE status IN ('review', 'sending')))::int AS left`);
  return rows[0]?.left ?? 0;
}

/** Differences between gateway and ledger in payments, chargebacks and payouts; empty if each exists exactly once in both. */
export async function disagreements({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(`
    WITH reported AS (
      SELECT DISTINCT body::jsonb ->> 'reference' AS reference, body::jsonb ->> 'payment' AS ref,
        (body::jsonb ->> 'amount')::bigint AS amount
      FROM sandbox_callbacks WHERE body::jsonb ->> 'kind' = 'paid'),
    booked AS (
      SELECT o.reference, r.ref, r.amount FROM deposit_receipts r JOIN deposit_orders o ON o.id = r.order_id)
    SELECT 'payment' AS what, reference, ref, reported.amount AS reported, booked.amount AS booked
    FROM reported FULL JOIN booked USING (reference, ref) WHERE reported.amount IS DISTINCT FROM booked.amount
    UNION ALL
    SELECT 'chargeback', reference, ref, reported.amount, booked.amount
    FROM (
      SELECT DISTINCT body::jsonb ->> 'reference' AS reference, body::jsonb ->> 'chargeback' AS ref,
        body::jsonb ->> 'payment' AS payment, (body::jsonb ->> 'amount')::bigint AS amount
      FROM sandbox_callbacks WHERE body::jsonb ->> 'kind' = 'chargeback') reported
    FULL JOIN (
      SELECT o.reference, c.ref, c.payment, c.taken + c.receivable AS amount
      FROM chargebacks c JOIN deposit_orders o ON o.id = c.deposit_id) booked USING (reference, ref, payment)
    WHERE reported.amount IS DISTINCT FROM booked.amount
    UNION ALL
    SELECT 'payout', reference, s.state, s.amount, w.amount - w.fee
    FROM (SELECT * FROM sandbox_orders WHERE kind = 'payout') s FULL JOIN (
      SELECT * FROM withdrawals WHERE status = 'paid' OR (status = 'refused' AND sent_at IS NOT NULL)) w USING (reference)
    WHERE s.amount IS DISTINCT FROM w.amount - w.fee OR s.state IS DISTINCT FROM w.status
    UNION ALL
    SELECT 'refused without a chargeback', reference, NULL, NULL, amount FROM withdrawals w
    WHERE status = 'refused' AND sent_at IS NULL AND NOT EXISTS (SELECT FROM chargebacks c
      WHERE c.user_id = w.user_id AND c.applied_at BETWEEN w.ended_at AND w.ended_at + 1000)
    UNION ALL
    SELECT 'clearing', NULL, NULL, reported, booked
    FROM (SELECT sum(amount) AS reported FROM sandbox_movements) s,
      (SELECT -sum(balance) AS booked FROM ledger_balances WHERE kind = 'clearing') b
    WHERE reported IS DISTINCT FROM booked`);
  return rows;
}

/** A player's total chargebacks by the gateway, and the remaining debt by the ledger. */
export async function takenBackOf(
  { pool }: Database,
  userId: string,
): Promise<{ notified: bigint; owed: bigint }> {
  const { rows } = await pool.query<{ notified: bigint; owed: bigint }>(
    `SELECT
      (SELECT coalesce(sum(amount), 0)::bigint FROM (
        SELECT DISTINCT body::jsonb ->> 'chargeback', (body::jsonb ->> 'amount')::bigint AS amount
        FROM sandbox_callbacks JOIN deposit_orders o ON o.reference = body::jsonb ->> 'reference'
        WHERE o.user_id = $1 AND body::jsonb ->> 'kind' = 'chargeback') c) AS notified,
      (SELECT coalesce(sum(receivable - collected - written_off), 0)::bigint FROM chargebacks WHERE user_id = $1) AS owed`,
    [userId],
  );
  return rows[0] ?? { notified: 0n, owed: 0n };
}

/** Whether some player owed something, and paid some of it. */
export async function debtsWere({ pool }: Database): Promise<{ receivable: boolean; collected: boolean }> {
  const { rows } = await pool.query<{ receivable: boolean; collected: boolean }>(
    'SELECT coalesce(sum(receivable), 0) > 0 AS receivable, coalesce(sum(collected), 0) > 0 AS collected FROM chargebacks',
  );
  return rows[0] ?? { receivable: false, collected: false };
}

/** Number of payments, in or out, or chargebacks that the gateway reported for each of its orders. */
export async function notifiedAmounts(
  { pool }: Database,
  what: 'payments' | 'chargebacks',
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: bigint; times: number }>(
    `SELECT s.id, count(DISTINCT coalesce(c.body::jsonb ->> 'chargeback', c.body::jsonb ->> 'payment', 'payout'))::int AS times
      FROM sandbox_orders s JOIN sandbox_callbacks c ON c.body::jsonb ->> 'reference' = s.reference
      WHERE c.body::jsonb ->> 'kind' = ANY ($1) GROUP BY s.id`,
    [what === 'payments' ? ['paid', 'payoutPaid'] : ['chargeback']],
  );
  return new Map(rows.map(({ id, times }) => [id.toString(), times]));
}

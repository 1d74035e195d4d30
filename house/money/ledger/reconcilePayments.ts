/** One thing that must hold for the whole database. `sql` lists what breaks it, one text column a row. */
export interface Check {
  name: string;
  sql: string;
}

/** The checks of money from and to gateways. */
export const PAYMENT_CHECKS: readonly Check[] = [
  {
    name: 'deposits are credited with what was received, less the fee',
    sql: `SELECT format('deposit %s: received %s, receipts say %s, fee %s, credited %s, is %s', o.id, o.received,
        coalesce(r.received, 0), o.fee, o.credited, o.status)
      FROM deposit_orders o
      LEFT JOIN (SELECT order_id, sum(amount) AS received FROM deposit_receipts GROUP BY order_id) r ON r.order_id = o.id
      WHERE o.received <> coalesce(r.received, 0) OR o.credited <> greatest(0, o.received - o.fee)
        OR (o.status = 'paid') <> (o.received >= o.payable)`,
  },
  {
    name: 'every deposit has the transfers that make its credit',
    sql: `SELECT format('deposit %s: credited %s, transfers are %s', coalesce(o.id, t.order_id), o.credited, t.amount)
      FROM deposit_orders o
      FULL JOIN (SELECT order_id, sum(amount) AS amount, min(credit_account) AS wallet, count(DISTINCT credit_account) AS wallets
        FROM ledger_transfers WHERE kind = 'deposit' GROUP BY order_id) t ON t.order_id = o.id
      LEFT JOIN ledger_accounts w ON w.user_id = o.user_id AND w.currency = o.currency AND w.kind = 'wallet'
      WHERE o.credited IS DISTINCT FROM coalesce(t.amount, 0) OR (t.order_id IS NOT NULL AND (t.wallets <> 1 OR t.wallet <> w.id))`,
  },
  {
    name: 'gifts of promotions are what their deposit was promised, once a deposit and once an occasion',
    sql: `WITH given AS (
        -- The first kind is of before there was a bonus account.
        SELECT order_id, count(*) AS times, sum(amount) AS amount, min(user_id) AS user_id
        FROM ledger_transfers WHERE kind IN ('bonus', 'depositBonus') GROUP BY order_id),
      first AS (
        SELECT user_id, promo_slot, count(*) AS times FROM deposit_orders
        WHERE promo_slot IS NOT NULL AND given > 0 GROUP BY user_id, promo_slot)
      SELECT format('deposit %s: promised %s, has %s, transfers are %s, is %s', coalesce(o.id, g.order_id), o.bonus,
        o.given, coalesce(g.amount, 0), o.status)
      FROM deposit_orders o
      FULL JOIN given g ON g.order_id = o.id
      LEFT JOIN first f ON f.user_id = o.user_id AND f.promo_slot = o.promo_slot
      WHERE o.given IS DISTINCT FROM coalesce(g.amount, 0) OR f.times > 1
        OR o.bonus <> coalesce(least(o.amount * o.promo_percent / 100, o.promo_most), 0)
        OR (g.order_id IS NOT NULL AND (g.times <> 1 OR g.user_id <> o.user_id OR o.given <> o.bonus OR o.status <> 'paid'))
        OR (o.bonus > 0 AND o.status = 'paid' AND o.given = 0 AND f.times IS NULL)`,
  },
  {
    name: 'every withdrawal has exactly the transfers its status asks for',
    sql: `WITH due AS (
        SELECT d.id AS order_id, m.kind, d.amount, w.id AS wallet, h.id AS held
        FROM withdrawals d
        LEFT JOIN ledger_accounts w ON w.user_id = d.user_id AND w.currency = d.currency AND w.kind = 'wallet'
        LEFT JOIN ledger_accounts h ON h.user_id = d.user_id AND h.currency = d.currency AND h.kind = 'held'
        CROSS JOIN LATERAL (VALUES
          ('hold', true),
          ('paid', d.status = 'paid'),
          ('returned', d.status IN ('cancelled', 'refused'))) AS m (kind, wanted)
        WHERE m.wanted),
      done AS (
        SELECT order_id, kind, count(*) AS times, sum(amount) AS amount,
          array_agg(debit_account) || array_agg(credit_account) AS accounts
        FROM ledger_transfers WHERE kind IN ('hold', 'paid', 'returned') GROUP BY order_id, kind)
      SELECT format('withdrawal %s: %s of %s is due, %s done in %s transfers', order_id, kind,
        coalesce(due.amount, 0), coalesce(done.amount, 0), coalesce(done.times, 0))
      FROM due FULL JOIN done USING (order_id, kind)
      WHERE done.times IS DISTINCT FROM 1 OR due.amount IS DISTINCT FROM done.amount
        OR due.held <> ALL (done.accounts) OR (kind <> 'paid' AND due.wallet <> ALL (done.accounts))`,
  },
  {
    name: 'what is held is exactly the withdrawals on their way',
    sql: `SELECT format('held of user %s in %s is %s, withdrawals on their way are %s',
        user_id, currency, coalesce(a.balance, 0), coalesce(d.amount, 0))
      FROM (SELECT user_id, currency, balance FROM ledger_accounts WHERE kind = 'held') a
      FULL JOIN (SELECT user_id, currency, sum(amount) AS amount FROM withdrawals WHERE status IN ('review', 'sending')
        GROUP BY user_id, currency) d USING (user_id, currency)
      WHERE coalesce(a.balance, 0) <> coalesce(d.amount, 0)`,
  },
];

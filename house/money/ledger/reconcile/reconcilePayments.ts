/** A condition that must hold for the whole database. `sql` lists the violations, one text column per row. */
export interface Check {
  name: string;
  sql: string;
  /** A WITH clause to put before `sql`: it hides tables behind subsets of the same name. */
  rows?: string;
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
    name: 'gifts of promotions are what their deposit was promised, once a deposit and once an award key',
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
        OR (o.bonus > 0 AND o.status = 'paid' AND o.given = 0 AND f.times IS NULL AND o.promo_version IS NULL)
        OR (o.promo_version IS NOT NULL AND (g.order_id IS NOT NULL OR (o.promo_paid_at IS NOT NULL) <> (o.status = 'paid')))`,
  },
  {
    name: 'deposits that were paid have the awards that they were promised, and no others are of a deposit',
    sql: `SELECT format('deposit %s was promised %s %s, awards are %s', o.id, o.promotion, o.promo_slot, a.id)
      FROM deposit_orders o
      LEFT JOIN awards a ON a.user_id = o.user_id AND a.promotion = o.promotion AND a.award_key = o.promo_slot
      WHERE o.promo_gives IN ('credited', 'claimed') AND o.status = 'paid' AND a.id IS NULL
      UNION ALL
      SELECT format('award %s of %s is of deposit %s', a.id, a.promotion, o.id)
      FROM awards a JOIN deposit_orders o ON o.id::text = a.detail ->> 'order'
      WHERE a.promotion = o.promotion AND (o.promo_paid_at IS NULL OR a.user_id <> o.user_id OR a.amount > o.bonus)`,
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

/** A transfer this close to a statement's end may belong to the next statement: clocks differ a little. */
const HOUR_MS = 3_600_000;

/** The checks of charges, fees, chargebacks and adjustments, and of the clearing account against gateways' statements. */
export const BOOK_CHECKS: readonly Check[] = [
  {
    name: 'what is not credited of a payment, or not sent of a withdrawal, is charged',
    sql: `WITH due AS (
        SELECT 'deposit_charge' AS kind, id, received - credited AS amount FROM deposit_orders WHERE received <> credited
        UNION ALL SELECT 'payout_charge', id, fee FROM withdrawals WHERE status = 'paid' AND fee > 0),
      done AS (SELECT kind, order_id AS id, sum(amount) AS amount FROM ledger_transfers
        WHERE kind IN ('deposit_charge', 'payout_charge') GROUP BY kind, order_id)
      SELECT format('%s of %s: %s is due, %s done', kind, id, coalesce(due.amount, 0), coalesce(done.amount, 0))
      FROM due FULL JOIN done USING (kind, id) WHERE due.amount IS DISTINCT FROM done.amount`,
  },
  {
    name: 'fees of gateways are posted once, and undone where an adjustment says so',
    sql: `SELECT format('fee %s of %s: posted %s in %s transfers, undone by %s', coalesce(f.id, t.order_id), f.amount, t.amount,
        coalesce(t.times, 0), a.id)
      FROM gateway_fees f
      FULL JOIN (SELECT order_id, count(*) AS times, sum(amount) AS amount, min(user_id) AS user_id FROM ledger_transfers
        WHERE kind = 'fee' GROUP BY order_id) t ON t.order_id = f.id
      LEFT JOIN adjustments a ON a.reverses_fee = f.id AND a.status = 'done'
      WHERE t.times IS DISTINCT FROM 1 OR NOT f.posted OR (f.amount, f.user_id) IS DISTINCT FROM (t.amount, t.user_id)
        OR f.reversed <> (a.id IS NOT NULL)`,
  },
  {
    name: 'chargebacks have exactly the transfers that they say, and wait only for their payment',
    sql: `WITH due AS (
        SELECT c.id, m.kind, m.amount, c.user_id FROM chargebacks c
        CROSS JOIN LATERAL (VALUES ('chargeback', c.taken), (CASE WHEN c.deposit_id IS NULL THEN 'providerDebt' ELSE 'debt' END, c.receivable),
          ('collection', c.collected)) AS m (kind, amount)
        WHERE m.amount > 0),
      done AS (SELECT order_id AS id, kind, sum(amount) AS amount, min(user_id) AS user_id, count(*) AS times
        FROM ledger_transfers WHERE kind IN ('chargeback', 'debt', 'providerDebt', 'collection') GROUP BY order_id, kind)
      SELECT format('chargeback %s: %s of %s is due, %s done', id, kind, coalesce(due.amount, 0), coalesce(done.amount, 0))
      FROM due FULL JOIN done USING (id, kind)
      WHERE (due.amount, due.user_id) IS DISTINCT FROM (done.amount, done.user_id) OR (kind <> 'collection' AND done.times <> 1)
      UNION ALL
      SELECT format('chargeback %s of %s took %s and receivable %s', c.id, c.amount, c.taken, c.receivable) FROM chargebacks c
      LEFT JOIN deposit_receipts r ON r.order_id = c.deposit_id AND r.ref = c.payment
      WHERE (r.ref IS NOT NULL OR c.deposit_id IS NULL) <> (c.applied_at IS NOT NULL)
        OR c.taken + c.receivable <> CASE WHEN c.applied_at IS NULL THEN 0 ELSE c.amount END`,
  },
  {
    name: 'what players owe is exactly what the house advanced for them',
    sql: `SELECT format('%s: receivable is %s, debts are %s', currency, coalesce(a.balance, 0), coalesce(c.owed, 0))
      FROM (SELECT currency, -sum(balance) AS balance FROM ledger_balances WHERE kind = 'receivable' GROUP BY currency) a
      FULL JOIN (SELECT currency, sum(receivable - collected - written_off) AS owed FROM chargebacks GROUP BY currency) c
        USING (currency)
      WHERE coalesce(a.balance, 0) <> coalesce(c.owed, 0)`,
  },
  {
    name: 'adjustments that were done have their transfer and their proposal',
    sql: `WITH done AS (SELECT order_id, kind, count(*) AS times, sum(amount) AS amount, min(user_id) AS user_id, min(operation_id) AS operation
        FROM ledger_transfers WHERE kind IN ('adjustment_credit', 'adjustment_debit', 'reversal_credit', 'reversal_debit',
          'write_off', 'write_off_reversal', 'fee_reversal') GROUP BY order_id, kind)
      SELECT format('adjustment %s is %s: %s of %s by proposal %s, done %s', coalesce(a.id, d.order_id), a.status, a.kind, a.amount,
        a.proposal_id, coalesce(d.amount, 0))
      FROM adjustments a FULL JOIN done d ON d.order_id = a.id AND d.kind = a.kind
      LEFT JOIN proposals p ON p.id = a.proposal_id
      LEFT JOIN ledger_operations o ON o.id = d.operation
      WHERE a.id IS NULL OR (a.status = 'done') <> (d.order_id IS NOT NULL)
        OR (a.status = 'done' AND (d.times <> 1 OR (a.amount, a.user_id) <> (d.amount, d.user_id)
          OR (p.status, p.user_id, p.currency, p.amount) IS DISTINCT FROM ('done', a.user_id, a.currency, a.amount)
          OR NOT starts_with(o.fingerprint, format('%s|%s|%s|', a.kind, a.currency, a.amount))))`,
  },
  {
    name: 'all of the clearing account is a payment, a payout, a chargeback or a fee',
    sql: `SELECT format('%s: clearing is %s, its movements are %s', currency, -coalesce(b.balance, 0), coalesce(m.amount, 0))
      FROM (SELECT currency, sum(balance) AS balance FROM ledger_balances WHERE kind = 'clearing' GROUP BY currency) b
      FULL JOIN (SELECT currency, sum(amount) AS amount FROM clearing_movements GROUP BY currency) m USING (currency)
      WHERE coalesce(b.balance, 0) + coalesce(m.amount, 0) <> 0`,
  },
  {
    // Each statement line is compared with all transfers; each transfer only with the statements of its time.
    name: "what moved over clearing is what gateways' statements say, to the coin",
    sql: `WITH said AS (SELECT kind, reference, name, currency, sum(amount) AS amount FROM gateway_movements GROUP BY 1, 2, 3, 4),
      span AS (SELECT currency, min(starts_at) + ${HOUR_MS} AS since, max(ends_at) - ${HOUR_MS} AS until
        FROM gateway_statements GROUP BY currency)
      SELECT format('%s, %s %s: the statement says %s, moved are %s', reference, kind, name, coalesce(said.amount, 0),
        coalesce(m.amount, 0))
      FROM said FULL JOIN clearing_movements m USING (kind, reference, name, currency)
      LEFT JOIN span USING (currency)
      WHERE said.amount IS DISTINCT FROM m.amount
        AND (said.amount IS NOT NULL OR m.at BETWEEN span.since AND span.until)`,
  },
];

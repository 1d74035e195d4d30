import { BONUS_CHECKS } from './reconcileBonus.ts';
import { BOOK_CHECKS } from './reconcileBooks.ts';
import { DAY_CHECKS } from './reconcileDays.ts';
import { type Check, PAYMENT_CHECKS } from './reconcilePayments.ts';

/** Every check of the books. Each reads all it needs from the journal or the bets, never from what it checks. */
export const CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...BOOK_CHECKS,
  ...DAY_CHECKS,
  ...BONUS_CHECKS,
  {
    name: 'balances sum to zero per currency',
    sql: `SELECT format('%s sums to %s', currency, sum(balance)) FROM ledger_balances
      GROUP BY currency HAVING sum(balance) <> 0`,
  },
  {
    name: 'kept balances equal the replayed journal',
    sql: `SELECT format('account %s holds %s, its postings sum to %s', a.id, a.balance, coalesce(sum(p.amount), 0))
      FROM ledger_accounts a LEFT JOIN ledger_postings p ON p.account_id = a.id
      WHERE a.balance IS NOT NULL GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'balances after each posting follow from the one before',
    sql: `SELECT format('account %s, transfer %s: %s and %s do not make %s', account_id, transfer_id, before, amount, balance)
      FROM (SELECT p.*, coalesce(lag(p.balance) OVER (PARTITION BY account_id ORDER BY transfer_id), 0) AS before
        FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id AND a.balance IS NOT NULL) chain
      WHERE before + amount IS DISTINCT FROM balance
      UNION ALL
      SELECT format('transfer %s stamps a balance of account %s, which keeps none', p.transfer_id, a.id)
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id AND a.balance IS NULL
      WHERE p.balance IS NOT NULL`,
  },
  {
    name: 'nothing of a player is or ever was negative',
    sql: `SELECT format('%s %s of user %s at %s', a.kind, a.id, a.user_id, least(a.balance, p.lowest))
      FROM ledger_accounts a
      LEFT JOIN (SELECT account_id, min(balance) AS lowest FROM ledger_postings GROUP BY account_id) p ON p.account_id = a.id
      WHERE a.balance IS NOT NULL AND least(a.balance, p.lowest) < 0`,
  },
  {
    name: 'transfers move a positive amount between accounts of their kind, owner and currency',
    sql: `SELECT format('transfer %s: %s of %s from %s to %s', t.id, t.kind, t.amount, d.kind, c.kind)
      FROM ledger_transfers t
      LEFT JOIN ledger_accounts d ON d.id = t.debit_account
      LEFT JOIN ledger_accounts c ON c.id = t.credit_account
      LEFT JOIN transfer_kinds k ON k.kind = t.kind
      WHERE t.amount <= 0 OR d.currency IS DISTINCT FROM t.currency OR c.currency IS DISTINCT FROM t.currency
        OR coalesce(d.user_id, t.user_id) <> t.user_id OR coalesce(c.user_id, t.user_id) <> t.user_id
        OR k.debit IS DISTINCT FROM d.kind OR k.credit IS DISTINCT FROM c.kind
        OR (k.subject = 'bet') <> (t.bet_id IS NOT NULL) OR (k.subject = 'order') <> (t.order_id IS NOT NULL)`,
  },
  {
    name: 'every user has an account of each kind that players have',
    sql: `SELECT format('user %s has no %s', u.id, k.kind) FROM users u
      JOIN account_kinds k ON k.owned
      LEFT JOIN ledger_accounts a ON a.user_id = u.id AND a.currency = u.currency AND a.kind = k.kind
      WHERE a.id IS NULL OR (a.balance IS NOT NULL) <> k.kept`,
  },
  {
    name: 'every bet has exactly the transfers its status asks for',
    sql: `WITH due AS (
        SELECT b.id AS bet_id, m.kind, m.amount, w.id AS source, e.id AS escrow
        FROM bets b
        LEFT JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency
          AND w.kind = CASE WHEN b.turnover_id IS NULL THEN 'wallet' ELSE 'bonus' END
        LEFT JOIN ledger_accounts e ON e.user_id = b.user_id AND e.currency = b.currency AND e.kind = 'escrow'
        CROSS JOIN LATERAL (VALUES
          ('stake', 'bonusStake', b.amount),
          ('release', 'bonusRelease', CASE b.status WHEN 'cashed' THEN least(b.amount, b.payout) WHEN 'returned' THEN b.amount END),
          ('forfeit', 'forfeit', CASE b.status WHEN 'cashed' THEN b.amount - b.payout WHEN 'lost' THEN b.amount END),
          ('profit', 'bonusProfit', CASE b.status WHEN 'cashed' THEN b.payout - b.amount END)) AS k (own, bonus, amount)
        CROSS JOIN LATERAL (SELECT CASE WHEN b.turnover_id IS NULL THEN k.own ELSE k.bonus END, k.amount) AS m (kind, amount)
        WHERE m.amount > 0),
      done AS (
        SELECT bet_id, kind, count(*) AS times, sum(amount) AS amount, array_agg(debit_account) || array_agg(credit_account) AS accounts
        FROM ledger_transfers WHERE bet_id IS NOT NULL GROUP BY bet_id, kind)
      SELECT format('bet %s: %s of %s is due, %s done in %s transfers', bet_id, kind,
        coalesce(due.amount, 0), coalesce(done.amount, 0), coalesce(done.times, 0))
      FROM due FULL JOIN done USING (bet_id, kind)
      WHERE done.times IS DISTINCT FROM 1 OR due.amount IS DISTINCT FROM done.amount
        OR (kind <> 'forfeit' AND due.source <> ALL (done.accounts))
        OR (kind NOT IN ('profit', 'bonusProfit') AND due.escrow <> ALL (done.accounts))`,
  },
  {
    name: 'escrows hold exactly the open bets',
    sql: `SELECT format('escrow of user %s in %s holds %s, open bets are %s',
        user_id, currency, coalesce(a.balance, 0), coalesce(b.stakes, 0))
      FROM (SELECT user_id, currency, balance FROM ledger_balances WHERE kind = 'escrow') a
      FULL JOIN (SELECT user_id, currency, sum(amount) AS stakes FROM bets WHERE status = 'placed'
        GROUP BY user_id, currency) b USING (user_id, currency)
      WHERE coalesce(a.balance, 0) <> coalesce(b.stakes, 0)`,
  },
  {
    name: 'every bet is on a round, and none is open on a settled one',
    sql: `SELECT format('bet %s is %s on round %s of %s, which is %s', b.id, b.status, b.round_id, b.game,
        coalesce(r.state::text, 'missing'))
      FROM bets b LEFT JOIN rounds r ON r.game = b.game AND r.id = b.round_id
      WHERE r.id IS NULL OR (r.state = 'settled' AND b.status = 'placed')
        OR (r.state IN ('queued', 'open') AND b.status IN ('cashed', 'lost'))`,
  },
  {
    name: 'payouts are floor(amount * rate / 10000)',
    sql: `SELECT format('bet %s: %s at rate %s paid %s', id, amount, rate, payout) FROM bets
      WHERE (rate IS NOT NULL AND payout <> div(amount::numeric * rate, 10000))
        OR (status <> 'cashed' AND (rate IS NOT NULL OR payout <> 0))`,
  },
  {
    name: 'bets ended as their round decided',
    sql: `WITH by_settling AS (
        SELECT DISTINCT t.bet_id FROM ledger_operations o JOIN ledger_transfers t ON t.operation_id = o.id
        WHERE o.scope LIKE 'round:%' AND o.key LIKE 'settle:%')
      SELECT format('bet %s (pays by itself at %s) is %s at %s, the target was %s', b.id, b.effective_rate,
        b.status, b.rate, r.outcome ->> 'target')
      FROM bets b JOIN rounds r ON r.game = b.game AND r.id = b.round_id LEFT JOIN by_settling s ON s.bet_id = b.id
      WHERE r.state = 'settled' AND (
        (r.outcome ? 'target' AND b.status = 'cashed' AND b.rate > (r.outcome ->> 'target')::bigint)
        OR (r.outcome ? 'target' AND b.status <> 'cashed' AND s.bet_id IS NOT NULL
          AND b.effective_rate <= (r.outcome ->> 'target')::bigint)
        OR (b.status = 'returned' AND s.bet_id IS NOT NULL AND NOT r.interrupted)
        OR (b.status = 'lost' AND r.interrupted))`,
  },
  {
    name: 'bets on pools ended at the rate of their pool',
    sql: `SELECT format('bet %s on %s is %s at %s, the pools paid %s', b.id, b.pool, b.status, b.rate, r.outcome -> 'rates')
      FROM bets b JOIN rounds r ON r.game = b.game AND r.id = b.round_id
      WHERE (r.state = 'settled' AND (b.pool IS NOT NULL) <> (r.outcome ? 'rates'))
        OR (b.pool IS NOT NULL AND (b.auto_rate IS NOT NULL OR b.effective_rate IS NOT NULL))
        OR (b.pool IS NOT NULL AND CASE b.status
          WHEN 'cashed' THEN r.interrupted OR b.rate::text IS DISTINCT FROM r.outcome -> 'rates' ->> b.pool
          WHEN 'lost' THEN r.interrupted OR r.outcome -> 'rates' ? b.pool
          WHEN 'returned' THEN NOT r.interrupted
          ELSE false END)`,
  },
  {
    name: 'operations and transfers belong together',
    sql: `SELECT format('transfer %s has no operation', t.id)
      FROM ledger_transfers t LEFT JOIN ledger_operations o ON o.id = t.operation_id
      WHERE o.id IS NULL AND NOT EXISTS (SELECT FROM ledger_months m WHERE m.keys_gone AND m.month = ledger_month_of(t.bet_id))
      UNION ALL
      SELECT format('operation %s of %s moved nothing', o.key, o.scope)
      FROM ledger_operations o LEFT JOIN ledger_transfers t ON t.operation_id = o.id WHERE t.id IS NULL`,
  },
  {
    // Both parts together: what all postings of the two accounts sum to by then.
    name: 'stored replies tell the balance that the operation left',
    sql: `WITH left_by AS (
        SELECT DISTINCT ON (operation_id) operation_id, user_id, balance FROM (
          SELECT p.operation_id, p.transfer_id, a.user_id,
            sum(p.amount) OVER (PARTITION BY a.user_id, a.currency ORDER BY p.transfer_id RANGE UNBOUNDED PRECEDING) AS balance
          FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id AND a.kind IN ('wallet', 'bonus')) sums
        ORDER BY operation_id, transfer_id DESC)
      SELECT format('operation %s of %s told %s, the player had %s', o.key, o.scope, o.balance, l.balance)
      FROM ledger_operations o LEFT JOIN left_by l
        ON l.operation_id = o.id AND l.user_id::text = split_part(o.scope, ':', 2)
      WHERE o.scope ~ '^(user|grant|pay|promo|adjust):' AND o.balance IS DISTINCT FROM l.balance`,
  },
];

import type { Check } from '../reconcile/reconcilePayments.ts';

/** The number of newest closed days that are checked for late transfers; older days were checked every night before. */
const NEWEST = 31;

/** The checks of the chain of closed days alone. */
export const CHAIN_CHECKS: readonly Check[] = [
  {
    name: 'closed days are what their hashes say',
    sql: `SELECT format('%s of %s was changed: its hash is %s, it says %s', c.day, c.currency, encode(ledger_close_hash(c), 'hex'),
        encode(c.hash, 'hex'))
      FROM ledger_closes c WHERE ledger_close_hash(c) <> c.hash
        OR length(c.minutes) <> 32 * ((c.ends_at - c.starts_at + 59999) / 60000)
        OR c.transfers <> ledger_total_count(c.totals)`,
  },
  {
    name: 'each closed day follows from the one before',
    sql: `SELECT format('%s of %s names %s as the hash before it, before it is %s of %s', day, currency, encode(previous, 'hex'), day_before,
        encode(hash_before, 'hex'))
      FROM (SELECT *, lag(day) OVER days AS day_before, lag(hash) OVER days AS hash_before, lag(ends_at) OVER days AS end_before
        FROM ledger_closes WINDOW days AS (PARTITION BY currency ORDER BY day)) chain
      WHERE previous <> coalesce(hash_before, '') OR day <> day_before + 1 OR starts_at <> end_before`,
  },
  {
    name: 'no transfer came after its day was closed',
    sql: `SELECT format('transfer %s of %s is of %s', t.id, t.currency, c.day)
      FROM (SELECT *, row_number() OVER (PARTITION BY currency ORDER BY day DESC) AS age FROM ledger_closes) c
      CROSS JOIN LATERAL (SELECT id, currency FROM ledger_transfers
        WHERE at >= c.starts_at AND at < c.ends_at AND id > c.last_transfer AND currency = c.currency) t
      WHERE c.age <= ${NEWEST}
      UNION ALL
      SELECT format('transfer %s of %s is from before the first closed day', t.id, t.currency)
      FROM (SELECT currency, min(starts_at) AS starts_at FROM ledger_closes GROUP BY currency) c
      CROSS JOIN LATERAL (SELECT id, currency FROM ledger_transfers WHERE at < c.starts_at AND currency = c.currency) t`,
  },
];

/**
 * Checks per kind of account that the balances equal the sums of the closed days and of everything after them. Escrowed stakes
 * are compared with the open bets: those of unsettled rounds and of players' open solo rounds.
 * @param since start of the open days, ms
 */
export function totalsCheck(currency: string, since: number): Check {
  return {
    name: 'balances are what the closed days and the open ones add up to',
    sql: `WITH moved AS (
        SELECT k.debit, k.credit, sum(t.amount) AS amount FROM ledger_transfers t JOIN transfer_kinds k USING (kind)
        WHERE t.at >= ${since} AND t.currency = ${currency} GROUP BY k.debit, k.credit),
      booked AS (
        SELECT kind, sum(amount) AS amount FROM (
          SELECT debit AS kind, -amount AS amount FROM moved UNION ALL SELECT credit, amount FROM moved
          UNION ALL SELECT e.kind, e.amount::numeric FROM ledger_closes c CROSS JOIN LATERAL (
            SELECT * FROM jsonb_each_text(c.net) UNION ALL SELECT * FROM jsonb_each_text(c.opening)) AS e (kind, amount)
          WHERE c.currency = ${currency} AND c.ends_at <= ${since}
          -- What was forgotten before there was a close; the first one says it from then on.
          UNION ALL SELECT a.kind, m.amount FROM ledger_carried m JOIN ledger_accounts a ON a.id = m.account_id
          WHERE a.currency = ${currency} AND NOT EXISTS (SELECT FROM ledger_closes WHERE currency = ${currency})) parts
        GROUP BY kind),
      held AS (
        SELECT kind, sum(balance) AS amount FROM ledger_accounts WHERE balance IS NOT NULL AND currency = ${currency} GROUP BY kind
        UNION ALL SELECT 'escrow', coalesce(sum(amount), 0) FROM (
          SELECT b.amount FROM rounds r JOIN bets b ON b.game = r.game AND b.round_id = r.id
          WHERE r.state <> 'settled' AND b.status = 'placed' AND b.currency = ${currency}
          UNION ALL SELECT b.amount FROM seed_pairs p JOIN bets b ON b.id = p.open_round AND b.user_id = p.user_id
          WHERE b.status = 'placed' AND b.currency = ${currency}) stakes)
      SELECT format('%s accounts in %s hold %s, the days add up to %s', kind, ${currency}, h.amount, coalesce(b.amount, 0))
      FROM held h LEFT JOIN booked b USING (kind) WHERE h.amount <> coalesce(b.amount, 0)
      UNION ALL SELECT format('the days of %s sum to %s', ${currency}, sum(amount)) FROM booked HAVING sum(amount) <> 0`,
  };
}

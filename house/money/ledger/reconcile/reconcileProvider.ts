import type { Check } from './reconcilePayments.ts';

/** Joins what a rollback `t` undoes, as `u`. */
const OF_UNDONE = `LEFT JOIN provider_names n ON n.provider = t.provider AND n.uuid = t.reference AND t.kind = 'rollback'
    LEFT JOIN provider_transactions u ON u.id = n.id`;

/** How much a transaction `t` adds to the stakes and the returns; `u` is what it undoes. */
const STAKED =
  "CASE WHEN t.kind = 'bet' AND NOT t.free THEN t.amount WHEN u.kind = 'bet' THEN -t.amount ELSE 0 END";
const RETURNED = "CASE WHEN t.kind = 'win' THEN t.amount WHEN u.kind = 'win' THEN -t.amount ELSE 0 END";

/** Expected day totals of providers' games: closed rounds, and late transactions separately. */
export const PROVIDER_DAYS = `SELECT user_id, day, game, currency, sum(bets), sum(staked), sum(returned) FROM (
    SELECT user_id, market_day(currency, closed_at) AS day, game, currency, 1 AS bets, staked, returned FROM provider_ends
    UNION ALL
    SELECT t.user_id, market_day(t.currency, t.at), t.game, t.currency, 0,
      ${STAKED},
      ${RETURNED}
    FROM provider_transactions t
    ${OF_UNDONE}
    WHERE t.late AND t.amount > 0 AND NOT (t.kind = 'bet' AND t.free)) provided
  GROUP BY 1, 2, 3, 4`;

/**
 * Compares the transfers of providers' transactions with the transactions. @param during condition on their time column; all if
 * omitted
 */
export function providerTransfers(during: (column: string) => string = () => 'true'): Check {
  return {
    name: "every transaction of a provider's game moved exactly what it says",
    sql: `WITH due AS (
        SELECT t.id, CASE t.kind WHEN 'bet' THEN -t.amount WHEN 'win' THEN t.amount
          ELSE CASE u.kind WHEN 'bet' THEN t.amount ELSE -t.amount END END AS amount
        FROM provider_transactions t
        ${OF_UNDONE}
        WHERE t.amount > 0 AND NOT (t.kind = 'bet' AND t.free) AND ${during('t.at')}),
      done AS (
        SELECT id, sum(amount) AS amount FROM (
          SELECT t.bet_id AS id, CASE WHEN k.debit = 'house' THEN t.amount ELSE -t.amount END AS amount
          FROM ledger_transfers t JOIN transfer_kinds k USING (kind) WHERE k.subject = 'provider'
          UNION ALL SELECT transaction_id, -receivable FROM chargebacks WHERE transaction_id IS NOT NULL AND ${during('applied_at')}) moved
        GROUP BY id)
      SELECT format('transaction %s: %s is due, %s done', id, coalesce(due.amount, 0), coalesce(done.amount, 0))
      FROM due FULL JOIN done USING (id) WHERE due.amount IS DISTINCT FROM done.amount AND NOT ledger_play_gone(id)`,
  };
}

/** The checks of providers' transactions through the wallet. */
export const PROVIDER_CHECKS: readonly Check[] = [
  providerTransfers(),
  {
    name: 'what was rolled back was so once, by the transaction that says so',
    sql: `SELECT format('%s of %s is undone by %s', t.uuid, t.provider, t.undone_by)
      FROM provider_transactions t LEFT JOIN provider_transactions u ON u.id = t.undone_by
      WHERE t.undone_by IS NOT NULL AND NOT ledger_play_gone(t.undone_by)
        AND (u.kind, u.provider, u.reference, u.user_id) IS DISTINCT FROM ('rollback', t.provider, t.uuid, t.user_id)
      UNION ALL
      SELECT format('%s of %s is said to undo %s, which %s did', u.uuid, u.provider, t.uuid, t.undone_by)
      FROM provider_transactions u JOIN provider_transactions t ON t.provider = u.provider AND t.uuid = u.reference
      WHERE u.kind = 'rollback' AND t.kind <> 'rollback' AND t.undone_by IS DISTINCT FROM u.id
      UNION ALL
      SELECT format('win %s of %s stands, its bet %s does not', w.uuid, w.provider, b.uuid)
      FROM provider_transactions w JOIN provider_transactions b ON b.provider = w.provider AND b.uuid = w.reference
      WHERE w.kind = 'win' AND b.undone_by < w.id`,
  },
  {
    name: "rounds of providers' games add up to their transactions, and none is open with nothing standing",
    sql: `SELECT format('round %s of %s says %s and %s, its transactions %s and %s', r.round, r.provider, r.staked, r.returned,
        t.staked, t.returned)
      FROM provider_rounds r LEFT JOIN (
        SELECT t.round_id,
          sum(${STAKED}) AS staked,
          sum(${RETURNED}) AS returned,
          bool_or(t.kind <> 'rollback' AND t.undone_by IS NULL) AS stands
        FROM provider_transactions t
        ${OF_UNDONE}
        GROUP BY t.round_id) t ON t.round_id = r.id
      WHERE NOT ledger_play_gone(r.id + 1) AND ((r.staked, r.returned) IS DISTINCT FROM (coalesce(t.staked, 0), coalesce(t.returned, 0))
        OR (r.closed_at IS NULL AND t.stands IS NOT TRUE))`,
  },
  {
    name: "providers' days say what their transactions of that day staked and returned",
    sql: `WITH told AS (
        SELECT t.provider, t.currency, market_day(t.currency, t.at) AS day,
          sum(${STAKED}) AS staked,
          sum(${RETURNED}) AS returned
        FROM provider_transactions t
        ${OF_UNDONE}
        WHERE t.amount > 0 AND NOT (t.kind = 'bet' AND t.free) GROUP BY 1, 2, 3),
      days AS (SELECT provider, currency, day, sum(staked) AS staked, sum(returned) AS returned FROM provider_days GROUP BY 1, 2, 3)
      SELECT format('%s of %s in %s: %s staked and %s returned, its transactions say %s and %s', provider, day, currency,
        d.staked, d.returned, t.staked, t.returned)
      FROM told t FULL JOIN days d USING (provider, currency, day)
      WHERE (coalesce(t.staked, 0), coalesce(t.returned, 0)) IS DISTINCT FROM (coalesce(d.staked, 0), coalesce(d.returned, 0))
        AND NOT ledger_day_gone(currency, day)`,
  },
  {
    name: 'every transaction of a provider has its name, and every name its transaction',
    sql: `SELECT format('name %s of %s is of %s, transaction %s has it', coalesce(n.uuid, t.uuid), coalesce(n.provider, t.provider),
        coalesce(n.id::text, 'none'), coalesce(t.id::text, 'none'))
      FROM provider_names n FULL JOIN provider_transactions t USING (id)
      WHERE (n.id IS NOT NULL OR t.id IS NOT NULL) AND (n.provider, n.uuid) IS DISTINCT FROM (t.provider, t.uuid)`,
  },
  {
    name: 'a win that was held is paid where two operators paid it, and nowhere else',
    sql: `SELECT format('held win %s of %s is %s', w.uuid, w.provider, w.status)
      FROM provider_held_wins w LEFT JOIN provider_transactions t ON t.provider = w.provider AND t.uuid = w.uuid
      WHERE (w.status = 'paid') IS DISTINCT FROM (t.id IS NOT NULL)
        OR (t.id IS NOT NULL AND (t.kind, t.amount, t.user_id) IS DISTINCT FROM ('win', w.amount, w.user_id))`,
  },
];

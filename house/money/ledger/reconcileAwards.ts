import type { Check } from './reconcilePayments.ts';

/** The checks of what promotions gave. */
export const AWARD_CHECKS: readonly Check[] = [
  {
    name: 'claimed awards of cash were given once, to their player, and no others',
    sql: `WITH moved AS (
        SELECT operation_id, user_id, currency, sum(amount) AS amount, count(*) AS times FROM ledger_transfers
        WHERE kind IN ('prize', 'award') GROUP BY operation_id, user_id, currency)
      SELECT format('award %s of %s to user %s is %s, operation %s moved %s', a.id, a.amount, a.user_id, a.state, a.operation_id, m.amount)
      FROM awards a LEFT JOIN moved m USING (operation_id, user_id, currency)
      WHERE (a.state = 'claimed' AND a.kind = 'cash') <> (a.operation_id IS NOT NULL)
        OR (a.operation_id IS NOT NULL AND (m.amount IS DISTINCT FROM a.amount OR m.times <> 1))
      UNION ALL
      SELECT format('operation %s gave %s awards', operation_id, count(*)) FROM awards WHERE operation_id IS NOT NULL
      GROUP BY operation_id HAVING count(*) > 1`,
  },
  {
    name: 'promotions gave no more a day than their budget, and as much as is counted',
    sql: `WITH given AS (
        SELECT promotion, currency, market_day(currency, ended_at) AS day, sum(amount) AS amount FROM awards
        WHERE state = 'claimed' AND kind IN ('cash', 'phoneCredit') GROUP BY promotion, currency, market_day(currency, ended_at))
      SELECT format('%s gave %s %s on %s, counted are %s', promotion, coalesce(g.amount, 0), currency, day, d.spent)
      FROM promotion_days d LEFT JOIN given g USING (promotion, currency, day)
      WHERE d.spent > coalesce(g.amount, 0) OR d.spent > (SELECT max(budget) FROM promotion_settings s
        WHERE s.promotion = d.promotion AND s.currency = d.currency)`,
  },
  {
    name: 'phone credit that was delivered is owed to the operator once, and no other',
    sql: `WITH owed AS (
        SELECT key, o.user_id, t.currency, sum(t.amount) AS amount, count(*) AS times
        FROM ledger_transfers t JOIN ledger_operations o ON o.id = t.operation_id AND o.scope = 'promo:' || t.user_id
        WHERE t.kind = 'phoneCredit' GROUP BY o.key, o.user_id, t.currency)
      SELECT format('order %s of user %s is %s, its operation moved %s', o.id, o.user_id, o.state, w.amount)
      FROM (phone_credit_orders o JOIN awards a ON a.id = o.award_id)
      FULL JOIN owed w ON w.key = 'phoneCredit:' || o.id AND w.user_id = o.user_id AND w.currency = a.currency
      WHERE (o.state = 'delivered') IS DISTINCT FROM (w.amount IS NOT NULL) OR (w.amount IS NOT NULL AND (w.amount <> a.amount OR w.times <> 1))`,
  },
];

import type { Check } from './reconcilePayments.ts';

/** The checks of promotional awards. */
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
      GROUP BY operation_id HAVING count(*) > 1
      UNION ALL
      SELECT format('operation %s gave %s %s to user %s for no award', operation_id, amount, currency, user_id)
      FROM moved m WHERE NOT EXISTS (SELECT FROM awards a WHERE a.operation_id = m.operation_id AND a.user_id = m.user_id
        AND a.currency = m.currency AND a.amount = m.amount)`,
  },
  {
    name: 'play money was given by grants alone, each once',
    sql: `WITH moved AS (
        SELECT operation_id, user_id, currency, sum(amount) AS amount, count(*) AS times FROM ledger_transfers
        WHERE kind = 'grant' GROUP BY operation_id, user_id, currency)
      SELECT format('operation %s gave user %s %s %s, its grant says %s', operation_id, user_id, m.amount, currency, g.amount)
      FROM moved m FULL JOIN grants g USING (operation_id, user_id, currency)
      WHERE m.amount IS DISTINCT FROM g.amount OR m.times <> 1`,
  },
  {
    name: 'bonus money left its account for a wagering requirement of its player that had ended',
    sql: `SELECT format('%s %s of %s of user %s names wagering requirement %s', t.kind, t.id, t.amount, t.user_id, t.order_id)
      FROM ledger_transfers t LEFT JOIN wagering_requirements v ON v.id = t.order_id AND (v.user_id, v.currency) = (t.user_id, t.currency)
      WHERE t.kind IN ('bonusWon', 'bonusExpired', 'bonusGivenUp') AND t.order_id IS NOT NULL
        AND (v.status IS NULL OR v.status = 'open' OR (v.status = 'met') <> (t.kind = 'bonusWon'))`,
  },
  {
    name: 'promotions gave no more a day than their budget, and as much as is counted',
    sql: `WITH given AS (
        SELECT promotion, currency, market_day(currency, ended_at) AS day, sum(amount) AS amount FROM awards
        WHERE state = 'claimed' AND kind IN ('cash', 'phoneCredit') GROUP BY promotion, currency, market_day(currency, ended_at))
      SELECT format('%s gave %s %s on %s, counted are %s', promotion, coalesce(g.amount, 0), currency, day, d.spent)
      FROM promotion_days d FULL JOIN given g USING (promotion, currency, day)
      CROSS JOIN LATERAL (SELECT max(budget) AS budget, bool_and(budget IS NOT NULL) AS always FROM promotion_settings s
        WHERE s.promotion = coalesce(d.promotion, g.promotion) AND s.currency = coalesce(d.currency, g.currency)) s
      WHERE d.spent > coalesce(g.amount, 0) OR d.spent > s.budget OR (s.always AND coalesce(d.spent, 0) < g.amount)`,
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

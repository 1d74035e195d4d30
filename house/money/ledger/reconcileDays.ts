import type { Check } from './reconcilePayments.ts';

/** The checks of what is counted beside the journal: days, the biggest wins, and cash-outs that came in time. */
export const DAY_CHECKS: readonly Check[] = [
  {
    name: 'day totals equal the journal',
    sql: `WITH played AS (
        SELECT t.user_id, market_day(t.currency, t.at) AS day, b.game, t.currency, count(DISTINCT t.bet_id) AS bets,
          coalesce(sum(t.amount) FILTER (WHERE t.kind IN ('release', 'bonusRelease', 'forfeit')), 0) AS staked,
          coalesce(sum(t.amount) FILTER (WHERE t.kind IN ('release', 'bonusRelease', 'profit', 'bonusProfit')), 0) AS returned
        FROM ledger_transfers t JOIN bets b ON b.id = t.bet_id AND b.status IN ('cashed', 'lost')
        WHERE t.kind NOT IN ('stake', 'bonusStake') GROUP BY 1, 2, 3, 4),
      best AS (
        SELECT DISTINCT ON (user_id, day, game, currency) user_id, day, game, currency, rate, id FROM (
          SELECT user_id, market_day(currency, ended_at) AS day, game, currency, rate, id FROM bets
          WHERE payout > amount AND rate IS NOT NULL) won
        ORDER BY user_id, day, game, currency, rate DESC, id)
      SELECT format('user %s on %s at %s: %s bets of %s returned %s, counted are %s of %s, %s', user_id, day, game,
        p.bets, p.staked, p.returned, d.bets, d.staked, d.returned)
      FROM day_totals d FULL JOIN played p USING (user_id, day, game, currency)
      LEFT JOIN best b USING (user_id, day, game, currency)
      WHERE (d.bets, d.staked, d.returned) IS DISTINCT FROM (p.bets, p.staked, p.returned)
        OR (d.best_rate, d.best_bet) IS DISTINCT FROM (b.rate, b.id)`,
  },
  {
    name: 'what days say of payments equals the journal',
    sql: `SELECT format('user %s on %s: %s came and %s left, counted are %s and %s', user_id, day, p.deposited, p.withdrawn,
        d.deposited, d.withdrawn)
      FROM day_payments d FULL JOIN (
        SELECT user_id, market_day(currency, at) AS day, currency,
          coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0) AS deposited,
          coalesce(sum(amount) FILTER (WHERE kind = 'paid'), 0) AS withdrawn
        FROM ledger_transfers WHERE kind IN ('deposit', 'paid') GROUP BY 1, 2, 3) p USING (user_id, day, currency)
      WHERE (d.deposited, d.withdrawn) IS DISTINCT FROM (p.deposited, p.withdrawn)`,
  },
  {
    name: 'the biggest wins of each day are kept',
    sql: `SELECT format('bet %s won %s on %s, kept is %s on %s', id, b.profit, b.day, w.profit, w.day)
      FROM (SELECT id, currency, day, profit, count(*) OVER (PARTITION BY currency, day ORDER BY profit DESC) AS as_big
        FROM (SELECT id, currency, market_day(currency, ended_at) AS day, payout - amount AS profit
          FROM bets WHERE payout > amount) won) b
      FULL JOIN big_wins w ON w.bet_id = b.id
      WHERE (w.bet_id IS NULL AND b.as_big <= 200)
        OR (w.bet_id IS NOT NULL AND (w.currency, w.day, w.profit) IS DISTINCT FROM (b.currency, b.day, b.profit))`,
  },
  {
    // By the auto cash-out at most: it may have been paid in the moment in which the other was kept.
    name: 'a cash-out that came in time was honoured',
    sql: `SELECT format('bet %s was to be cashed at %s and is %s at %s', b.id, c.rate, b.status, b.rate)
      FROM cash_outs c JOIN bets b ON b.id = c.bet_id JOIN rounds r ON r.game = b.game AND r.id = b.round_id
      WHERE b.status = 'lost' OR (b.status = 'cashed'
          AND b.rate NOT BETWEEN least(b.effective_rate, c.rate) AND coalesce(b.effective_rate, c.rate))
        OR (b.status = 'returned' AND NOT r.interrupted) OR (b.status = 'placed' AND r.state = 'settled')`,
  },
];

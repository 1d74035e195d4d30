import type { Check } from './reconcilePayments.ts';

/** The checks of bonus money and its wagering requirements. */
export const BONUS_CHECKS: readonly Check[] = [
  {
    name: 'wallets say what the bonus account beside them holds',
    sql: `SELECT format('%s %s of user %s says %s, the bonus account holds %s', w.kind, w.id, w.user_id, w.bonus, b.balance)
      FROM ledger_accounts w
      LEFT JOIN ledger_accounts b ON b.user_id = w.user_id AND b.currency = w.currency AND b.kind = 'bonus' AND w.kind = 'wallet'
      WHERE w.bonus <> coalesce(b.balance, 0)`,
  },
  {
    name: 'bonus money has one open wagering requirement, and none is open without money or a bet',
    sql: `SELECT format('user %s has %s of bonus money in %s, %s wagering requirements with %s bets are open', user_id, a.balance, currency,
        coalesce(t.times, 0), coalesce(t.bets, 0))
      FROM (SELECT user_id, currency, balance FROM ledger_accounts WHERE kind = 'bonus') a
      FULL JOIN (SELECT user_id, currency, count(*) AS times, sum(open_bets) AS bets FROM wagering_requirements WHERE status = 'open'
        GROUP BY user_id, currency) t USING (user_id, currency)
      WHERE coalesce(t.times, 0) > 1 OR (t.times IS NULL AND a.balance > 0) OR (t.times = 1 AND a.balance + t.bets = 0)`,
  },
  {
    name: 'wagering requirements ask for what their awards add up to, and awards are what was given',
    sql: `WITH given AS (
        SELECT operation_id, user_id, currency, sum(amount) AS amount FROM ledger_transfers
        WHERE kind IN ('award', 'depositBonus', 'bonusMoved') GROUP BY operation_id, user_id, currency)
      SELECT format('wagering requirement %s asks for %s, its awards for %s', t.id, t.required, coalesce(a.required, 0))
      FROM wagering_requirements t
      LEFT JOIN (SELECT wagering_id, sum(required) AS required FROM wagering_awards GROUP BY wagering_id) a ON a.wagering_id = t.id
      WHERE t.required <> coalesce(a.required, 0)
      UNION ALL
      SELECT format('operation %s gave %s, its award says %s', operation_id, g.amount, a.amount)
      FROM given g FULL JOIN (SELECT a.*, t.user_id, t.currency FROM wagering_awards a JOIN wagering_requirements t ON t.id = a.wagering_id) a
        USING (operation_id, user_id, currency)
      WHERE g.amount IS DISTINCT FROM a.amount`,
  },
  {
    name: 'wagering requirements have counted what their ended stakes come to, each once',
    sql: `WITH due AS (
        SELECT b.* FROM wagering_bets b
        JOIN wagering_requirements t ON t.id = b.wagering_id
        WHERE b.status IN ('cashed', 'lost') AND (t.ended_at IS NULL OR b.ended_at <= t.ended_at)),
      rounds AS (
        SELECT b.user_id, b.game, b.round_id FROM wagering_stakes s JOIN wagering_bets b USING (bet_id)
        GROUP BY b.user_id, b.game, b.round_id HAVING min(s.percent) <> max(s.percent))
      SELECT format('bet %s of wagering requirement %s counted %s at %s per cent', bet_id, d.wagering_id, s.counted, s.percent)
      FROM due d FULL JOIN wagering_stakes s USING (bet_id)
      LEFT JOIN wagering_bets b USING (bet_id) LEFT JOIN wagering_requirements t ON t.id = b.wagering_id
      LEFT JOIN rounds r ON (r.user_id, r.game, r.round_id) = (b.user_id, b.game, b.round_id)
      WHERE (s.bet_id IS NULL AND (t.ended_at IS NULL OR b.ended_at < t.ended_at))
        OR (d.bet_id IS NULL AND NOT ledger_play_gone(bet_id))
        OR s.wagering_id <> d.wagering_id OR r.user_id IS NOT NULL
        OR s.counted <> wagering_of(d.currency, d.amount, s.percent)
      UNION ALL
      SELECT format('wagering requirement %s has counted %s, its stakes come to %s', t.id, t.counted, coalesce(s.counted, 0))
      FROM wagering_requirements t
      LEFT JOIN (SELECT wagering_id, sum(counted) AS counted FROM wagering_stakes GROUP BY wagering_id) s ON s.wagering_id = t.id
      WHERE t.counted <> coalesce(s.counted, 0)`,
  },
  {
    name: 'wagering requirements know their open bets, and ended as their state says',
    sql: `SELECT format('wagering requirement %s is %s with %s of %s and %s bets, open are %s', t.id, t.status, t.counted, t.required,
        t.open_bets, coalesce(b.times, 0))
      FROM wagering_requirements t
      LEFT JOIN (SELECT wagering_id, count(*) AS times FROM wagering_bets WHERE status = 'placed' GROUP BY wagering_id) b ON b.wagering_id = t.id
      WHERE t.open_bets <> coalesce(b.times, 0) OR (t.status = 'open') <> (t.ended_at IS NULL)
        OR (t.status = 'open' AND t.counted >= t.required) OR (t.status = 'met' AND t.counted < t.required)
      UNION ALL
      SELECT format('bet %s of user %s is for wagering requirement %s', b.bet_id, b.user_id, b.wagering_id)
      FROM wagering_bets b LEFT JOIN wagering_requirements t ON t.id = b.wagering_id
      WHERE (t.user_id, t.currency) IS DISTINCT FROM (b.user_id, b.currency)`,
  },
];

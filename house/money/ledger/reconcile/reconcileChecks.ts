import { AWARD_CHECKS } from './reconcileAwards.ts';
import { BONUS_CHECKS } from './reconcileBonus.ts';
import { FAIRNESS_CHECKS } from './reconcileFairness.ts';
import { OPERATOR_CHECKS } from './reconcileOperators.ts';
import { BOOK_CHECKS, type Check, PAYMENT_CHECKS } from './reconcilePayments.ts';
import { PROVIDER_CHECKS, PROVIDER_DAYS } from './reconcileProvider.ts';

/**
 * Compares the day totals and the biggest wins with the bets. @param days condition on a day's column that selects the days;
 * all if omitted
 */
export const countedDays = (days: (column: string) => string = () => 'true'): Check[] => [
  {
    name: 'day totals equal the journal',
    sql: `WITH played AS (
        SELECT t.user_id, market_day(t.currency, t.at) AS day, b.game, t.currency, count(DISTINCT t.bet_id) AS bets,
          coalesce(sum(t.amount) FILTER (WHERE t.kind IN ('release', 'bonusRelease', 'forfeit')), 0) AS staked,
          coalesce(sum(t.amount) FILTER (WHERE t.kind IN ('release', 'bonusRelease', 'profit', 'bonusProfit')), 0) AS returned
        FROM ledger_transfers t JOIN bets b ON b.id = t.bet_id AND b.status IN ('cashed', 'lost')
        WHERE t.kind NOT IN ('stake', 'bonusStake') GROUP BY 1, 2, 3, 4
        UNION ALL ${PROVIDER_DAYS}),
      won AS (
        SELECT user_id, market_day(currency, ended_at) AS day, game, currency, rate, id, amount FROM bets
        WHERE payout > amount AND rate IS NOT NULL
        UNION ALL SELECT user_id, market_day(currency, closed_at), game, currency, div(returned::numeric * 10000, staked)::bigint, id, staked
        FROM provider_ends WHERE staked > 0 AND returned > staked),
      best AS (SELECT DISTINCT ON (user_id, day, game, currency) * FROM won ORDER BY user_id, day, game, currency, rate DESC, id),
      ranked AS (SELECT DISTINCT ON (user_id, day, game, currency) won.* FROM won JOIN markets USING (currency)
        WHERE amount >= unit ORDER BY user_id, day, game, currency, rate DESC, id)
      SELECT text FROM (SELECT currency, day, format('user %s on %s at %s: %s bets of %s returned %s, counted are %s of %s, %s',
        user_id, day, game, p.bets, p.staked, p.returned, d.bets, d.staked, d.returned) AS text
      FROM day_totals d FULL JOIN played p USING (user_id, day, game, currency)
      LEFT JOIN best b USING (user_id, day, game, currency)
      LEFT JOIN ranked r USING (user_id, day, game, currency)
      WHERE (d.bets, d.staked, d.returned) IS DISTINCT FROM (p.bets, p.staked, p.returned)
        OR (d.best_rate, d.best_bet, d.ranked_rate, d.ranked_bet) IS DISTINCT FROM (b.rate, b.id, r.rate, r.id)) wrong
      WHERE NOT ledger_day_gone(currency, day) AND ${days('day')}`,
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
      WHERE (d.deposited, d.withdrawn) IS DISTINCT FROM (p.deposited, p.withdrawn) AND ${days('day')}`,
  },
  {
    name: 'the biggest wins of each day are kept',
    sql: `SELECT format('bet %s won %s on %s, kept is %s on %s', id, b.profit, b.day, w.profit, w.day)
      FROM (SELECT id, currency, day, profit, count(*) OVER (PARTITION BY currency, day ORDER BY profit DESC) AS as_big
        FROM (SELECT id, currency, market_day(currency, ended_at) AS day, payout - amount AS profit
          FROM bets WHERE payout > amount
          UNION ALL SELECT id, currency, market_day(currency, closed_at), returned - staked FROM provider_ends e
          WHERE returned > staked AND NOT EXISTS (SELECT FROM provider_transactions t
            JOIN provider_names n ON n.provider = t.provider AND n.uuid = t.reference
            JOIN provider_transactions w ON w.id = n.id AND w.kind = 'win'
            WHERE t.round_id = e.id AND t.late AND t.kind = 'rollback' AND t.amount > 0)) won) b
      FULL JOIN big_wins w ON w.bet_id = b.id
      WHERE NOT ledger_day_gone(coalesce(b.currency, w.currency), coalesce(b.day, w.day)) AND ${days('coalesce(b.day, w.day)')} AND ((w.bet_id IS NULL AND b.as_big <= 200)
        OR (w.bet_id IS NOT NULL AND (w.currency, w.day, w.profit) IS DISTINCT FROM (b.currency, b.day, b.profit)))`,
  },
];

/** The checks of data beside the journal: day totals, the biggest wins, and cash-outs that came in time. */
const DAY_CHECKS: readonly Check[] = [
  ...countedDays(),
  {
    // At most at the auto cash-out: it may have been paid at the moment in which the cash-out was stored.
    name: 'a cash-out that came in time was honoured',
    sql: `SELECT format('bet %s was to be cashed at %s and is %s at %s', b.id, c.rate, b.status, b.rate)
      FROM cash_outs c JOIN bets b ON b.id = c.bet_id JOIN rounds r ON r.game = b.game AND r.id = b.round_id
      WHERE b.status = 'lost' OR (b.status = 'cashed'
          AND b.rate NOT BETWEEN least(b.effective_rate, c.rate) AND coalesce(b.effective_rate, c.rate))
        OR (b.status = 'returned' AND NOT r.interrupted) OR (b.status = 'placed' AND r.state = 'settled')`,
  },
];

/** Compares the transfers of bets with the bets. @param during condition on the transfer's time m.at; all if omitted */
export function betTransfers(during = 'true'): Check {
  return {
    name: 'every bet has exactly the transfers its status asks for',
    sql: `WITH due AS (
        SELECT b.id AS bet_id, m.kind, m.amount, w.id AS source, e.id AS escrow
        FROM bets b
        LEFT JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency
          AND w.kind = CASE WHEN b.wagering_id IS NULL THEN 'wallet' ELSE 'bonus' END
        LEFT JOIN ledger_accounts e ON e.user_id = b.user_id AND e.currency = b.currency AND e.kind = 'escrow'
        CROSS JOIN LATERAL (VALUES
          ('stake', 'bonusStake', b.amount, b.placed_at),
          ('release', 'bonusRelease', CASE b.status WHEN 'cashed' THEN least(b.amount, b.payout) WHEN 'returned' THEN b.amount END, b.ended_at),
          ('forfeit', 'forfeit', CASE b.status WHEN 'cashed' THEN b.amount - b.payout WHEN 'lost' THEN b.amount END, b.ended_at),
          ('profit', 'bonusProfit', CASE b.status WHEN 'cashed' THEN b.payout - b.amount END, b.ended_at)) AS k (own, bonus, amount, at)
        CROSS JOIN LATERAL (SELECT CASE WHEN b.wagering_id IS NULL THEN k.own ELSE k.bonus END, k.amount, k.at) AS m (kind, amount, at)
        WHERE m.amount > 0 AND ${during}),
      done AS (
        SELECT bet_id, kind, count(*) AS times, sum(amount) AS amount, array_agg(debit_account) || array_agg(credit_account) AS accounts
        FROM ledger_transfers WHERE bet_id IS NOT NULL AND NOT starts_with(kind, 'provider') GROUP BY bet_id, kind)
      SELECT format('bet %s: %s of %s is due, %s done in %s transfers', bet_id, kind,
        coalesce(due.amount, 0), coalesce(done.amount, 0), coalesce(done.times, 0))
      FROM due FULL JOIN done USING (bet_id, kind)
      WHERE done.times IS DISTINCT FROM 1 OR due.amount IS DISTINCT FROM done.amount
        OR (kind <> 'forfeit' AND due.source <> ALL (done.accounts))
        OR (kind NOT IN ('profit', 'bonusProfit') AND due.escrow <> ALL (done.accounts))`,
  };
}

/**
 * Every check of the books. Each reads its expected values from the journal or the bets, never from the data that it checks.
 */
export const CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...BOOK_CHECKS,
  ...OPERATOR_CHECKS,
  ...DAY_CHECKS,
  ...BONUS_CHECKS,
  ...AWARD_CHECKS,
  ...PROVIDER_CHECKS,
  ...FAIRNESS_CHECKS,
  {
    name: 'balances sum to zero per currency',
    sql: `SELECT format('%s sums to %s', currency, sum(balance)) FROM ledger_balances
      GROUP BY currency HAVING sum(balance) <> 0`,
  },
  {
    name: 'kept balances equal the replayed journal',
    sql: `SELECT format('account %s holds %s, its entries sum to %s', a.id, a.balance, coalesce(sum(p.amount), 0))
      FROM ledger_accounts a LEFT JOIN ledger_entries p ON p.account_id = a.id
      WHERE a.balance IS NOT NULL GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'balances after each posting follow from the one before',
    // Except where deleted entries may lie between the two.
    sql: `SELECT format('account %s, transfer %s: %s and %s do not make %s', account_id, transfer_id, before, amount, balance)
      FROM (SELECT p.*, coalesce(lag(p.balance) OVER entries, 0) AS before, coalesce(lag(p.transfer_id) OVER entries, 0) AS earlier
        FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id AND a.balance IS NOT NULL
        WINDOW entries AS (PARTITION BY account_id ORDER BY transfer_id)) chain
      WHERE before + amount IS DISTINCT FROM balance AND NOT EXISTS (SELECT FROM ledger_months m
        WHERE m.play_gone AND m.last_transfer > earlier AND m.first_transfer < transfer_id)
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
        OR (k.subject IN ('bet', 'provider')) <> (t.bet_id IS NOT NULL) OR num_nonnulls(t.bet_id, t.order_id) > 1
        OR (k.subject = 'order' AND t.order_id IS NULL)`,
  },
  {
    name: 'every user has an account of each kind that players have',
    sql: `SELECT format('user %s has no %s', u.id, k.kind) FROM users u
      JOIN account_kinds k ON k.owned
      LEFT JOIN ledger_accounts a ON a.user_id = u.id AND a.currency = u.currency AND a.kind = k.kind
      WHERE a.id IS NULL OR (a.balance IS NOT NULL) <> k.kept`,
  },
  betTransfers(),
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
      LEFT JOIN solo_rounds s ON s.id = b.id AND s.user_id = b.user_id AND s.id = b.round_id AND s.game = b.game
      WHERE (r.id IS NULL AND s.id IS NULL) OR (r.state = 'settled' AND b.status = 'placed')
        OR (r.state IN ('queued', 'open') AND b.status IN ('cashed', 'lost'))`,
  },
  {
    name: 'solo rounds are open as their bets are, each pair knows its open one, and nonces are without gaps',
    sql: `SELECT format('round %s of user %s is over: %s, its bet is %s', s.id, s.user_id, s.over, b.status)
      FROM solo_rounds s LEFT JOIN bets b ON b.id = s.id AND b.user_id = s.user_id
      WHERE s.over IS DISTINCT FROM (b.status IN ('cashed', 'lost'))
      UNION ALL
      SELECT format('pair %s of user %s says that %s is open, open is %s', p.id, p.user_id, p.open_round, s.id)
      FROM (SELECT * FROM solo_rounds WHERE NOT over) s FULL JOIN (SELECT * FROM seed_pairs WHERE open_round IS NOT NULL) p
        ON p.open_round = s.id AND p.id = s.pair_id AND p.user_id = s.user_id AND p.game = s.game
      WHERE s.id IS NULL OR p.id IS NULL
      UNION ALL
      SELECT format('pair %s stands at nonce %s with %s rounds, the last of nonce %s', p.id, p.nonce, count(s.id), max(s.nonce))
      FROM seed_pairs p LEFT JOIN solo_rounds s ON s.pair_id = p.id AND s.user_id = p.user_id AND s.game = p.game
      WHERE p.game <> 'dailyWheel' AND NOT EXISTS (SELECT FROM ledger_months WHERE play_gone)
      GROUP BY p.id HAVING p.nonce <> count(DISTINCT s.nonce) OR count(s.id) <> count(DISTINCT s.nonce)
        OR p.nonce <> coalesce(max(s.nonce) + 1, 0)`,
  },
  {
    name: 'each nonce of a pair of the daily wheel is one spin, and each spin one prize',
    sql: `SELECT format('pair %s of user %s stands at nonce %s, spins: %s', p.id, p.user_id, p.nonce, w.spins)
      FROM seed_pairs p CROSS JOIN LATERAL (SELECT count(*) AS spins, count(DISTINCT detail->>'spin') AS spent
        FROM awards a WHERE a.user_id = p.user_id AND a.promotion = 'dailyWheel' AND a.detail->>'pair' = p.id::text
          AND (a.detail->>'nonce')::int BETWEEN 0 AND p.nonce - 1) w
      WHERE p.game = 'dailyWheel' AND (w.spins <> p.nonce OR w.spent <> p.nonce)`,
  },
  {
    // For a stake in several parts of which one is paid, the rate is that of the whole stake.
    name: 'payouts are floor(amount * rate / 10000)',
    sql: `SELECT format('bet %s: %s at rate %s paid %s', id, amount, rate, payout) FROM bets
      WHERE (rate IS NOT NULL AND payout <> div(amount::numeric * rate, 10000)
          AND (pool IS DISTINCT FROM 'solo' OR rate <> div(payout::numeric * 10000, amount)))
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
      WHERE o.id IS NULL AND NOT EXISTS (SELECT FROM ledger_months m
        WHERE m.keys_gone AND m.month BETWEEN ledger_month_of(t.bet_id) - 1 AND ledger_month_of(t.bet_id))
      UNION ALL
      SELECT format('operation %s of %s moved nothing', o.key, o.scope)
      FROM ledger_operations o LEFT JOIN ledger_transfers t ON t.operation_id = o.id WHERE t.id IS NULL`,
  },
  {
    // Both accounts together: the sum of all their entries up to that operation. Skipped where entries were deleted.
    name: 'stored replies tell the balance that the operation left',
    sql: `WITH left_by AS (
        SELECT DISTINCT ON (operation_id, user_id) operation_id, user_id, balance FROM (
          SELECT t.operation_id, p.transfer_id, a.user_id,
            sum(p.amount) OVER (PARTITION BY a.user_id, a.currency ORDER BY p.transfer_id RANGE UNBOUNDED PRECEDING) AS balance
          FROM ledger_entries p JOIN ledger_accounts a ON a.id = p.account_id AND a.kind IN ('wallet', 'bonus')
          LEFT JOIN ledger_transfers t ON t.id = p.transfer_id) sums
        WHERE operation_id IS NOT NULL ORDER BY operation_id, user_id, transfer_id DESC)
      SELECT format('operation %s of %s told %s, the player had %s', o.key, o.scope, o.balance, l.balance)
      FROM ledger_operations o LEFT JOIN left_by l
        ON l.operation_id = o.id AND l.user_id::text = split_part(o.scope, ':', 2)
      WHERE o.scope ~ '^(user|grant|pay|promo|adjust|play):' AND o.balance IS DISTINCT FROM l.balance
        AND NOT EXISTS (SELECT FROM ledger_transfers t JOIN ledger_months m ON m.play_gone
          AND t.id BETWEEN m.first_transfer AND m.last_transfer WHERE t.operation_id = o.id)`,
  },
];

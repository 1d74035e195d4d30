-- Day totals: a player's stakes and returns, by market day and game, and deposits and withdrawals. Written by the transaction
-- that ends the bets or moves the payment, so they always equal the journal (reconcile proves it).

-- The day of the currency's market that p_at is in.
CREATE OR REPLACE FUNCTION market_day(p_currency text, p_at bigint) RETURNS date
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (to_timestamp(p_at / 1000.0) AT TIME ZONE (SELECT time_zone FROM markets WHERE currency = p_currency))::date;
END $$;

-- Counts bets that end now, except returned ones. Rows are written in a fixed order, to avoid deadlocks of concurrent
-- settlements. The best rate is that of a bet that returned more than its stake; of equal rates the one placed first. The
-- ranked one is the best of those with a stake of at least 1 U.
CREATE OR REPLACE FUNCTION ledger_count_bets(p_bets bets[], p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Materialized: a day is computed once for all bets of its currency.
  WITH days AS MATERIALIZED (
    SELECT currency, market_day(currency, p_at) AS day, (SELECT unit FROM markets m WHERE m.currency = currencies.currency) AS unit
    FROM (SELECT DISTINCT currency FROM unnest(p_bets)) currencies)
  INSERT INTO day_totals AS t (user_id, day, game, currency, bets, staked, returned, best_rate, best_bet, ranked_rate, ranked_bet)
  SELECT user_id, day, game, currency, count(*), sum(amount), sum(payout),
    max(rate) FILTER (WHERE payout > amount),
    (array_agg(id ORDER BY rate DESC, id) FILTER (WHERE payout > amount))[1],
    max(rate) FILTER (WHERE payout > amount AND amount >= unit),
    (array_agg(id ORDER BY rate DESC, id) FILTER (WHERE payout > amount AND amount >= unit))[1]
  FROM unnest(p_bets) JOIN days USING (currency) WHERE status IN ('cashed', 'lost')
  GROUP BY user_id, day, game, currency ORDER BY user_id
  ON CONFLICT (user_id, day, game, currency) DO UPDATE SET
    bets = t.bets + excluded.bets, staked = t.staked + excluded.staked, returned = t.returned + excluded.returned,
    best_rate = CASE WHEN excluded.best_rate > t.best_rate OR t.best_rate IS NULL THEN excluded.best_rate ELSE t.best_rate END,
    best_bet = CASE WHEN excluded.best_rate > t.best_rate OR t.best_rate IS NULL
      OR (excluded.best_rate = t.best_rate AND excluded.best_bet < t.best_bet) THEN excluded.best_bet ELSE t.best_bet END,
    ranked_rate = CASE WHEN excluded.ranked_rate > t.ranked_rate OR t.ranked_rate IS NULL THEN excluded.ranked_rate ELSE t.ranked_rate END,
    ranked_bet = CASE WHEN excluded.ranked_rate > t.ranked_rate OR t.ranked_rate IS NULL
      OR (excluded.ranked_rate = t.ranked_rate AND excluded.ranked_bet < t.ranked_bet) THEN excluded.ranked_bet ELSE t.ranked_bet END;
END $$;

-- Stores the biggest wins of each day: a win is skipped if two hundred of its day are at least as big.
CREATE OR REPLACE FUNCTION ledger_keep_wins(p_bets bets[], p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_currency text;
  v_day date;
  v_floor bigint;
BEGIN
  FOR v_currency IN SELECT DISTINCT currency FROM unnest(p_bets) WHERE payout > amount LOOP
    v_day := market_day(v_currency, p_at);
    SELECT profit INTO v_floor FROM big_wins WHERE currency = v_currency AND day = v_day
      ORDER BY profit DESC NULLS LAST OFFSET 199 LIMIT 1;
    INSERT INTO big_wins (currency, day, profit, bet_id)
      SELECT currency, v_day, payout - amount, id FROM unnest(p_bets)
      WHERE currency = v_currency AND payout > amount AND payout - amount > coalesce(v_floor, 0)
      ORDER BY payout - amount DESC LIMIT 200;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger_count_payment(p_user bigint, p_currency text, p_at bigint, p_deposited bigint,
  p_withdrawn bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_payments AS t (user_id, day, currency, deposited, withdrawn)
    VALUES (p_user, market_day(p_currency, p_at), p_currency, p_deposited, p_withdrawn)
    ON CONFLICT (user_id, day, currency) DO UPDATE SET
      deposited = t.deposited + excluded.deposited, withdrawn = t.withdrawn + excluded.withdrawn;
END $$;

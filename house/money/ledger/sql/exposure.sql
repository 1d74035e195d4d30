-- The maximum cost of a round of our own games: the total of the highest profits of the bets on each pool, or of all bets in a
-- game without pools. The cap is `markets.most_exposure`, or the game's own in `game_caps`.

-- The profit with which a bet counts, by its rate of automatic payment: at most that of 100x, which one round of crash in a
-- hundred reaches. Otherwise a minimum stake would count with the maximum win of a bet, and a few hundred of them would fill a
-- round for everybody. A bet without a rate (on a pool whose rate no house has stored yet) counts its stake.
CREATE OR REPLACE FUNCTION bet_profit(p_amount bigint, p_rate bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN greatest(div(p_amount::numeric * least(coalesce(p_rate, 20000), 1000000), 10000)::bigint - p_amount, 0);

-- Adds to a round's exposure on a pool. The caller already holds all wallet locks that it needs: the round's lock comes after
-- them, so no two batches deadlock. Refusal: KL711 over the cap.
CREATE OR REPLACE FUNCTION ledger_expose(p_game text, p_round bigint, p_currency text, p_pool text, p_profit bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_profit bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key('exposure of ' || p_game, p_round));
  INSERT INTO round_exposures AS e (game, round_id, currency, pool, profit)
    VALUES (p_game, p_round, p_currency, coalesce(p_pool, ''), p_profit)
    ON CONFLICT (game, round_id, currency, pool) DO UPDATE SET profit = e.profit + excluded.profit
    RETURNING profit INTO v_profit;
  IF v_profit > coalesce((SELECT most_exposure FROM game_caps WHERE game = p_game AND currency = p_currency),
    (SELECT most_exposure FROM markets WHERE currency = p_currency))
  THEN
    RAISE EXCEPTION 'the table takes no more on that in this round' USING ERRCODE = 'KL711';
  END IF;
END $$;

-- The same for the bets of a batch.
CREATE OR REPLACE FUNCTION ledger_expose_all(p_game text, p_round bigint, p_currencies text[], p_pools text[], p_amounts bigint[],
  p_rates bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_expose(p_game, p_round, currency, pool, profit) FROM (
    SELECT b.currency, b.pool, sum(bet_profit(b.amount, coalesce(r.rate, b.rate)))::bigint AS profit
    FROM unnest(p_currencies, p_pools, p_amounts, p_rates) AS b (currency, pool, amount, rate)
    LEFT JOIN pool_rates r ON r.game = p_game AND r.pool = b.pool GROUP BY 1, 2) added;
END $$;

-- Subtracts a bet that its player takes back, in a game without pools.
CREATE OR REPLACE FUNCTION ledger_unexpose(p_bet bets) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round_exposures
    SET profit = greatest(profit - bet_profit(p_bet.amount, p_bet.effective_rate), 0)
    WHERE game = p_bet.game AND round_id = p_bet.round_id AND currency = p_bet.currency AND pool = '';
END $$;

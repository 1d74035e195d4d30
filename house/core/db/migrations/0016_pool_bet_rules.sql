-- Bets on pools: many of a player on a round, each under a key of its own, and rounds that are settled pool by pool.

CREATE OR REPLACE FUNCTION guard_new_bet() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
BEGIN
  IF NEW.amount <= 0 THEN
    RAISE EXCEPTION 'a bet stakes an amount above zero' USING ERRCODE = 'KL702';
  ELSIF NEW.status <> 'placed' OR NEW.payout <> 0 OR NEW.rate IS NOT NULL OR NEW.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a bet begins as placed' USING ERRCODE = 'KLX00';
  ELSIF NEW.pool IS NOT NULL AND (NEW.auto_rate IS NOT NULL OR NEW.effective_rate IS NOT NULL) THEN
    RAISE EXCEPTION 'a bet on a pool is paid as the pool is' USING ERRCODE = 'KLX00';
  END IF;
  SELECT * INTO v_guard FROM player_guards WHERE user_id = NEW.user_id;
  IF FOUND THEN
    PERFORM guard_play(v_guard, NEW);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_bet_end() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'placed' OR NEW.status = 'placed' OR NEW.ended_at IS NULL
    OR NEW.payout < 0 OR (NEW.status <> 'cashed' AND (NEW.payout <> 0 OR NEW.rate IS NOT NULL))
    OR (OLD.id, OLD.game, OLD.round_id, OLD.user_id, OLD.currency, OLD.amount, OLD.pool, OLD.auto_rate,
        OLD.effective_rate, OLD.placed_at) IS DISTINCT FROM
       (NEW.id, NEW.game, NEW.round_id, NEW.user_id, NEW.currency, NEW.amount, NEW.pool, NEW.auto_rate,
        NEW.effective_rate, NEW.placed_at)
  THEN
    RAISE EXCEPTION 'a bet only ends, once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- Answers with the bet as it was placed, whatever became of it since: a repeated key gets the first answer. The
-- player's bets on the round are counted under the wallet's lock, so two at once cannot both have the same room.
CREATE FUNCTION ledger_place_pool_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_pool text,
  p_currency text, p_amount bigint, p_most_staked bigint, p_most_bets bigint,
  OUT bet bets, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  -- The most is the house's reckoning, not part of what was asked.
  v_fingerprint text := format('pool|%s|%s|%s|%s|%s', p_game, p_round, p_pool, p_currency, p_amount);
  v_scope text := 'user:' || p_user;
  v_wallet bigint;
  v_balance bigint;
  v_escrow bigint;
  v_state round_state;
  v_known ledger_operations;
  v_operation bigint;
  v_id bigint;
  v_at bigint;
  v_staked numeric;
  v_bets bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT w.id, w.balance, e.id, (SELECT state FROM rounds WHERE game = p_game AND id = p_round)
    INTO v_wallet, v_balance, v_escrow, v_state
    FROM ledger_accounts w JOIN ledger_accounts e
      ON e.user_id = w.user_id AND e.currency = w.currency AND e.kind = 'escrow'
    WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet' FOR NO KEY UPDATE OF w;
  -- Written first, which tells whether the key is new; what is refused below takes it back.
  v_id := nextval('bets_id_seq');
  v_at := now_ms();
  balance := v_balance - p_amount;
  INSERT INTO ledger_operations (scope, key, fingerprint, bet_id, balance, at)
    VALUES (v_scope, p_key, v_fingerprint, v_id, v_balance - p_amount, v_at)
    ON CONFLICT DO NOTHING RETURNING id INTO v_operation;
  replayed := v_operation IS NULL;
  IF replayed THEN
    v_known := ledger_known(v_scope, p_key, v_fingerprint);
    balance := v_known.balance;
    SELECT * INTO bet FROM bets WHERE id = v_known.bet_id;
    bet.status := 'placed';
    bet.rate := NULL;
    bet.payout := 0;
    bet.ended_at := NULL;
    RETURN;
  END IF;

  IF length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  ELSIF v_wallet IS NULL OR v_state IS NULL THEN
    RAISE EXCEPTION 'no such round or wallet' USING ERRCODE = 'KL704';
  ELSIF v_state = 'closed' THEN
    RAISE EXCEPTION 'the round takes no more bets' USING ERRCODE = 'KL712';
  ELSIF v_state = 'settled' THEN
    RAISE EXCEPTION 'the round is over' USING ERRCODE = 'KL716';
  END IF;
  SELECT coalesce(sum(amount) FILTER (WHERE pool = p_pool), 0), count(*) INTO v_staked, v_bets
    FROM bets WHERE game = p_game AND round_id = p_round AND user_id = p_user AND status = 'placed';
  IF v_staked + p_amount > p_most_staked OR v_bets >= p_most_bets THEN
    RAISE EXCEPTION 'more than a player may have on a pool' USING ERRCODE = 'KL711';
  ELSIF v_balance < p_amount THEN
    RAISE EXCEPTION 'the wallet holds too little' USING ERRCODE = 'KL700';
  END IF;
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, pool, placed_at)
    OVERRIDING SYSTEM VALUE VALUES (v_id, p_game, p_round, p_user, p_currency, p_amount, p_pool, v_at)
    RETURNING * INTO bet;
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, bet_id, at)
    VALUES (v_operation, 'stake', v_wallet, v_escrow, p_currency, p_amount, v_id, v_at);
END $$;
--> statement-breakpoint

-- Settles a round whose bets are on pools: cashed at their pool's rate, lost where it has none, or all given back when
-- the round was interrupted. The rates are kept with the outcome, as text.
CREATE FUNCTION ledger_settle_pools(p_game text, p_round bigint, p_pools text[], p_pool_rates bigint[],
  p_outcome jsonb, p_interrupted boolean, p_ends_at bigint)
RETURNS TABLE (bet bets, balance bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_kept jsonb := (SELECT coalesce(jsonb_object_agg(pool, rate::text), '{}') FROM unnest(p_pools, p_pool_rates) AS p (pool, rate));
  v_ids bigint[];
  v_status bet_status[];
  v_rates bigint[];
  v_payouts bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  SELECT array_agg(id), array_agg(status), array_agg(rate), array_agg(coalesce(rate_payout(amount, rate), 0))
    INTO v_ids, v_status, v_rates, v_payouts
    FROM (
      SELECT b.id, b.amount,
        CASE WHEN p_interrupted THEN 'returned' WHEN p.rate IS NULL THEN 'lost' ELSE 'cashed' END::bet_status AS status,
        CASE WHEN NOT p_interrupted THEN p.rate END AS rate
      FROM bets b LEFT JOIN unnest(p_pools, p_pool_rates) AS p (pool, rate) ON p.pool = b.pool
      WHERE b.game = p_game AND b.round_id = p_round AND b.status = 'placed' AND b.pool IS NOT NULL) decided;
  RETURN QUERY SELECT * FROM ledger_settle_bets(p_game, p_round, v_ids, v_status, v_rates, v_payouts,
    p_outcome || jsonb_build_object('rates', v_kept), p_interrupted, p_ends_at);
END $$;

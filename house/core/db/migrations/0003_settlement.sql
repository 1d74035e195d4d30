-- Ending bets and moving rounds. Every end of a bet goes through ledger_end_bets; what differs is who decides.

-- floor(amount * rate / 10000), through numeric: the product may pass 64 bits.
CREATE FUNCTION rate_payout(p_amount bigint, p_rate bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN div(p_amount::numeric * p_rate, 10000)::bigint;
--> statement-breakpoint

-- Takes the accounts of these users in the one order. Rows come out sorted, so they are locked sorted.
CREATE FUNCTION ledger_lock_accounts(p_users bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM ledger_accounts WHERE user_id = ANY (p_users) ORDER BY kind, id FOR NO KEY UPDATE;
  PERFORM id FROM ledger_accounts
    WHERE kind = 'house' AND shard IS NOT NULL AND shard IN (SELECT ledger_shard(u) FROM unnest(p_users) u)
    ORDER BY id FOR NO KEY UPDATE;
END $$;
--> statement-breakpoint

-- Ends placed bets and moves their money; a bet that has ended meanwhile is left alone. Returns the bets it
-- ended, with their wallets' balances. Wallet and escrow go back and forth by what the status says:
-- the stake up to the payout is released, the rest forfeited, what is above it is the house's loss.
CREATE FUNCTION ledger_end_bets(p_operation bigint, p_at bigint,
  p_ids bigint[], p_status bet_status[], p_rates bigint[], p_payouts bigint[])
RETURNS TABLE (bet bets, balance bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_ended bets[];
BEGIN
  WITH ended AS (
    UPDATE bets b SET status = o.status, rate = o.rate, payout = o.payout, ended_at = p_at
      FROM unnest(p_ids, p_status, p_rates, p_payouts) AS o (id, status, rate, payout)
      WHERE b.id = o.id AND b.status = 'placed' RETURNING b.*)
  SELECT array_agg(e::bets ORDER BY e.id) INTO v_ended FROM ended e;

  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, bet_id, at)
  SELECT p_operation, m.kind, m.debit, m.credit, b.currency, m.amount, b.id, p_at
  FROM unnest(v_ended) b
  JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency AND w.kind = 'wallet'
  JOIN ledger_accounts e ON e.user_id = b.user_id AND e.currency = b.currency AND e.kind = 'escrow'
  JOIN ledger_accounts h ON h.shard IS NOT NULL AND h.shard = ledger_shard(b.user_id) AND h.currency = b.currency AND h.kind = 'house'
  CROSS JOIN LATERAL (SELECT CASE b.status WHEN 'returned' THEN b.amount ELSE least(b.payout, b.amount) END AS released) r
  CROSS JOIN LATERAL (VALUES
    ('release'::transfer_kind, e.id, w.id, r.released),
    ('forfeit', e.id, h.id, b.amount - r.released),
    ('profit', h.id, w.id, b.payout - r.released)) AS m (kind, debit, credit, amount)
  WHERE m.amount > 0
  ORDER BY b.id, m.kind;

  RETURN QUERY
  SELECT b, w.balance FROM unnest(v_ended) b
  JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency AND w.kind = 'wallet';
END $$;
--> statement-breakpoint

-- A player ends a bet: paid at p_rate, or with no rate taken back. p_request is what was asked, for the
-- fingerprint; the rate is the house's reckoning and no part of it. A bet's end never changes, so a repeated
-- key gets the first answer.
CREATE FUNCTION ledger_end_own_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_rate bigint,
  p_request text)
RETURNS TABLE (bet bets, balance bigint, replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('%s|%s|%s', p_request, p_game, p_round);
  v_scope text := 'user:' || p_user;
  v_known ledger_operations;
  v_state round_state;
  v_bet bets;
  v_operation bigint;
  v_at bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  PERFORM ledger_lock_accounts(ARRAY[p_user]);
  v_known := ledger_known(v_scope, p_key, v_fingerprint);
  IF v_known.id IS NOT NULL THEN
    RETURN QUERY SELECT b, v_known.balance, true FROM bets b WHERE id = v_known.bet_id;
    RETURN;
  END IF;

  SELECT state INTO v_state FROM rounds WHERE game = p_game AND id = p_round;
  SELECT * INTO v_bet FROM bets WHERE game = p_game AND round_id = p_round AND user_id = p_user
    ORDER BY status, id DESC LIMIT 1;
  IF v_bet.id IS NULL THEN
    RAISE EXCEPTION 'no bet on that round' USING ERRCODE = 'KL704';
  ELSIF v_bet.status <> 'placed' OR (p_rate IS NULL) <> (v_state < 'closed') OR v_state = 'settled' THEN
    RAISE EXCEPTION 'the bet or the moment for this is over' USING ERRCODE = 'KL712';
  END IF;

  v_at := now_ms();
  v_operation := nextval('ledger_operations_id_seq');
  RETURN QUERY SELECT bet, balance, false
    FROM ledger_end_bets(v_operation, v_at, ARRAY[v_bet.id],
      ARRAY[CASE WHEN p_rate IS NULL THEN 'returned' ELSE 'cashed' END]::bet_status[],
      ARRAY[p_rate], ARRAY[coalesce(rate_payout(v_bet.amount, p_rate), 0)]);
  INSERT INTO ledger_operations (id, scope, key, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT v_operation, v_scope, p_key, v_fingerprint, v_bet.id, balance, v_at FROM ledger_accounts
    WHERE user_id = p_user AND currency = v_bet.currency AND kind = 'wallet';
END $$;
--> statement-breakpoint

-- The flight passes p_rate: every open bet that is paid by itself up to there is paid at its own rate.
CREATE FUNCTION ledger_pay_due(p_game text, p_round bigint, p_rate bigint, p_at bigint)
RETURNS TABLE (bet bets, balance bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_operation bigint;
  v_ids bigint[];
  v_users bigint[];
  v_rates bigint[];
  v_payouts bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  PERFORM FROM rounds WHERE game = p_game AND id = p_round AND state = 'closed';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT array_agg(id), array_agg(user_id), array_agg(effective_rate), array_agg(rate_payout(amount, effective_rate))
    INTO v_ids, v_users, v_rates, v_payouts
    FROM bets WHERE game = p_game AND round_id = p_round AND status = 'placed' AND effective_rate <= p_rate;
  IF v_ids IS NULL THEN RETURN; END IF;

  PERFORM ledger_lock_accounts(v_users);
  v_operation := nextval('ledger_operations_id_seq');
  RETURN QUERY SELECT * FROM ledger_end_bets(v_operation, p_at, v_ids,
    array_fill('cashed'::bet_status, ARRAY[cardinality(v_ids)]), v_rates, v_payouts);
  IF FOUND THEN
    INSERT INTO ledger_operations (id, scope, key, fingerprint, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, 'round:' || p_game, format('due:%s:%s', p_round, v_operation), '', p_at);
  END IF;
END $$;
--> statement-breakpoint

-- Settles a round: ends these bets, which must be all that are open on it, and stores the outcome. A round
-- that is settled already is left as it is.
CREATE FUNCTION ledger_settle_bets(p_game text, p_round bigint, p_ids bigint[], p_status bet_status[],
  p_rates bigint[], p_payouts bigint[], p_outcome jsonb, p_interrupted boolean, p_ends_at bigint)
RETURNS TABLE (bet bets, balance bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_operation bigint;
  v_state round_state;
  v_at bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  SELECT state INTO v_state FROM rounds WHERE game = p_game AND id = p_round;
  IF v_state IS NULL THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  ELSIF v_state = 'settled' THEN
    RETURN;
  ELSIF v_state <> 'closed' THEN
    RAISE EXCEPTION 'round % of % is still %', p_round, p_game, v_state USING ERRCODE = 'KLX01';
  END IF;

  v_at := now_ms();
  IF cardinality(p_ids) > 0 THEN
    PERFORM ledger_lock_accounts((SELECT array_agg(user_id) FROM bets WHERE id = ANY (p_ids)));
    v_operation := nextval('ledger_operations_id_seq');
    RETURN QUERY SELECT * FROM ledger_end_bets(v_operation, v_at, p_ids, p_status, p_rates, p_payouts);
    INSERT INTO ledger_operations (id, scope, key, fingerprint, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, 'round:' || p_game, 'settle:' || p_round, '', v_at);
  END IF;
  PERFORM FROM bets WHERE game = p_game AND round_id = p_round AND status = 'placed';
  IF FOUND THEN
    RAISE EXCEPTION 'round % of % would keep open bets', p_round, p_game USING ERRCODE = 'KLX01';
  END IF;
  UPDATE rounds SET state = 'settled', outcome = p_outcome, interrupted = p_interrupted,
    ends_at = coalesce(p_ends_at, v_at), settled_at = v_at WHERE game = p_game AND id = p_round;
END $$;
--> statement-breakpoint

-- Settles a round whose bets are decided by one rate: paid at their own rate when the target reaches it,
-- otherwise lost, or given back when the round was interrupted.
CREATE FUNCTION ledger_settle_round(p_game text, p_round bigint, p_target bigint, p_outcome jsonb,
  p_interrupted boolean, p_ends_at bigint)
RETURNS TABLE (bet bets, balance bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
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
        CASE WHEN b.effective_rate <= p_target THEN 'cashed'
          WHEN p_interrupted THEN 'returned' ELSE 'lost' END::bet_status AS status,
        CASE WHEN b.effective_rate <= p_target THEN b.effective_rate END AS rate
      FROM bets b WHERE b.game = p_game AND b.round_id = p_round AND b.status = 'placed') decided;
  RETURN QUERY SELECT * FROM ledger_settle_bets(p_game, p_round, v_ids, v_status, v_rates, v_payouts,
    p_outcome, p_interrupted, p_ends_at);
END $$;
--> statement-breakpoint

-- Bets are over from here: whoever was placing one has finished, whoever comes after sees the state.
CREATE FUNCTION round_close(p_game text, p_round bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  UPDATE rounds SET state = 'closed', alive_at = now_ms()
    WHERE game = p_game AND id = p_round AND state = 'open';
  RETURN FOUND;
END $$;

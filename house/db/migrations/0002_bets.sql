-- Placing bets and granting play money: one call, one transaction. Locks are taken in one order everywhere:
-- the round, wallets, escrows, house, mint, each by id.

-- A bet as it travels in replies and to Node: integers as text, because JSON numbers are floats there.
CREATE FUNCTION bet_json(b bets) RETURNS jsonb
LANGUAGE sql STABLE
RETURN jsonb_build_object('id', b.id::text, 'game', b.game, 'roundId', b.round_id::text,
  'userId', b.user_id::text, 'currency', b.currency, 'amount', b.amount::text, 'autoRate', b.auto_rate::text,
  'effectiveRate', b.effective_rate::text, 'status', b.status, 'rate', b.rate::text,
  'payout', b.payout::text, 'placedAt', b.placed_at, 'endedAt', b.ended_at);
--> statement-breakpoint
CREATE FUNCTION round_lock_key(p_game text, p_round bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(p_game, p_round);
--> statement-breakpoint

-- The stored reply of (scope, key), or null when the key is new; refused when its body was another.
CREATE FUNCTION ledger_reply(p_scope text, p_key text, p_fingerprint text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  known ledger_operations;
BEGIN
  SELECT * INTO known FROM ledger_operations WHERE scope = p_scope AND key = p_key;
  IF known.fingerprint <> p_fingerprint THEN
    RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
  END IF;
  RETURN known.reply;
END $$;
--> statement-breakpoint

CREATE FUNCTION ledger_grant(p_key text, p_user bigint, p_currency text, p_amount bigint, p_reason text,
  OUT reply jsonb, OUT replayed boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_fingerprint text := format('grant|%s|%s|%s', p_currency, p_amount, p_reason);
  v_scope text := 'grant:' || p_user;
  v_wallet ledger_accounts;
  v_mint bigint;
  v_operation bigint;
  v_at bigint := now_ms();
BEGIN
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet' FOR NO KEY UPDATE;
  IF v_wallet.id IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  -- Under the wallet's lock: the same key again waits here, then sees the first one's reply.
  reply := ledger_reply(v_scope, p_key, v_fingerprint);
  replayed := reply IS NOT NULL;
  IF replayed THEN RETURN; END IF;

  reply := jsonb_build_object('balance', (v_wallet.balance + p_amount)::text);
  INSERT INTO ledger_operations (scope, key, fingerprint, reply, at)
    VALUES (v_scope, p_key, v_fingerprint, reply, v_at) RETURNING id INTO v_operation;
  SELECT id INTO v_mint FROM ledger_accounts
    WHERE shard = ledger_shard(p_user) AND currency = p_currency AND kind = 'mint';
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, at)
    VALUES (v_operation, 'grant', v_mint, v_wallet.id, p_currency, p_amount, v_at);
END $$;
--> statement-breakpoint

CREATE FUNCTION ledger_place_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_currency text,
  p_amount bigint, p_auto_rate bigint, p_effective_rate bigint, OUT reply jsonb, OUT replayed boolean)
LANGUAGE plpgsql AS $$
DECLARE
  -- The effective rate is the house's reckoning, not part of what was asked.
  v_fingerprint text := format('bet|%s|%s|%s|%s|%s', p_game, p_round, p_currency, p_amount, p_auto_rate);
  v_scope text := 'user:' || p_user;
  v_wallet bigint;
  v_balance bigint;
  v_escrow bigint;
  v_state round_state;
  v_bet bets;
  v_operation bigint;
  v_at bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT w.id, w.balance, e.id INTO v_wallet, v_balance, v_escrow
    FROM ledger_accounts w JOIN ledger_accounts e
      ON e.user_id = w.user_id AND e.currency = w.currency AND e.kind = 'escrow'
    WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet' FOR NO KEY UPDATE OF w;
  IF v_wallet IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  reply := ledger_reply(v_scope, p_key, v_fingerprint);
  replayed := reply IS NOT NULL;
  IF replayed THEN RETURN; END IF;

  SELECT state INTO v_state FROM rounds WHERE game = p_game AND id = p_round;
  IF v_state IS NULL THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  ELSIF v_state > 'open' THEN
    RAISE EXCEPTION 'the round takes no more bets' USING ERRCODE = 'KL716';
  ELSIF v_balance < p_amount THEN
    RAISE EXCEPTION 'the wallet holds too little' USING ERRCODE = 'KL700';
  END IF;

  v_at := now_ms();
  INSERT INTO bets (game, round_id, user_id, currency, amount, auto_rate, effective_rate, placed_at)
    VALUES (p_game, p_round, p_user, p_currency, p_amount, p_auto_rate, p_effective_rate, v_at)
    RETURNING * INTO v_bet;
  reply := jsonb_build_object('bet', bet_json(v_bet), 'balance', (v_balance - p_amount)::text);
  INSERT INTO ledger_operations (scope, key, fingerprint, reply, at)
    VALUES (v_scope, p_key, v_fingerprint, reply, v_at) RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, bet_id, at)
    VALUES (v_operation, 'stake', v_wallet, v_escrow, p_currency, p_amount, v_bet.id, v_at);
END $$;

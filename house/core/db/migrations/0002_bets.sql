-- Placing bets and granting play money: one call, one transaction. Locks are taken in one order everywhere:
-- the round, wallets, escrows, house, mint, each by id. A wallet's lock also orders its owner's requests, so
-- the same key again waits for the first one and then finds its operation.

CREATE FUNCTION round_lock_key(p_game text, p_round bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(p_game, p_round);
--> statement-breakpoint

-- The operation of (scope, key), its id null when the key is new; refused when its body was another.
CREATE FUNCTION ledger_known(p_scope text, p_key text, p_fingerprint text) RETURNS ledger_operations
LANGUAGE plpgsql AS $$
DECLARE
  known ledger_operations;
BEGIN
  IF p_key IS NULL OR length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO known FROM ledger_operations WHERE scope = p_scope AND key = p_key;
  IF known.fingerprint <> p_fingerprint THEN
    RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
  END IF;
  RETURN known;
END $$;
--> statement-breakpoint

CREATE FUNCTION ledger_grant(p_key text, p_user bigint, p_currency text, p_amount bigint, p_reason text,
  OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('grant|%s|%s|%s', p_currency, p_amount, p_reason);
  v_scope text := 'grant:' || p_user;
  v_wallet ledger_accounts;
  v_mint bigint;
  v_known ledger_operations;
  v_operation bigint;
  v_at bigint;
BEGIN
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet' FOR NO KEY UPDATE;
  IF v_wallet.id IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  v_known := ledger_known(v_scope, p_key, v_fingerprint);
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    balance := v_known.balance;
    RETURN;
  END IF;

  v_at := now_ms();
  balance := v_wallet.balance + p_amount;
  INSERT INTO ledger_operations (scope, key, fingerprint, balance, at)
    VALUES (v_scope, p_key, v_fingerprint, v_wallet.balance + p_amount, v_at) RETURNING id INTO v_operation;
  SELECT id INTO v_mint FROM ledger_accounts
    WHERE shard = ledger_shard(p_user) AND currency = p_currency AND kind = 'mint';
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, at)
    VALUES (v_operation, 'grant', v_mint, v_wallet.id, p_currency, p_amount, v_at);
END $$;
--> statement-breakpoint

-- The bet as it was placed, whatever became of it since: a repeated key gets the first answer.
CREATE FUNCTION ledger_place_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_currency text,
  p_amount bigint, p_auto_rate bigint, p_effective_rate bigint,
  OUT bet_id bigint, OUT effective_rate bigint, OUT placed_at bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  -- The effective rate is the house's reckoning, not part of what was asked.
  v_fingerprint text := format('bet|%s|%s|%s|%s|%s', p_game, p_round, p_currency, p_amount, p_auto_rate);
  v_scope text := 'user:' || p_user;
  v_wallet bigint;
  v_balance bigint;
  v_escrow bigint;
  v_state round_state;
  v_known ledger_operations;
  v_operation bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT w.id, w.balance, e.id, (SELECT state FROM rounds WHERE game = p_game AND id = p_round)
    INTO v_wallet, v_balance, v_escrow, v_state
    FROM ledger_accounts w JOIN ledger_accounts e
      ON e.user_id = w.user_id AND e.currency = w.currency AND e.kind = 'escrow'
    WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet' FOR NO KEY UPDATE OF w;
  -- Written first, which tells whether the key is new; what is refused below takes it back.
  bet_id := nextval('bets_id_seq');
  placed_at := now_ms();
  balance := v_balance - p_amount;
  effective_rate := p_effective_rate;
  INSERT INTO ledger_operations (scope, key, fingerprint, bet_id, balance, at)
    VALUES (v_scope, p_key, v_fingerprint, ledger_place_bet.bet_id, v_balance - p_amount, ledger_place_bet.placed_at)
    ON CONFLICT DO NOTHING RETURNING id INTO v_operation;
  replayed := v_operation IS NULL;
  IF replayed THEN
    v_known := ledger_known(v_scope, p_key, v_fingerprint);
    SELECT id, b.effective_rate, b.placed_at, v_known.balance INTO bet_id, effective_rate, placed_at, balance
      FROM bets b WHERE id = v_known.bet_id;
    RETURN;
  END IF;

  IF length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  ELSIF v_wallet IS NULL OR v_state IS NULL THEN
    RAISE EXCEPTION 'no such round or wallet' USING ERRCODE = 'KL704';
  ELSIF v_state > 'open' THEN
    RAISE EXCEPTION 'the round takes no more bets' USING ERRCODE = 'KL716';
  ELSIF v_balance < p_amount THEN
    RAISE EXCEPTION 'the wallet holds too little' USING ERRCODE = 'KL700';
  END IF;
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, auto_rate, effective_rate, placed_at)
    OVERRIDING SYSTEM VALUE VALUES (ledger_place_bet.bet_id, p_game, p_round, p_user, p_currency, p_amount,
      p_auto_rate, p_effective_rate, ledger_place_bet.placed_at);
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, bet_id, at)
    VALUES (v_operation, 'stake', v_wallet, v_escrow, p_currency, p_amount, ledger_place_bet.bet_id,
      ledger_place_bet.placed_at);
END $$;

-- Solo rounds: a round is a bet and a row of solo_rounds with the same id. The game's rules are applied before
-- (house/play/solo/); here the seed pair, the nonce and the acts on which they were applied are checked: KLX02 means that these
-- have changed, and the request must be computed again. Locks: the wallet, the round, its pair.

-- The live pair of a player and game, created if there is none.
CREATE OR REPLACE FUNCTION solo_pair_begin(p_user bigint, p_game text, p_seed text, p_hash text, p_client_seed text,
  p_next text, p_next_hash text) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO seed_pairs (user_id, game, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash)
    VALUES (p_user, p_game, p_seed, p_hash, p_client_seed, p_next, p_next_hash)
    ON CONFLICT (user_id, game) WHERE ended_at IS NULL DO NOTHING;
$$;

-- Ends a live pair, revealing its server seed p_seed, and begins the next one.
CREATE OR REPLACE FUNCTION solo_pair_turn(p_user bigint, p_pair bigint, p_seed text, p_client_seed text, p_next text,
  p_next_hash text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_pair seed_pairs;
BEGIN
  SELECT * INTO v_pair FROM seed_pairs WHERE id = p_pair AND user_id = p_user FOR UPDATE;
  IF v_pair.id IS NULL OR v_pair.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'that pair is not live' USING ERRCODE = 'KL703';
  ELSIF v_pair.open_round IS NOT NULL THEN
    RAISE EXCEPTION 'a round of that pair is open' USING ERRCODE = 'KL710';
  END IF;
  UPDATE seed_pairs SET ended_at = now_ms(), server_seed = p_seed, next_server_seed = '' WHERE id = p_pair;
  INSERT INTO seed_pairs (user_id, game, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash)
    VALUES (p_user, v_pair.game, v_pair.next_server_seed, v_pair.next_server_seed_hash, p_client_seed, p_next, p_next_hash);
END $$;

-- Takes a nonce of a live pair for a draw without a bet, such as a spin of the daily wheel; the caller stores the result in the
-- same transaction. Returns the pair's id, null if the player has none; the pair stays locked until then.
CREATE OR REPLACE FUNCTION solo_pair_draw(p_user bigint, p_game text) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE seed_pairs SET nonce = nonce + 1 WHERE user_id = p_user AND game = p_game AND ended_at IS NULL AND open_round IS NULL
    RETURNING id;
$$;

-- Whoever writes it: a pair only goes forward, and its server seed is revealed when it has ended, not before.
CREATE OR REPLACE FUNCTION guard_seed_pair() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR NEW.nonce < OLD.nonce
    OR (OLD.user_id, OLD.game, OLD.server_seed_hash, OLD.next_server_seed_hash, OLD.client_seed)
      IS DISTINCT FROM (NEW.user_id, NEW.game, NEW.server_seed_hash, NEW.next_server_seed_hash, NEW.client_seed)
    OR (CASE WHEN NEW.ended_at IS NULL THEN NEW.server_seed NOT LIKE 'v1.%' OR NEW.next_server_seed NOT LIKE 'v1.%'
      ELSE NEW.open_round IS NOT NULL OR encode(sha256(convert_to(NEW.server_seed, 'UTF8')), 'hex') <> NEW.server_seed_hash END)
  THEN
    RAISE EXCEPTION 'a pair of seeds only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- The request hash. The pair is server state, and not part of it.
CREATE OR REPLACE FUNCTION solo_print(p_game text, p_currency text, p_amount bigint, p_choice text) RETURNS text
LANGUAGE sql STABLE
RETURN format('solo|%s|%s|%s|%s', p_game, p_currency, p_amount, p_choice);

-- An act as stored in a round, with its reply.
CREATE OR REPLACE FUNCTION solo_act_of(p_key text, p_act text, p_balance bigint, p_sequence bigint) RETURNS jsonb
LANGUAGE sql STABLE
RETURN jsonb_build_array(jsonb_build_object('key', p_key, 'move', p_act::jsonb, 'balance', p_balance::text,
  'sequence', p_sequence::text));

-- Stakes on a round with the pair's next nonce. One that is decided at once (p_over) is settled with it: lost if p_payout is 0,
-- else paid. Refusals as of any bet; 710 while a round of the game is open.
CREATE OR REPLACE FUNCTION ledger_solo_start(p_key text, p_user bigint, p_game text, p_currency text, p_amount bigint,
  p_choice text, p_pair bigint, p_nonce integer, p_max_profit bigint, p_over boolean, p_rate bigint, p_payout bigint,
  OUT bet_id bigint, OUT at bigint, OUT balance bigint, OUT bonus bigint, OUT sequence bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := solo_print(p_game, p_currency, p_amount, p_choice);
  v_scope text := 'user:' || p_user;
  v_source bigint;
  v_own bigint;
  v_changed_at bigint;
  v_escrow bigint;
  v_wagering bigint;
  v_known ledger_operations;
  v_month integer;
BEGIN
  SELECT w.id, w.balance, w.bonus, w.balance_changed_at, e.id INTO v_source, v_own, bonus, v_changed_at, v_escrow
    FROM ledger_accounts w JOIN ledger_accounts e
      ON e.user_id = w.user_id AND e.currency = w.currency AND e.kind = 'escrow'
    WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet' FOR NO KEY UPDATE OF w;
  IF v_source IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  bet_id := nextval('bets_id_seq');
  v_month := ledger_month_of(bet_id);
  v_known := ledger_known(v_scope, p_key, v_fingerprint, v_month);
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    bet_id := v_known.bet_id;
    at := v_known.at;
    balance := v_known.balance;
    sequence := v_known.id;
    RETURN;
  END IF;

  UPDATE seed_pairs SET nonce = nonce + 1, open_round = CASE WHEN NOT p_over THEN ledger_solo_start.bet_id END
    WHERE id = p_pair AND user_id = p_user AND game = p_game AND nonce = p_nonce AND open_round IS NULL AND ended_at IS NULL;
  IF NOT FOUND THEN
    PERFORM FROM seed_pairs WHERE user_id = p_user AND game = p_game AND open_round IS NOT NULL;
    IF FOUND THEN
      RAISE EXCEPTION 'a round is open' USING ERRCODE = 'KL710';
    END IF;
    RAISE EXCEPTION 'the pair of seeds has gone on' USING ERRCODE = 'KLX02';
  ELSIF greatest(v_own, bonus) < p_amount THEN
    RAISE EXCEPTION 'neither the wallet nor the bonus account holds so much' USING ERRCODE = 'KL700';
  ELSIF v_own < p_amount THEN
    SELECT account, wagering INTO v_source, v_wagering FROM ledger_bonus_source(p_user, p_currency, p_game);
    bonus := bonus - p_amount;
    v_own := v_own + p_amount;
  END IF;
  at := greatest(now_ms(), v_changed_at);
  sequence := nextval('ledger_operations_id_seq');
  balance := v_own + bonus - p_amount;
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, pool, wagering_id, placed_at) OVERRIDING SYSTEM VALUE
    VALUES (ledger_solo_start.bet_id, p_game, ledger_solo_start.bet_id, p_user, p_currency, p_amount, 'solo', v_wagering,
      ledger_solo_start.at);
  INSERT INTO solo_rounds (id, user_id, game, pair_id, nonce, choice, max_profit, over)
    VALUES (ledger_solo_start.bet_id, p_user, p_game, p_pair, p_nonce, p_choice::jsonb, p_max_profit, p_over);
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
      bet_id, at)
    VALUES (ledger_solo_start.sequence, CASE WHEN v_wagering IS NULL THEN 'stake' ELSE 'bonusStake' END, p_user, v_source,
      v_escrow, p_currency, p_amount, v_own - p_amount, ledger_solo_start.bet_id, ledger_solo_start.at);
  IF p_over THEN
    SELECT e.balance, e.bonus INTO balance, bonus FROM ledger_solo_end(sequence, at, bet_id, p_rate, p_payout) e;
  END IF;
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    VALUES (ledger_solo_start.sequence, v_scope, p_key, p_user, v_month, v_fingerprint, ledger_solo_start.bet_id,
      ledger_solo_start.balance, ledger_solo_start.at);
END $$;

-- Ends the bet of a round: lost if nothing is returned, else paid. The caller holds the wallet's lock.
CREATE OR REPLACE FUNCTION ledger_solo_end(p_operation bigint, p_at bigint, p_bet bigint, p_rate bigint, p_payout bigint)
RETURNS TABLE (balance bigint, bonus bigint, sequence bigint)
LANGUAGE sql AS $$
  SELECT balance, bonus, sequence FROM ledger_end_bets(p_operation, p_at, ARRAY[p_bet],
    ARRAY[CASE WHEN p_payout > 0 THEN 'cashed' ELSE 'lost' END]::bet_status[],
    ARRAY[CASE WHEN p_payout > 0 THEN p_rate END], ARRAY[p_payout], NULL);
$$;

-- A move (p_over if it ends the round), or a cash-out: p_act is the request. It is the p_acts-th after the start. One that ends
-- the round moves its money under the key, like any end of a bet.
CREATE OR REPLACE FUNCTION ledger_solo_act(p_key text, p_user bigint, p_round bigint, p_act text, p_acts integer,
  p_over boolean, p_rate bigint, p_payout bigint, OUT at bigint, OUT balance bigint, OUT bonus bigint, OUT sequence bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_month integer := ledger_month_of(p_round);
  -- A losing act does not change the wallet: the replied balance is that of another operation.
  v_scope text := CASE WHEN p_payout > 0 THEN 'user:' ELSE 'lost:' END || p_user;
  v_round solo_rounds;
  v_operation bigint;
BEGIN
  IF p_over THEN
    at := ledger_lock_wallets(ARRAY[p_user]);
  ELSE
    at := now_ms();
  END IF;
  SELECT * INTO v_round FROM solo_rounds WHERE id = p_round AND user_id = p_user FOR NO KEY UPDATE;
  IF v_round.id IS NULL THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  ELSIF v_round.over OR jsonb_array_length(v_round.acts) <> p_acts THEN
    RAISE EXCEPTION 'the round has gone on' USING ERRCODE = 'KLX02';
  ELSIF p_over THEN
    PERFORM FROM ledger_operations WHERE scope IN ('user:' || p_user, 'lost:' || p_user) AND key = p_key
      AND month IN (0, v_month, ledger_month_of(bets_so_far()));
    IF FOUND THEN
      RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
    END IF;
    v_operation := nextval('ledger_operations_id_seq');
    SELECT e.balance, e.bonus, e.sequence INTO balance, bonus, sequence
      FROM ledger_solo_end(v_operation, at, p_round, p_rate, p_payout) e;
    INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, v_scope, p_key, p_user, v_month, format('act|%s|%s', p_round, p_act), p_round,
        ledger_solo_act.balance, ledger_solo_act.at);
    UPDATE seed_pairs SET open_round = NULL WHERE id = v_round.pair_id;
  ELSE
    SELECT w.balance + w.bonus, w.bonus, w.sequence INTO balance, bonus, sequence FROM ledger_accounts w
      JOIN bets b ON b.id = p_round AND b.user_id = p_user AND w.currency = b.currency
      WHERE w.user_id = p_user AND w.kind = 'wallet';
  END IF;
  UPDATE solo_rounds SET over = p_over,
      acts = acts || solo_act_of(p_key, p_act, ledger_solo_act.balance, ledger_solo_act.sequence)
    WHERE id = p_round AND user_id = p_user;
END $$;

CREATE OR REPLACE TRIGGER forward_only BEFORE UPDATE ON seed_pairs FOR EACH ROW EXECUTE FUNCTION guard_seed_pair();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON seed_pairs
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('pairs of seeds stay');
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON solo_rounds
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rounds stay');
CREATE OR REPLACE TRIGGER guarded BEFORE DELETE OR TRUNCATE ON solo_rounds_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rounds stay');

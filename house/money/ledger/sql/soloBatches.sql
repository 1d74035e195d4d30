-- Applies many players' starts, or moves and cash-outs, in one transaction, for any games, to share the cost of round trip,
-- commit and statement. Each succeeds or is refused individually; `code` is the SQLSTATE of a refusal. A batch has one
-- operation: its rows of ledger_operations, one per key, share their id and time. All locks are taken before anything is
-- checked, and stay after partial rollbacks: wallets, rounds, pairs, each in the order of their ids. Each row is looked up by
-- its index, whatever the planner estimates: plans from when tables were small (of a new database, and of each new month) would
-- read them whole until they are analyzed.

-- Starts the rounds without special conditions, with one statement per table: a new key, an unchanged pair, enough own money,
-- no restrictions of the player, no second start of the player in the batch. The remaining ones are checked by
-- ledger_solo_start; the triggers apply the same rules to all. Returns the positions of the started ones with their data. The
-- caller holds the locks.
CREATE OR REPLACE FUNCTION ledger_solo_start_plain(p_keys text[], p_users bigint[], p_games text[], p_currencies text[],
  p_amounts bigint[], p_choices text[], p_pairs bigint[], p_nonces integer[], p_max_profits bigint[], p_overs boolean[],
  p_rates bigint[], p_payouts bigint[],
  OUT places bigint[], OUT ids bigint[], OUT balances bigint[], OUT bonuses bigint[], OUT operation bigint, OUT at bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_wallets bigint[];
  v_escrows bigint[];
  v_over bigint[];
  v_status bet_status[];
  v_rates bigint[];
  v_payouts bigint[];
  -- All belong to one month; if the next month begins during the batch, they are handled one by one.
  v_month integer := ledger_month_of(bets_so_far());
  v_earlier integer := ledger_earlier_month(v_month);
BEGIN
  SELECT array_agg(place), array_agg(nextval('bets_id_seq')), array_agg(wallet), array_agg(escrow),
      array_agg(balance + bonus - amount), array_agg(bonus), greatest(now_ms(), max(balance_changed_at))
    INTO places, ids, v_wallets, v_escrows, balances, bonuses, at
    FROM (
      SELECT a.place, a.amount, w.id AS wallet, e.id AS escrow, w.balance_changed_at, w.balance, w.bonus
      FROM unnest(p_keys, p_users, p_games, p_currencies, p_amounts, p_pairs, p_nonces)
          WITH ORDINALITY AS a (key, user_id, game, currency, amount, pair, nonce, place)
      JOIN ledger_accounts w ON w.user_id = a.user_id AND w.currency = a.currency AND w.kind = 'wallet'
      JOIN ledger_accounts e ON e.user_id = a.user_id AND e.currency = a.currency AND e.kind = 'escrow'
      JOIN seed_pairs p ON p.id = a.pair AND p.user_id = a.user_id AND p.game = a.game AND p.nonce = a.nonce
        AND p.open_round IS NULL AND p.ended_at IS NULL
      WHERE a.amount BETWEEN 1 AND w.balance AND length(a.key) BETWEEN 1 AND 100
        AND cardinality(array_positions(p_users, a.user_id)) = 1
        AND NOT EXISTS (SELECT FROM ledger_operations o WHERE o.scope = 'user:' || a.user_id AND o.key = a.key
          AND o.month IN (0, v_month, v_earlier))
        AND NOT EXISTS (SELECT FROM player_guards g WHERE g.user_id = a.user_id
          AND is_guarded(g))) plain;
  IF places IS NULL OR ledger_month_of(ids[cardinality(ids)]) <> v_month THEN
    places := '{}';
    RETURN;
  END IF;
  operation := nextval('ledger_operations_id_seq');
  UPDATE seed_pairs p SET nonce = p.nonce + 1, open_round = CASE WHEN NOT p_overs[x.place] THEN x.id END
    FROM unnest(places, ids) AS x (place, id) WHERE p.id = p_pairs[x.place];
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, pool, placed_at) OVERRIDING SYSTEM VALUE
    SELECT id, p_games[place], id, p_users[place], p_currencies[place], p_amounts[place], 'solo', ledger_solo_start_plain.at
    FROM unnest(places, ids) AS x (place, id);
  INSERT INTO solo_rounds (id, user_id, game, pair_id, nonce, choice, max_profit, over)
    SELECT id, p_users[place], p_games[place], p_pairs[place], p_nonces[place], p_choices[place]::jsonb, p_max_profits[place],
      p_overs[place]
    FROM unnest(places, ids) AS x (place, id);
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
      bet_id, at)
    SELECT ledger_solo_start_plain.operation, 'stake', p_users[place], wallet, escrow, p_currencies[place], p_amounts[place],
      balance - bonus, id, ledger_solo_start_plain.at
    FROM unnest(places, ids, v_wallets, v_escrows, balances, bonuses) AS x (place, id, wallet, escrow, balance, bonus);
  SELECT array_agg(id), array_agg(CASE WHEN p_payouts[place] > 0 THEN 'cashed' ELSE 'lost' END::bet_status),
      array_agg(CASE WHEN p_payouts[place] > 0 THEN p_rates[place] END), array_agg(p_payouts[place])
    INTO v_over, v_status, v_rates, v_payouts
    FROM unnest(places, ids) AS x (place, id) WHERE p_overs[place];
  IF v_over IS NOT NULL THEN
    SELECT array_agg(place), array_agg(id), array_agg(coalesce(e.balance, x.balance)), array_agg(coalesce(e.bonus, x.bonus))
      INTO places, ids, balances, bonuses
      FROM unnest(places, ids, balances, bonuses) AS x (place, id, balance, bonus)
      LEFT JOIN ledger_end_bets(operation, at, v_over, v_status, v_rates, v_payouts, NULL) e ON (e.bet).id = x.id;
  END IF;
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT ledger_solo_start_plain.operation, 'user:' || p_users[place], p_keys[place], p_users[place], v_month,
      solo_print(p_games[place], p_currencies[place], p_amounts[place], p_choices[place]), id, balance, ledger_solo_start_plain.at
    FROM unnest(places, ids, balances) AS x (place, id, balance);
EXCEPTION WHEN OTHERS THEN
  -- A trigger refused one of them: none was started, and each is handled individually.
  places := '{}';
END $$;

CREATE OR REPLACE FUNCTION ledger_solo_starts(p_keys text[], p_users bigint[], p_games text[], p_currencies text[],
  p_amounts bigint[], p_choices text[], p_pairs bigint[], p_nonces integer[], p_max_profits bigint[], p_overs boolean[],
  p_rates bigint[], p_payouts bigint[])
RETURNS TABLE (place bigint, bet_id bigint, at bigint, balance bigint, bonus bigint, sequence bigint, replayed boolean,
  code text, message text, detail text)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off AS $$
#variable_conflict use_column
DECLARE
  a record;
  v_plain record;
BEGIN
  PERFORM ledger_lock_wallets(p_users);
  PERFORM FROM seed_pairs p WHERE p.id = ANY (p_pairs) ORDER BY p.id FOR NO KEY UPDATE;
  SELECT * INTO v_plain FROM ledger_solo_start_plain(p_keys, p_users, p_games, p_currencies, p_amounts, p_choices, p_pairs,
    p_nonces, p_max_profits, p_overs, p_rates, p_payouts);
  RETURN QUERY SELECT n, id, v_plain.at, b, o, v_plain.operation, false, NULL::text, NULL::text, NULL::text
    FROM unnest(v_plain.places, v_plain.ids, v_plain.balances, v_plain.bonuses) AS x (n, id, b, o)
    WHERE n IS NOT NULL;
  IF cardinality(v_plain.places) = cardinality(p_keys) THEN RETURN; END IF;
  FOR a IN
    SELECT * FROM unnest(p_keys, p_users, p_games, p_currencies, p_amounts, p_choices, p_pairs, p_nonces, p_max_profits, p_overs,
        p_rates, p_payouts)
        WITH ORDINALITY AS requested (key, user_id, game, currency, amount, choice, pair, nonce, max_profit, over, rate, payout, place)
    WHERE requested.place <> ALL (v_plain.places) ORDER BY requested.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, s.*, NULL::text, NULL::text, NULL::text
        FROM ledger_solo_start(a.key, a.user_id, a.game, a.currency, a.amount, a.choice, a.pair, a.nonce, a.max_profit, a.over,
          a.rate, a.payout) s;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;

-- Applies the moves and cash-outs without special conditions, as above: an unchanged round, a new key if money moves, no second
-- act of the player in the batch. The remaining ones are checked by ledger_solo_act. The caller holds the locks.
CREATE OR REPLACE FUNCTION ledger_solo_act_plain(p_keys text[], p_users bigint[], p_rounds bigint[], p_acts text[],
  p_before integer[], p_overs boolean[], p_rates bigint[], p_payouts bigint[],
  OUT places bigint[], OUT balances bigint[], OUT bonuses bigint[], OUT sequences bigint[], OUT at bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_first bigint := (SELECT min(id) FROM unnest(p_rounds) AS x (id));
  v_last bigint := (SELECT max(id) FROM unnest(p_rounds) AS x (id));
  v_now integer := ledger_month_of(bets_so_far());
  v_pairs bigint[];
  v_operation bigint;
  v_over bigint[];
  v_status bet_status[];
  v_rates bigint[];
  v_payouts bigint[];
BEGIN
  SELECT array_agg(place), array_agg(balance + bonus), array_agg(bonus), array_agg(sequence), array_agg(pair_id),
      greatest(now_ms(), max(balance_changed_at) FILTER (WHERE p_overs[place]))
    INTO places, balances, bonuses, sequences, v_pairs, at
    FROM (
      SELECT a.place, r.pair_id, w.balance, w.bonus, w.sequence, w.balance_changed_at
      FROM unnest(p_keys, p_users, p_rounds, p_before, p_overs)
          WITH ORDINALITY AS a (key, user_id, round, before, over, place)
      JOIN solo_rounds r ON r.id = a.round AND r.user_id = a.user_id
      JOIN bets b ON b.id = a.round AND b.user_id = a.user_id
      JOIN ledger_accounts w ON w.user_id = a.user_id AND w.currency = b.currency AND w.kind = 'wallet'
      WHERE r.id BETWEEN v_first AND v_last AND b.id BETWEEN v_first AND v_last
        AND NOT r.over AND jsonb_array_length(r.acts) = a.before AND b.status = 'placed' AND b.wagering_id IS NULL
        AND length(a.key) BETWEEN 1 AND 100 AND cardinality(array_positions(p_users, a.user_id)) = 1
        AND NOT (a.over AND EXISTS (SELECT FROM ledger_operations o
          WHERE o.scope IN ('user:' || a.user_id, 'lost:' || a.user_id) AND o.key = a.key
            AND o.month IN (0, ledger_month_of(a.round), v_now)))) plain;
  IF places IS NULL THEN
    places := '{}';
    RETURN;
  END IF;
  SELECT array_agg(p_rounds[place]), array_agg(CASE WHEN p_payouts[place] > 0 THEN 'cashed' ELSE 'lost' END::bet_status),
      array_agg(CASE WHEN p_payouts[place] > 0 THEN p_rates[place] END), array_agg(p_payouts[place])
    INTO v_over, v_status, v_rates, v_payouts
    FROM unnest(places) AS x (place) WHERE p_overs[place];
  IF v_over IS NOT NULL THEN
    v_operation := nextval('ledger_operations_id_seq');
    SELECT array_agg(place), array_agg(coalesce(e.balance, x.balance)), array_agg(coalesce(e.bonus, x.bonus)),
        array_agg(coalesce(e.sequence, x.sequence)), array_agg(pair)
      INTO places, balances, bonuses, sequences, v_pairs
      FROM unnest(places, balances, bonuses, sequences, v_pairs) AS x (place, balance, bonus, sequence, pair)
      LEFT JOIN ledger_end_bets(v_operation, at, v_over, v_status, v_rates, v_payouts, NULL) e
        ON (e.bet).id = p_rounds[x.place];
    INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
      SELECT v_operation, CASE WHEN p_payouts[place] > 0 THEN 'user:' ELSE 'lost:' END || p_users[place], p_keys[place],
        p_users[place], ledger_month_of(p_rounds[place]), format('act|%s|%s', p_rounds[place], p_acts[place]), p_rounds[place],
        balance, ledger_solo_act_plain.at
      FROM unnest(places, balances) AS x (place, balance) WHERE p_overs[place];
    UPDATE seed_pairs p SET open_round = NULL
      FROM unnest(places, v_pairs) AS x (place, pair) WHERE p.id = x.pair AND p_overs[x.place];
  END IF;
  UPDATE solo_rounds r SET over = p_overs[x.place],
      acts = r.acts || solo_act_of(p_keys[x.place], p_acts[x.place], x.balance, x.sequence)
    FROM unnest(places, balances, sequences) AS x (place, balance, sequence)
    WHERE r.id = p_rounds[x.place] AND r.user_id = p_users[x.place] AND r.id BETWEEN v_first AND v_last;
EXCEPTION WHEN OTHERS THEN
  -- A trigger refused one of them: none was applied, and each is handled individually.
  places := '{}';
END $$;

CREATE OR REPLACE FUNCTION ledger_solo_acts(p_keys text[], p_users bigint[], p_rounds bigint[], p_acts text[],
  p_before integer[], p_overs boolean[], p_rates bigint[], p_payouts bigint[])
RETURNS TABLE (place bigint, at bigint, balance bigint, bonus bigint, sequence bigint, code text, message text, detail text)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off AS $$
#variable_conflict use_column
DECLARE
  v_first bigint := (SELECT min(id) FROM unnest(p_rounds) AS x (id));
  v_last bigint := (SELECT max(id) FROM unnest(p_rounds) AS x (id));
  v_over bigint[] := ARRAY(SELECT round FROM unnest(p_rounds, p_overs) AS x (round, over) WHERE over);
  v_pairs bigint[];
  a record;
  v_plain record;
BEGIN
  -- Only for rounds that end: the others move no money.
  PERFORM ledger_lock_wallets(ARRAY(SELECT user_id FROM unnest(p_users, p_overs) AS x (user_id, over) WHERE over));
  SELECT array_agg(pair_id) FILTER (WHERE id = ANY (v_over)) INTO v_pairs FROM (
    SELECT id, pair_id FROM solo_rounds WHERE id = ANY (p_rounds) AND user_id = ANY (p_users) AND id BETWEEN v_first AND v_last
      ORDER BY id FOR NO KEY UPDATE) locked;
  PERFORM FROM seed_pairs WHERE id = ANY (v_pairs) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO v_plain FROM ledger_solo_act_plain(p_keys, p_users, p_rounds, p_acts, p_before, p_overs, p_rates, p_payouts);
  RETURN QUERY SELECT n, v_plain.at, b, o, s, NULL::text, NULL::text, NULL::text
    FROM unnest(v_plain.places, v_plain.balances, v_plain.bonuses, v_plain.sequences) AS x (n, b, o, s)
    WHERE n IS NOT NULL;
  IF cardinality(v_plain.places) = cardinality(p_keys) THEN RETURN; END IF;
  FOR a IN
    SELECT * FROM unnest(p_keys, p_users, p_rounds, p_acts, p_before, p_overs, p_rates, p_payouts)
        WITH ORDINALITY AS requested (key, user_id, round, act, before, over, rate, payout, place)
    WHERE requested.place <> ALL (v_plain.places) ORDER BY requested.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, s.*, NULL::text, NULL::text, NULL::text
        FROM ledger_solo_act(a.key, a.user_id, a.round, a.act, a.before, a.over, a.rate, a.payout) s;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;

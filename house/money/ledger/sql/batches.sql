-- Places many players' bets on one round in one transaction, to share the cost of round trip, commit and statement. Each is
-- placed or refused individually; `code` is the SQLSTATE of a refusal. Bets are ordered by wallet, like all locks, and those of
-- one player by the order of the requests.

-- Places the bets without special conditions, with one statement per table: a new key, a round that accepts bets, enough own
-- money, no restrictions of the player, capacity on the round, no second bet of the same player in the batch. The remaining
-- ones are checked by ledger_place_one; the triggers apply the same rules to all. Returns the positions of the placed bets with
-- their data.
CREATE OR REPLACE FUNCTION ledger_place_plain(p_game text, p_round bigint, p_keys text[], p_users bigint[],
  p_currencies text[], p_amounts bigint[], p_pools text[], p_auto_rates bigint[], p_effective_rates bigint[],
  p_most_staked bigint[], p_most_bets bigint[],
  OUT places bigint[], OUT ids bigint[], OUT ats bigint[], OUT balances bigint[], OUT bonuses bigint[],
  OUT sequences bigint[])
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_wallets bigint[];
  v_escrows bigint[];
  v_now bigint;
  v_bets_after bigint := (SELECT bets_after FROM rounds WHERE game = p_game AND id = p_round);
  v_month integer;
  v_earlier integer;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  PERFORM ledger_lock_wallets(p_users);
  v_now := now_ms();
  -- All belong to one month; if the next month begins during the batch, they are handled one by one.
  v_month := ledger_month_of(bets_so_far());
  v_earlier := ledger_earlier_month(v_month);
  SELECT array_agg(place), array_agg(nextval('bets_id_seq')), array_agg(nextval('ledger_operations_id_seq')),
      array_agg(wallet), array_agg(escrow), array_agg(greatest(v_now, balance_changed_at)), array_agg(balance + bonus - amount),
      array_agg(bonus)
    INTO places, ids, sequences, v_wallets, v_escrows, ats, balances, bonuses
    FROM (
      SELECT a.place, a.amount, w.id AS wallet, e.id AS escrow, w.balance_changed_at, w.balance, w.bonus
      FROM unnest(p_keys, p_users, p_currencies, p_amounts, p_pools, p_most_staked, p_most_bets)
          WITH ORDINALITY AS a (key, user_id, currency, amount, pool, most_staked, most_bets, place)
      JOIN ledger_accounts w ON w.user_id = a.user_id AND w.currency = a.currency AND w.kind = 'wallet'
      JOIN ledger_accounts e ON e.user_id = a.user_id AND e.currency = a.currency AND e.kind = 'escrow'
      WHERE EXISTS (SELECT FROM rounds WHERE game = p_game AND id = p_round AND state <= 'open')
        AND a.amount BETWEEN 1 AND w.balance AND length(a.key) BETWEEN 1 AND 100
        AND cardinality(array_positions(p_users, a.user_id)) = 1
        AND NOT EXISTS (SELECT FROM ledger_operations o WHERE o.scope = 'user:' || a.user_id AND o.key = a.key
          AND o.month IN (0, v_month, v_earlier))
        AND NOT EXISTS (SELECT FROM player_guards g WHERE g.user_id = a.user_id
          AND is_guarded(g))
        AND (SELECT CASE WHEN a.pool IS NULL THEN count(*) = 0
            ELSE coalesce(sum(b.amount) FILTER (WHERE b.pool = a.pool), 0) + a.amount <= a.most_staked
              AND count(*) < a.most_bets END
          FROM bets b WHERE b.game = p_game AND b.round_id = p_round AND b.user_id = a.user_id AND b.status = 'placed'
            AND b.id > v_bets_after)) plain;
  IF places IS NULL THEN
    places := '{}';
    RETURN;
  ELSIF ledger_month_of(ids[cardinality(ids)]) <> v_month THEN
    places := '{}';
    RETURN;
  END IF;
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT sequence, 'user:' || p_users[place], p_keys[place], p_users[place], v_month,
      CASE WHEN p_pools IS NULL THEN bet_print(p_game, p_round, p_currencies[place], p_amounts[place], p_auto_rates[place])
        ELSE pool_bet_print(p_game, p_round, p_pools[place], p_currencies[place], p_amounts[place]) END, id, balance, at
    FROM unnest(places, ids, sequences, balances, ats) AS x (place, id, sequence, balance, at);
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, pool, auto_rate, effective_rate, placed_at)
    OVERRIDING SYSTEM VALUE
    SELECT id, p_game, p_round, p_users[place], p_currencies[place], p_amounts[place], p_pools[place],
      p_auto_rates[place], p_effective_rates[place], at
    FROM unnest(places, ids, ats) AS x (place, id, at);
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
      bet_id, at)
    SELECT sequence, 'stake', p_users[place], wallet, escrow, p_currencies[place], p_amounts[place], balance - bonus, id, at
    FROM unnest(places, ids, sequences, v_wallets, v_escrows, balances, bonuses, ats)
      AS x (place, id, sequence, wallet, escrow, balance, bonus, at);
  PERFORM ledger_expose_all(p_game, p_round, array_agg(p_currencies[place]), array_agg(p_pools[place]), array_agg(p_amounts[place]),
    array_agg(p_effective_rates[place])) FROM unnest(places) AS x (place);
EXCEPTION WHEN OTHERS THEN
  -- A trigger refused one of them: none was placed, and each is handled individually.
  places := '{}';
END $$;

-- Like ledger_place_one for many bets: without pools, one bet per player and round.
CREATE OR REPLACE FUNCTION ledger_place_all(p_game text, p_round bigint, p_keys text[], p_users bigint[],
  p_currencies text[], p_amounts bigint[], p_pools text[], p_auto_rates bigint[], p_effective_rates bigint[],
  p_most_staked bigint[], p_most_bets bigint[])
RETURNS TABLE (place bigint, bet_id bigint, effective_rate bigint, wagering_id bigint, placed_at bigint, balance bigint,
  bonus bigint, sequence bigint, replayed boolean, code text, message text, detail text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  a record;
  v_plain record;
BEGIN
  SELECT * INTO v_plain FROM ledger_place_plain(p_game, p_round, p_keys, p_users, p_currencies, p_amounts, p_pools,
    p_auto_rates, p_effective_rates, p_most_staked, p_most_bets);
  RETURN QUERY SELECT n, id, p_effective_rates[n], NULL::bigint, at, b, o, s, false, NULL::text, NULL::text, NULL::text
    FROM unnest(v_plain.places, v_plain.ids, v_plain.ats, v_plain.balances, v_plain.bonuses, v_plain.sequences)
      AS x (n, id, at, b, o, s)
    WHERE n IS NOT NULL;
  IF cardinality(v_plain.places) = cardinality(p_keys) THEN RETURN; END IF;
  -- All wallets first: each bet then takes the round's lock in ledger_expose, after which no wallet lock may be waited for.
  PERFORM ledger_lock_wallets(p_users);
  FOR a IN
    SELECT * FROM unnest(p_keys, p_users, p_currencies, p_amounts, p_pools, p_auto_rates, p_effective_rates, p_most_staked,
        p_most_bets)
        WITH ORDINALITY AS requested (key, user_id, currency, amount, pool, auto_rate, rate, most_staked, most_bets, place)
    WHERE requested.place <> ALL (v_plain.places)
    ORDER BY (SELECT id FROM ledger_accounts w
      WHERE w.user_id = requested.user_id AND w.currency = requested.currency AND w.kind = 'wallet'), requested.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, b.*, NULL::text, NULL::text, NULL::text
        FROM ledger_place_one(a.key, a.user_id, p_game, p_round, a.currency, a.amount, a.pool, a.auto_rate, a.rate, false,
          a.most_staked, a.most_bets) b;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;


-- Applies many players' bets, wins and rollbacks at providers' games in one transaction, to share the cost of round trip,
-- commit and statement. Each is accepted or refused as if applied one after the other in the order of their positions; `code`
-- is the SQLSTATE of a refusal. All wallets and then all ids are locked before anything is checked, and stay locked after
-- partial rollbacks. Each row is looked up by its index, even if a plan dates from when the tables were small.

-- Applies the bets and wins without special conditions, with one statement per table: a new id that is unique in the batch, one
-- transaction per player, enough own money, no restrictions and no debt of the player, a win whose bet is known and not undone,
-- an open round, a provider that is far from its caps and rolls nothing back, no free spin. The remaining ones are checked by
-- provider_play; the triggers apply the same rules to all. The two groups do not affect each other, so their order does not
-- matter. Returns the positions of the applied ones with their data. The caller holds the locks.
CREATE OR REPLACE FUNCTION provider_play_plain(p_kinds text[], p_providers text[], p_uuids text[], p_users bigint[], p_currencies text[],
  p_games text[], p_types text[], p_rounds text[], p_references text[], p_amounts bigint[], p_frees boolean[], p_rewards text[],
  p_suppliers text[], p_closes boolean[],
  OUT places bigint[], OUT ids bigint[], OUT balances bigint[], OUT bonuses bigint[], OUT sequences bigint[])
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_now bigint := now_ms();
  -- There are no rows in later months.
  v_last bigint := bets_so_far();
  v_at bigint;
  v_wallets bigint[];
  v_houses bigint[];
  v_rounds bigint[];
  v_news boolean[];
  v_opened bigint[];
  v_staked bigint[];
  v_returned bigint[];
  v_operations bigint[];
  v_ended bets[] := '{}';
  v_bet bets;
  -- No other transaction writes this shard.
  v_shard integer;
BEGIN
  WITH providers AS MATERIALIZED (
    SELECT s.provider, s.currency, coalesce(c.most_round, m.provider_most_round) AS most_round
    FROM (SELECT provider, currency, sum(greatest(amount, 0)) FILTER (WHERE kind = 'win') AS wins,
        bool_or(kind = 'rollback') AS undoes
      FROM unnest(p_kinds, p_providers, p_currencies, p_amounts) AS a (kind, provider, currency, amount) GROUP BY provider, currency) s
    JOIN markets m ON m.currency = s.currency LEFT JOIN provider_caps c ON c.provider = s.provider
    -- Even with all of these wins the provider stays below its cap, in any order: stakes only add capacity.
    WHERE NOT s.undoes AND (s.wins IS NULL OR s.wins + (SELECT coalesce(sum(d.returned - d.staked), 0) FROM provider_days d
        WHERE d.provider = s.provider AND d.currency = s.currency AND d.day = market_day(s.currency, v_now))
      <= coalesce(c.most_day, m.provider_most_day)))
  SELECT array_agg(place), array_agg(wallet), array_agg(house), array_agg(coalesce(round_id, nextval('bets_id_seq'))),
      array_agg(round_id IS NULL), array_agg(opened_at), array_agg(staked), array_agg(returned), array_agg(own), array_agg(bonus),
      array_agg(sequence), greatest(v_now, max(balance_changed_at))
    INTO places, v_wallets, v_houses, v_rounds, v_news, v_opened, v_staked, v_returned, balances, bonuses, sequences, v_at
    FROM (
      SELECT a.place, w.id AS wallet, h.id AS house, w.balance + CASE a.kind WHEN 'win' THEN a.amount ELSE -a.amount END AS own,
        w.bonus, w.sequence, w.balance_changed_at, r.id AS round_id, r.opened_at,
        coalesce(r.staked, 0) + CASE a.kind WHEN 'bet' THEN a.amount ELSE 0 END AS staked,
        coalesce(r.returned, 0) + CASE a.kind WHEN 'win' THEN a.amount ELSE 0 END AS returned
      FROM unnest(p_kinds, p_providers, p_uuids, p_users, p_currencies, p_games, p_rounds, p_references, p_amounts, p_closes)
          WITH ORDINALITY AS a (kind, provider, uuid, user_id, currency, game, round, reference, amount, closes, place)
      JOIN providers s ON s.provider = a.provider AND s.currency = a.currency
      JOIN ledger_accounts w ON w.user_id = a.user_id AND w.currency = a.currency AND w.kind = 'wallet'
      JOIN ledger_accounts h ON h.kind = 'house' AND h.currency = a.currency AND h.user_id IS NULL
      LEFT JOIN provider_rounds r ON r.provider = a.provider AND r.user_id = a.user_id AND r.round = a.round
      LEFT JOIN provider_names n ON n.provider = a.provider AND n.uuid = a.reference
      LEFT JOIN provider_transactions b ON b.id = n.id
      WHERE NOT p_frees[a.place] AND p_rewards[a.place] IS NULL
        AND length(a.uuid) BETWEEN 1 AND 100 AND length(a.round) BETWEEN 1 AND 100
        AND cardinality(array_positions(p_users, a.user_id)) = 1
        AND cardinality(array_positions(p_uuids, a.uuid)) = 1
        AND NOT EXISTS (SELECT FROM provider_names t WHERE t.provider = a.provider AND t.uuid = a.uuid)
        AND NOT EXISTS (SELECT FROM provider_held_wins t WHERE t.provider = a.provider AND t.uuid = a.uuid)
        AND (r.id IS NULL OR (r.game = a.game AND r.currency = a.currency AND r.closed_at IS NULL))
        AND CASE a.kind
          WHEN 'bet' THEN a.reference IS NULL AND a.amount BETWEEN 0 AND w.balance
            AND NOT EXISTS (SELECT FROM player_guards g WHERE g.user_id = a.user_id
              AND is_guarded(g))
          WHEN 'win' THEN a.amount >= 0 AND b.kind = 'bet' AND b.user_id = a.user_id AND b.undone_by IS NULL AND b.wagering_id IS NULL
            AND (a.amount = 0 OR a.amount + coalesce(r.returned, 0) <= s.most_round)
            AND NOT EXISTS (SELECT FROM chargebacks d WHERE d.user_id = a.user_id AND d.receivable > d.collected + d.written_off)
          ELSE false END
        -- A round that ends without a stake, or with bonus money, is not a plain end.
        AND (NOT a.closes OR (coalesce(r.staked, 0) + CASE a.kind WHEN 'bet' THEN a.amount ELSE 0 END > 0
          AND NOT EXISTS (SELECT FROM provider_transactions t WHERE t.round_id = r.id AND t.id BETWEEN provider_rows_from(r.id) AND v_last
            AND t.wagering_id IS NOT NULL)))) plain;
  IF places IS NULL THEN
    places := '{}';
    RETURN;
  END IF;
  -- Assigned after their rounds' ids: a transaction has a higher id than its round.
  SELECT array_agg(nextval('bets_id_seq')), array_agg(nextval('ledger_operations_id_seq')) INTO ids, v_operations
    FROM unnest(places);
  UPDATE provider_rounds r SET staked = x.staked, returned = x.returned, last_at = v_at,
      closed_at = CASE WHEN p_closes[x.place] THEN v_at END
    FROM unnest(places, v_rounds, v_news, v_staked, v_returned) AS x (place, round, new, staked, returned)
    WHERE r.id = x.round AND NOT x.new;
  INSERT INTO provider_rounds (id, provider, round, user_id, game, type, currency, staked, returned, opened_at, last_at, closed_at)
    SELECT round, p_providers[place], p_rounds[place], p_users[place], p_games[place], p_types[place], p_currencies[place],
      staked, returned, v_at, v_at, CASE WHEN p_closes[place] THEN v_at END
    FROM unnest(places, v_rounds, v_news, v_staked, v_returned) AS x (place, round, new, staked, returned) WHERE new;
  INSERT INTO provider_transactions (id, provider, uuid, kind, round_id, user_id, game, currency, amount, reference, free, supplier_id, at)
    SELECT id, p_providers[place], p_uuids[place], p_kinds[place], round, p_users[place], p_games[place], p_currencies[place],
      p_amounts[place], p_references[place], false, p_suppliers[place], v_at
    FROM unnest(places, ids, v_rounds) AS x (place, id, round);
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
      credit_balance, bet_id, at)
    SELECT operation, CASE WHEN wins THEN 'providerWin' ELSE 'providerBet' END, p_users[place], CASE WHEN wins THEN house ELSE wallet END,
      CASE WHEN wins THEN wallet ELSE house END, p_currencies[place], p_amounts[place], CASE WHEN NOT wins THEN own END,
      CASE WHEN wins THEN own END, id, v_at
    FROM unnest(places, ids, v_operations, v_wallets, v_houses, balances) AS x (place, id, operation, wallet, house, own)
    CROSS JOIN LATERAL (SELECT p_kinds[place] = 'win') AS k (wins) WHERE p_amounts[place] > 0;
  v_shard := provider_shard();
  INSERT INTO provider_days AS d (provider, currency, day, shard, staked, returned)
    SELECT provider, currency, market_day(currency, v_at), v_shard, staked, returned
    FROM (SELECT p_providers[place] AS provider, p_currencies[place] AS currency,
        coalesce(sum(p_amounts[place]) FILTER (WHERE p_kinds[place] = 'bet'), 0) AS staked,
        coalesce(sum(p_amounts[place]) FILTER (WHERE p_kinds[place] = 'win'), 0) AS returned
      FROM unnest(places) AS x (place) WHERE p_amounts[place] > 0 GROUP BY 1, 2) s
    ON CONFLICT (provider, currency, day, shard) DO UPDATE SET
      staked = d.staked + excluded.staked, returned = d.returned + excluded.returned;
  FOR i IN 1..cardinality(places) LOOP
    CONTINUE WHEN NOT p_closes[places[i]];
    SELECT v_rounds[i], p_games[places[i]], v_rounds[i], p_users[places[i]], p_currencies[places[i]], v_staked[i],
        CASE WHEN v_returned[i] > 0 THEN 'cashed' ELSE 'lost' END,
        CASE WHEN v_returned[i] > 0 THEN least(div(v_returned[i]::numeric * 10000, v_staked[i]), 9223372036854775807) END,
        v_returned[i], coalesce(v_opened[i], v_at), v_at
      INTO v_bet.id, v_bet.game, v_bet.round_id, v_bet.user_id, v_bet.currency, v_bet.amount, v_bet.status, v_bet.rate, v_bet.payout,
        v_bet.placed_at, v_bet.ended_at;
    v_ended := v_ended || v_bet;
  END LOOP;
  IF cardinality(v_ended) > 0 THEN
    PERFORM ledger_count_bets(v_ended, v_at);
    PERFORM ledger_keep_wins(v_ended, v_at);
  END IF;
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT operation, 'play:' || p_users[place], p_providers[place] || ':' || p_uuids[place], p_users[place], ledger_month_of(id), '',
      id, own + bonus, v_at
    FROM unnest(places, ids, v_operations, balances, bonuses) AS x (place, id, operation, own, bonus) WHERE p_amounts[place] > 0;
  SELECT array_agg(own + bonus), array_agg(CASE WHEN p_amounts[place] > 0 THEN operation ELSE sequence END)
    INTO balances, sequences
    FROM unnest(places, balances, bonuses, v_operations, sequences) AS x (place, own, bonus, operation, sequence);
EXCEPTION WHEN OTHERS THEN
  -- A trigger refused one of them: none was applied, and each is handled individually.
  places := '{}';
END $$;

CREATE OR REPLACE FUNCTION provider_plays(p_kinds text[], p_providers text[], p_uuids text[], p_users bigint[], p_currencies text[],
  p_games text[], p_types text[], p_rounds text[], p_references text[], p_amounts bigint[], p_frees boolean[], p_rewards text[],
  p_suppliers text[], p_closes boolean[])
RETURNS TABLE (place bigint, transaction_id bigint, balance bigint, bonus bigint, sequence bigint, replayed boolean,
  code text, message text, detail text)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off AS $$
#variable_conflict use_column
DECLARE
  a record;
  v_plain record;
BEGIN
  PERFORM ledger_lock_wallets(p_users);
  PERFORM provider_lock_names(p_providers || p_providers, p_uuids || p_references);
  SELECT * INTO v_plain FROM provider_play_plain(p_kinds, p_providers, p_uuids, p_users, p_currencies, p_games, p_types, p_rounds,
    p_references, p_amounts, p_frees, p_rewards, p_suppliers, p_closes);
  RETURN QUERY SELECT n, id, b, o, s, false, NULL::text, NULL::text, NULL::text
    FROM unnest(v_plain.places, v_plain.ids, v_plain.balances, v_plain.bonuses, v_plain.sequences) AS x (n, id, b, o, s)
    WHERE n IS NOT NULL;
  IF cardinality(v_plain.places) = cardinality(p_kinds) THEN RETURN; END IF;
  FOR a IN
    SELECT * FROM unnest(p_kinds, p_providers, p_uuids, p_users, p_currencies, p_games, p_types, p_rounds, p_references, p_amounts,
        p_frees, p_rewards, p_suppliers, p_closes)
        WITH ORDINALITY AS requested (kind, provider, uuid, user_id, currency, game, type, round, reference, amount, free, reward,
          supplier, closes, place)
    WHERE requested.place <> ALL (v_plain.places) ORDER BY requested.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, p.*, NULL::text, NULL::text, NULL::text
        FROM provider_play(a.kind, a.provider, a.uuid, a.user_id, a.currency, a.game, a.type, a.round, a.reference, a.amount, a.free,
          a.reward, a.supplier, a.closes) p;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;

-- Many players' bets on one round in one transaction: what a round trip and a commit cost is shared. Each is placed or
-- refused by itself, as it would be alone; `code` is the SQLSTATE of what was refused. Bets come in the order of
-- their wallets, as all locks do, and those of one player in the order they were asked.

CREATE OR REPLACE FUNCTION ledger_place_bets(p_game text, p_round bigint, p_keys text[], p_users bigint[],
  p_currencies text[], p_amounts bigint[], p_auto_rates bigint[], p_effective_rates bigint[])
RETURNS TABLE (place bigint, bet_id bigint, effective_rate bigint, turnover_id bigint, placed_at bigint, balance bigint,
  bonus bigint, sequence bigint, replayed boolean, code text, message text, detail text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  a record;
BEGIN
  FOR a IN
    SELECT * FROM unnest(p_keys, p_users, p_currencies, p_amounts, p_auto_rates, p_effective_rates)
        WITH ORDINALITY AS asked (key, user_id, currency, amount, auto_rate, rate, place)
    ORDER BY (SELECT id FROM ledger_accounts w
      WHERE w.user_id = asked.user_id AND w.currency = asked.currency AND w.kind = 'wallet'), asked.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, b.*, NULL::text, NULL::text, NULL::text
        FROM ledger_place_bet(a.key, a.user_id, p_game, p_round, a.currency, a.amount, a.auto_rate, a.rate) b;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger_place_pool_bets(p_game text, p_round bigint, p_keys text[], p_users bigint[],
  p_pools text[], p_currencies text[], p_amounts bigint[], p_most_staked bigint[], p_most_bets bigint[])
RETURNS TABLE (place bigint, bet bets, balance bigint, bonus bigint, sequence bigint, replayed boolean,
  code text, message text, detail text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  a record;
BEGIN
  FOR a IN
    SELECT * FROM unnest(p_keys, p_users, p_pools, p_currencies, p_amounts, p_most_staked, p_most_bets)
        WITH ORDINALITY AS asked (key, user_id, pool, currency, amount, most_staked, most_bets, place)
    ORDER BY (SELECT id FROM ledger_accounts w
      WHERE w.user_id = asked.user_id AND w.currency = asked.currency AND w.kind = 'wallet'), asked.place
  LOOP
    BEGIN
      RETURN QUERY SELECT a.place, b.*, NULL::text, NULL::text, NULL::text
        FROM ledger_place_pool_bet(a.key, a.user_id, p_game, p_round, a.pool, a.currency, a.amount, a.most_staked,
          a.most_bets) b;
    EXCEPTION WHEN OTHERS THEN
      GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL;
      place := a.place;
      RETURN NEXT;
    END;
  END LOOP;
END $$;

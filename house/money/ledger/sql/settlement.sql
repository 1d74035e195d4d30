-- Ending bets and changing rounds' states. Every end of a bet goes through ledger_end_bets; the callers differ in who decides.

-- floor(amount * rate / 10000), through numeric: the product may exceed 64 bits.
CREATE OR REPLACE FUNCTION rate_payout(p_amount bigint, p_rate bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN div(p_amount::numeric * p_rate, 10000)::bigint;

-- Ends placed bets and moves their money; a bet that has ended meanwhile is skipped. Returns the ended bets, with their
-- wallets. The stake up to the payout is released, the rest forfeited, and the excess is the house's loss; all of it returns to
-- the stake's account. p_opposite: see ledger_turn_over. The caller holds the locks of the wallets that are paid, and of those
-- that staked bonus money. Each row is looked up by its index: see soloBatches.sql.
CREATE OR REPLACE FUNCTION ledger_end_bets(p_operation bigint, p_at bigint,
  p_ids bigint[], p_status bet_status[], p_rates bigint[], p_payouts bigint[], p_opposite bigint[])
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off AS $$
#variable_conflict use_column
DECLARE
  v_ended bets[];
  v_wagering boolean;
BEGIN
  WITH ended AS (
    UPDATE bets b SET status = o.status, rate = o.rate, payout = o.payout, ended_at = p_at
      FROM unnest(p_ids, p_status, p_rates, p_payouts) AS o (id, status, rate, payout)
      WHERE b.id = o.id AND b.status = 'placed' RETURNING b.*)
  SELECT array_agg(e::bets ORDER BY e.user_id, e.id), bool_or(e.wagering_id IS NOT NULL) INTO v_ended, v_wagering
    FROM ended e;
  IF v_ended IS NULL THEN RETURN; END IF;

  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, credit_balance,
    bet_id, at)
  SELECT p_operation, m.kind, b.user_id, m.debit, m.credit, b.currency, m.amount,
    CASE WHEN m.credit = w.id THEN w.balance + sum(m.amount) FILTER (WHERE m.credit = w.id) OVER (PARTITION BY w.id ORDER BY b.id, m.place) END,
    b.id, p_at
  FROM unnest(v_ended) b
  JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency
    AND w.kind = CASE WHEN b.wagering_id IS NULL THEN 'wallet' ELSE 'bonus' END
  JOIN ledger_accounts e ON e.user_id = b.user_id AND e.currency = b.currency AND e.kind = 'escrow'
  JOIN ledger_accounts h ON h.user_id IS NULL AND h.currency = b.currency AND h.kind = 'house'
  CROSS JOIN LATERAL (SELECT CASE b.status WHEN 'returned' THEN b.amount ELSE least(b.payout, b.amount) END AS released) r
  CROSS JOIN LATERAL (VALUES
    (1, CASE WHEN b.wagering_id IS NULL THEN 'release' ELSE 'bonusRelease' END, e.id, w.id, r.released),
    (2, 'forfeit', e.id, h.id, b.amount - r.released),
    (3, CASE WHEN b.wagering_id IS NULL THEN 'profit' ELSE 'bonusProfit' END, h.id, w.id, b.payout - r.released))
    AS m (place, kind, debit, credit, amount)
  WHERE m.amount > 0 ORDER BY w.id, b.id, m.place;
  PERFORM ledger_count_bets(v_ended, p_at);
  PERFORM ledger_keep_wins(v_ended, p_at);
  IF v_wagering THEN
    PERFORM ledger_turn_over(p_operation, p_at, v_ended, p_opposite);
  END IF;
  PERFORM FROM chargebacks WHERE receivable > collected + written_off LIMIT 1;
  IF FOUND THEN PERFORM ledger_collect_winnings(v_ended, p_operation, p_at); END IF;

  RETURN QUERY
  SELECT b, w.balance + w.bonus, w.bonus, w.sequence FROM unnest(v_ended) b
  JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency AND w.kind = 'wallet'
  ORDER BY b.user_id, b.id;
END $$;

-- A player ends a bet: paid at p_rate, or taken back if there is no rate. p_request is the client's request, for the request
-- hash; the rate is computed by the house and not part of it. A bet's end never changes, so a repeated key gets the first
-- reply. p_second: which of the player's two bets.
CREATE OR REPLACE FUNCTION ledger_end_slip_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_rate bigint,
  p_request text, p_second boolean)
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint, replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('%s|%s|%s', p_request, p_game, p_round);
  v_scope text := 'user:' || p_user;
  v_known ledger_operations;
  v_state round_state;
  v_bets_after bigint;
  v_bet bets;
  v_month integer;
  v_rate bigint;
  v_operation bigint;
  v_at bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  v_at := ledger_lock_wallets(ARRAY[p_user]);
  SELECT state, bets_after INTO v_state, v_bets_after FROM rounds WHERE game = p_game AND id = p_round;
  SELECT * INTO v_bet FROM bets WHERE game = p_game AND round_id = p_round AND user_id = p_user AND id > v_bets_after
    AND is_second_bet(id) = p_second ORDER BY status, id DESC LIMIT 1;
  v_month := ledger_month_of(coalesce(v_bet.id, bets_so_far()));
  v_known := ledger_known(v_scope, p_key, v_fingerprint, v_month);
  IF v_known.id IS NOT NULL THEN
    RETURN QUERY SELECT b, v_known.balance, w.bonus, v_known.id, true FROM bets b
      JOIN ledger_accounts w ON w.user_id = b.user_id AND w.currency = b.currency AND w.kind = 'wallet'
      WHERE b.id = v_known.bet_id;
    RETURN;
  END IF;

  IF v_bet.id IS NULL THEN
    RAISE EXCEPTION 'no bet on that round' USING ERRCODE = 'KL704';
  ELSIF v_bet.status <> 'placed' OR (p_rate IS NULL) <> (v_state < 'closed') OR v_state = 'settled' THEN
    RAISE EXCEPTION 'the bet or the moment for this is over' USING ERRCODE = 'KL712';
  END IF;

  v_operation := nextval('ledger_operations_id_seq');
  -- An earlier due rate takes precedence: the bet's own rate, or a stored cash-out.
  v_rate := least(p_rate, v_bet.effective_rate, (SELECT rate FROM cash_outs WHERE bet_id = v_bet.id));
  RETURN QUERY SELECT bet, balance, bonus, sequence, false
    FROM ledger_end_bets(v_operation, v_at, ARRAY[v_bet.id],
      ARRAY[CASE WHEN p_rate IS NULL THEN 'returned' ELSE 'cashed' END]::bet_status[],
      ARRAY[CASE WHEN p_rate IS NOT NULL THEN v_rate END],
      ARRAY[CASE WHEN p_rate IS NULL THEN 0 ELSE rate_payout(v_bet.amount, v_rate) END], NULL);
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT v_operation, v_scope, p_key, p_user, v_month, v_fingerprint, v_bet.id, balance + bonus, v_at FROM ledger_accounts
    WHERE user_id = p_user AND currency = v_bet.currency AND kind = 'wallet';
  IF p_rate IS NULL THEN
    PERFORM ledger_unexpose(v_bet);
  END IF;
END $$;

-- Stores a cash-out that came in time, before it is processed: even if the house fails, the bet is paid by it and never lost.
-- Only the first cash-out of a bet is stored. Returns false if there is no open bet, or settling has begun: settling begins
-- with the round locked exclusively, so it sees everything stored before, and nothing is stored afterwards.
CREATE OR REPLACE FUNCTION ledger_keep_slip_cash_out(p_user bigint, p_game text, p_round bigint, p_rate bigint, p_at bigint,
  p_second boolean)
RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_bets_after bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT bets_after INTO v_bets_after FROM rounds WHERE game = p_game AND id = p_round AND settling IS NULL AND state <> 'settled';
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO cash_outs (bet_id, game, round_id, rate, at)
    SELECT id, game, round_id, p_rate, p_at FROM bets
    WHERE game = p_game AND round_id = p_round AND user_id = p_user AND status = 'placed' AND pool IS NULL
      AND id > v_bets_after AND is_second_bet(id) = p_second
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Called when the flight passes p_rate: pays about p_most open bets of the players after p_after that are automatically paid up
-- to that rate, all bets of a player together. Fewer than p_most: there are no more.
CREATE OR REPLACE FUNCTION ledger_pay_due(p_game text, p_round bigint, p_rate bigint, p_after bigint, p_most int)
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_operation bigint;
  v_at bigint;
  v_bets_after bigint;
  v_ids bigint[];
  v_users bigint[];
  v_rates bigint[];
  v_payouts bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT bets_after INTO v_bets_after FROM rounds WHERE game = p_game AND id = p_round AND state = 'closed';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT array_agg(id), array_agg(user_id), array_agg(due), array_agg(rate_payout(amount, due))
    INTO v_ids, v_users, v_rates, v_payouts
    FROM (
      SELECT b.id, b.user_id, b.amount, least(b.effective_rate, c.rate) AS due
      FROM bets b LEFT JOIN cash_outs c ON c.bet_id = b.id
      WHERE b.game = p_game AND b.round_id = p_round AND b.user_id > p_after AND b.status = 'placed'
        AND b.id > v_bets_after AND least(b.effective_rate, c.rate) <= p_rate
      ORDER BY b.user_id FETCH FIRST p_most ROWS WITH TIES) due;
  IF v_ids IS NULL THEN RETURN; END IF;

  v_at := ledger_lock_wallets(v_users);
  v_operation := nextval('ledger_operations_id_seq');
  RETURN QUERY SELECT * FROM ledger_end_bets(v_operation, v_at, v_ids,
    array_fill('cashed'::bet_status, ARRAY[cardinality(v_ids)]), v_rates, v_payouts, NULL);
  IF FOUND THEN
    INSERT INTO ledger_operations (id, scope, key, month, fingerprint, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, 'round:' || p_game, format('due:%s:%s', p_round, v_operation), ledger_month_of(v_ids[1]), '', v_at);
  END IF;
END $$;

-- Begins or continues settling a round: false if it is settled already. How it is settled, as played or as voided, is fixed by
-- its first transaction, whatever a later leader decides: voided if and only if the round is void (voids.sql). The first
-- transaction and the last, which changes the state, lock the round exclusively (p_alone); between them parts of its players
-- are settled in parallel. A round that mixes in a public value is not played without it.
CREATE OR REPLACE FUNCTION ledger_begin_settling(p_game text, p_round bigint, p_interrupted boolean, p_alone boolean,
  OUT as_interrupted boolean, OUT goes_on boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_round rounds;
BEGIN
  IF p_alone THEN
    PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  ELSE
    PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  END IF;
  SELECT * INTO v_round FROM rounds WHERE game = p_game AND id = p_round;
  IF v_round.id IS NULL THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  END IF;
  as_interrupted := v_round.interrupted;
  goes_on := v_round.state <> 'settled';
  IF NOT goes_on THEN RETURN; END IF;
  IF v_round.state <> 'closed' THEN
    RAISE EXCEPTION 'round % of % is still %', p_round, p_game, v_round.state USING ERRCODE = 'KLX01';
  ELSIF v_round.settling IS NULL THEN
    IF p_interrupted AND NOT as_interrupted THEN
      RAISE EXCEPTION 'round % of % is void for no cause', p_round, p_game USING ERRCODE = 'KLX01';
    ELSIF v_round.value_source IS NOT NULL AND v_round.public_value IS NULL AND NOT as_interrupted THEN
      RAISE EXCEPTION 'the public value of round % of % is not out', p_round, p_game USING ERRCODE = 'KLX01';
    END IF;
    UPDATE rounds SET settling = CASE WHEN as_interrupted THEN 'interrupted' ELSE 'played' END
      WHERE game = p_game AND id = p_round;
  ELSE
    as_interrupted := v_round.settling = 'interrupted';
  END IF;
END $$;

-- Ends some bets of a round that is being settled; with the last ones the round is settled and its outcome stored.
CREATE OR REPLACE FUNCTION ledger_settle_bets(p_game text, p_round bigint, p_ids bigint[], p_status bet_status[],
  p_rates bigint[], p_payouts bigint[], p_users bigint[], p_opposite bigint[], p_last boolean, p_outcome jsonb,
  p_interrupted boolean, p_ends_at bigint)
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_operation bigint;
  v_at bigint := now_ms();
  v_bets_after bigint;
BEGIN
  IF cardinality(p_ids) > 0 THEN
    v_at := greatest(v_at, ledger_lock_wallets(p_users));
    v_operation := nextval('ledger_operations_id_seq');
    RETURN QUERY SELECT * FROM ledger_end_bets(v_operation, v_at, p_ids, p_status, p_rates, p_payouts, p_opposite);
    INSERT INTO ledger_operations (id, scope, key, month, fingerprint, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, 'round:' || p_game, format('settle:%s:%s', p_round, v_operation), ledger_month_of(p_ids[1]), '', v_at);
  END IF;
  IF NOT p_last THEN RETURN; END IF;
  SELECT bets_after INTO v_bets_after FROM rounds WHERE game = p_game AND id = p_round;
  PERFORM FROM bets WHERE game = p_game AND round_id = p_round AND status = 'placed' AND id > v_bets_after;
  IF FOUND THEN
    RAISE EXCEPTION 'round % of % would keep open bets', p_round, p_game USING ERRCODE = 'KLX01';
  END IF;
  UPDATE rounds SET state = 'settled', outcome = p_outcome, interrupted = p_interrupted,
    ends_at = coalesce(p_ends_at, v_at), settled_at = v_at WHERE game = p_game AND id = p_round;
  DELETE FROM round_exposures WHERE game = p_game AND round_id = p_round;
END $$;

-- Settles about p_most bets of a round that one rate decides, of the players after p_after, in one of p_parts parts of them:
-- paid at their own rate if the target reaches it, otherwise lost, or returned if the round was voided. Fewer than p_most: they
-- were the last ones, and with p_parts = 1 the round is settled.
CREATE OR REPLACE FUNCTION ledger_settle_round(p_game text, p_round bigint, p_target bigint, p_outcome jsonb,
  p_interrupted boolean, p_ends_at bigint, p_part int, p_parts int, p_after bigint, p_most int)
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_interrupted boolean := p_interrupted;
  v_goes_on boolean;
  v_bets_after bigint := (SELECT bets_after FROM rounds WHERE game = p_game AND id = p_round);
  v_ids bigint[];
  v_status bet_status[];
  v_rates bigint[];
  v_payouts bigint[];
  v_users bigint[];
BEGIN
  SELECT * INTO v_interrupted, v_goes_on FROM ledger_begin_settling(p_game, p_round, p_interrupted, p_parts = 1);
  IF NOT v_goes_on THEN RETURN; END IF;
  SELECT array_agg(id), array_agg(status), array_agg(rate), array_agg(coalesce(rate_payout(amount, rate), 0)),
      array_agg(user_id) FILTER (WHERE status <> 'lost' OR wagering_id IS NOT NULL)
    INTO v_ids, v_status, v_rates, v_payouts, v_users
    FROM (
      SELECT b.id, b.user_id, b.amount, b.wagering_id, CASE WHEN d.paid THEN d.due END AS rate,
        CASE WHEN d.paid THEN 'cashed' WHEN v_interrupted THEN 'returned' ELSE 'lost' END::bet_status AS status
      FROM bets b LEFT JOIN cash_outs c ON c.bet_id = b.id
      -- The house that stored a cash-out had already checked that it came in time.
      CROSS JOIN LATERAL (SELECT least(b.effective_rate, c.rate), least(b.effective_rate, c.rate) <= p_target OR c.rate IS NOT NULL)
        AS d (due, paid)
      WHERE b.game = p_game AND b.round_id = p_round AND b.user_id > p_after AND b.user_id % p_parts = p_part
        AND b.id > v_bets_after AND b.status = 'placed'
      ORDER BY b.user_id FETCH FIRST p_most ROWS WITH TIES) decided;
  RETURN QUERY SELECT * FROM ledger_settle_bets(p_game, p_round, v_ids, v_status, v_rates, v_payouts, v_users,
    NULL, p_parts = 1 AND coalesce(cardinality(v_ids), 0) < p_most, p_outcome, v_interrupted, p_ends_at);
END $$;

-- The same for a round with pools: bets are cashed at their pool's rate, lost if it has none, or all returned if the round was
-- voided. The rates are stored with the outcome, as text. p_covers has for every pool a bit for each of the game's p_results
-- equally likely results that it wins on: a player's bets that cover more than half of them are opposite, from either account.
CREATE OR REPLACE FUNCTION ledger_settle_pools(p_game text, p_round bigint, p_pools text[], p_pool_rates bigint[],
  p_covers jsonb, p_results int, p_outcome jsonb, p_interrupted boolean, p_ends_at bigint, p_part int, p_parts int, p_after bigint, p_most int)
RETURNS TABLE (bet bets, balance bigint, bonus bigint, sequence bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_pool_rates jsonb := (SELECT coalesce(jsonb_object_agg(pool, rate::text), '{}') FROM unnest(p_pools, p_pool_rates) AS p (pool, rate));
  v_interrupted boolean;
  v_goes_on boolean;
  v_bets_after bigint := (SELECT bets_after FROM rounds WHERE game = p_game AND id = p_round);
  v_ids bigint[];
  v_status bet_status[];
  v_rates bigint[];
  v_payouts bigint[];
  v_users bigint[];
  v_bonus bigint[];
  v_opposite bigint[];
BEGIN
  SELECT * INTO v_interrupted, v_goes_on FROM ledger_begin_settling(p_game, p_round, p_interrupted, p_parts = 1);
  IF NOT v_goes_on THEN RETURN; END IF;
  SELECT array_agg(id), array_agg(status), array_agg(rate), array_agg(coalesce(rate_payout(amount, rate), 0)),
      array_agg(user_id) FILTER (WHERE status <> 'lost' OR wagering_id IS NOT NULL),
      array_agg(user_id) FILTER (WHERE wagering_id IS NOT NULL)
    INTO v_ids, v_status, v_rates, v_payouts, v_users, v_bonus
    FROM (
      SELECT b.id, b.user_id, b.amount, b.wagering_id, CASE WHEN NOT v_interrupted THEN p.rate END AS rate,
        CASE WHEN v_interrupted THEN 'returned' WHEN p.rate IS NULL THEN 'lost' ELSE 'cashed' END::bet_status AS status
      FROM bets b LEFT JOIN unnest(p_pools, p_pool_rates) AS p (pool, rate) ON p.pool = b.pool
      WHERE b.game = p_game AND b.round_id = p_round AND b.user_id > p_after AND b.user_id % p_parts = p_part
        AND b.id > v_bets_after AND b.status = 'placed' AND b.pool IS NOT NULL
      ORDER BY b.user_id FETCH FIRST p_most ROWS WITH TIES) decided;
  IF v_bonus IS NOT NULL THEN
    SELECT array_agg(user_id) INTO v_opposite FROM (
      SELECT user_id FROM bets WHERE id = ANY (v_ids) AND user_id = ANY (v_bonus)
      GROUP BY user_id
      HAVING bit_count(bit_or((p_covers ->> pool)::bigint)::bit(64)) * 2 > p_results) opposite;
  END IF;
  RETURN QUERY SELECT * FROM ledger_settle_bets(p_game, p_round, v_ids, v_status, v_rates, v_payouts, v_users, v_opposite,
    p_parts = 1 AND coalesce(cardinality(v_ids), 0) < p_most, p_outcome || jsonb_build_object('rates', v_pool_rates), v_interrupted, p_ends_at);
END $$;

-- The first ms of the day, week or month that contains p_at.
CREATE OR REPLACE FUNCTION period_start(p_span text, p_zone text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM date_trunc(p_span, to_timestamp(p_at / 1000.0), p_zone)) * 1000)::bigint;
END $$;

-- The first ms after it.
CREATE OR REPLACE FUNCTION period_end(p_span text, p_zone text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM (date_trunc(p_span, to_timestamp(p_at / 1000.0) AT TIME ZONE p_zone)
    + ('1 ' || p_span)::interval) AT TIME ZONE p_zone) * 1000)::bigint;
END $$;

-- A player's wallet balance before p_since. Each kind of transfer that changes a wallet is looked up separately, to use the
-- index.
CREATE OR REPLACE FUNCTION wallet_before(p_user bigint, p_currency text, p_since bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT t.balance FROM transfer_kinds k CROSS JOIN LATERAL (
      SELECT id, CASE k.debit WHEN 'wallet' THEN debit_balance ELSE credit_balance END AS balance FROM ledger_transfers
      WHERE user_id = p_user AND kind = k.kind AND kind <> 'forfeit' AND currency = p_currency AND at < p_since
      ORDER BY at DESC, id DESC LIMIT 1) t
    WHERE 'wallet' IN (k.debit, k.credit) ORDER BY t.id DESC LIMIT 1), 0);
END $$;

-- Net change of the wallet since then other than by bets. Also kind by kind: in one query with the bets, a planner would read
-- everything ever played.
CREATE OR REPLACE FUNCTION wallet_paid(p_user bigint, p_currency text, p_since bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE k.debit WHEN 'wallet' THEN -t.amount ELSE t.amount END), 0)
    FROM transfer_kinds k CROSS JOIN LATERAL (
      SELECT sum(amount) AS amount FROM ledger_transfers
      WHERE user_id = p_user AND kind = k.kind AND kind <> 'forfeit' AND currency = p_currency AND at >= p_since) t
    WHERE 'wallet' IN (k.debit, k.credit) AND k.subject NOT IN ('bet', 'provider'));
END $$;

-- A player's loss of own money by bets since p_since, negative for a win; open stakes count as lost. Computed as the balance at
-- that time, plus all other changes, minus the current balance: a few index lookups, however much was played.
CREATE OR REPLACE FUNCTION player_loss(p_user bigint, p_currency text, p_since bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN wallet_before(p_user, p_currency, p_since) + wallet_paid(p_user, p_currency, p_since)
    - (SELECT balance FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet');
END $$;

-- A player's deposits since p_since, plus the amounts of open orders.
CREATE OR REPLACE FUNCTION player_deposited(p_user bigint, p_currency text, p_since bigint, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(amount), 0) FROM ledger_transfers
      WHERE user_id = p_user AND kind = 'deposit' AND currency = p_currency AND at >= p_since)
    + (SELECT coalesce(sum(greatest(amount - credited, 0)), 0) FROM deposit_orders
      WHERE user_id = p_user AND currency = p_currency AND status IN ('pending', 'partial') AND expires_at > p_at);
END $$;

-- The value of a limit at p_at: a requested looser one applies from its time on. Null if there is none.
CREATE OR REPLACE FUNCTION limit_at(l player_limits, p_at bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$ SELECT CASE WHEN l.next_at <= p_at THEN l.next_amount ELSE l.amount END $$;

-- The limits of one family ('deposit' or 'loss') in effect at p_at, with their period.
CREATE OR REPLACE FUNCTION player_limits_at(p_user bigint, p_family text, p_at bigint)
RETURNS TABLE (span text, most bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT s.span, s.most FROM (
    SELECT lower(substr(l.kind, length(p_family) + 1)) AS span, limit_at(l, p_at) AS most
    FROM player_limits l WHERE l.user_id = p_user AND l.kind LIKE p_family || '%') s
  WHERE s.most IS NOT NULL;
END $$;

-- Refuses a bet of own money that could exceed the player's loss limit. The balance at the start of a period never changes, so
-- it is looked up once per period: the wallet is locked, and its times only go forward.
CREATE OR REPLACE FUNCTION guard_loss(p_zone text, b bets, p_now bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  l record;
  v_since bigint;
  v_balance bigint := (SELECT balance FROM ledger_accounts
    WHERE user_id = b.user_id AND currency = b.currency AND kind = 'wallet');
BEGIN
  FOR l IN SELECT p.kind, lower(substr(p.kind, 5)) AS span, p.before, p.since, limit_at(p, p_now) AS most
    FROM player_limits p
    WHERE p.user_id = b.user_id AND p.kind LIKE 'loss%' AND limit_at(p, p_now) IS NOT NULL
  LOOP
    v_since := period_start(l.span, p_zone, p_now);
    IF l.since IS DISTINCT FROM v_since THEN
      l.before := wallet_before(b.user_id, b.currency, v_since);
      UPDATE player_limits SET since = v_since, before = l.before WHERE user_id = b.user_id AND kind = l.kind;
    END IF;
    IF l.before + wallet_paid(b.user_id, b.currency, v_since) - v_balance + b.amount > l.most THEN
      RAISE EXCEPTION 'over a limit of the player''s own' USING ERRCODE = 'KL711';
    END IF;
  END LOOP;
END $$;

-- Whether any restriction can refuse this player's bets: for most players there is none, and the rest is skipped.
CREATE OR REPLACE FUNCTION is_guarded(g player_guards) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN g.break_until IS NOT NULL OR g.loss_limited OR g.blocked_at IS NOT NULL OR g.frozen_at IS NOT NULL
  OR (g.age_required AND g.age_confirmed_at IS NULL);

-- Refuses a bet of a player who is blocked, whose age is not known, who is in a time-out or self-exclusion, or whose own loss
-- limit could be exceeded.
CREATE OR REPLACE FUNCTION guard_play(g player_guards, b bets) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := now_ms();
BEGIN
  IF g.blocked_at IS NOT NULL OR g.frozen_at IS NOT NULL THEN
    PERFORM refuse_stopped(g);
  END IF;
  PERFORM refuse_ageless(g);
  IF g.break_until > v_now THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  END IF;
  IF g.loss_limited AND b.wagering_id IS NULL THEN
    PERFORM guard_loss(g.time_zone, b, v_now);
  END IF;
END $$;

-- A deposit over one of the player's own limits has a separate code: 3021 is an amount that is invalid for everyone.
CREATE OR REPLACE FUNCTION guard_deposit(p_user bigint, p_amount bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
  v_currency text;
  v_now bigint;
BEGIN
  SELECT a.currency INTO v_currency FROM ledger_accounts a JOIN users u ON u.id = a.user_id AND u.currency = a.currency
    WHERE a.user_id = p_user AND a.kind = 'wallet' FOR NO KEY UPDATE OF a;
  v_now := now_ms();
  SELECT * INTO v_guard FROM player_guards WHERE user_id = p_user;
  PERFORM refuse_stopped(v_guard);
  PERFORM refuse_ageless(v_guard);
  PERFORM guard_deposit_identity(p_user, v_currency, p_amount, v_now);
  IF v_guard.user_id IS NULL THEN RETURN; END IF;
  IF v_guard.break_until > v_now THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  END IF;
  PERFORM FROM player_limits_at(p_user, 'deposit', v_now) l
    WHERE player_deposited(p_user, v_currency, period_start(l.span, v_guard.time_zone, v_now), v_now) + p_amount > l.most;
  IF FOUND THEN
    RAISE EXCEPTION 'over a limit of the player''s own' USING ERRCODE = 'K7026';
  END IF;
END $$;

-- For changes of a player's restrictions: bets and deposits in progress end first, later ones see the change. Creates the row
-- if there is none.
CREATE OR REPLACE FUNCTION guard_lock(p_user bigint, p_currency text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet' FOR NO KEY UPDATE;
  INSERT INTO player_guards (user_id, time_zone) SELECT p_user, time_zone FROM markets WHERE currency = p_currency
    ON CONFLICT DO NOTHING;
END $$;

-- A player's own limits, held where money moves. Whoever changes them holds the lock of the player's wallet, as every
-- bet does: a bet that is under way ends first, and the next one sees the change.

-- What moved a wallet, by kind and time (house/statement): each transfer is in the index of the side on which a wallet
-- can stand, so a stake or a win is written once. New kinds are in both until somebody says better.
CREATE INDEX ledger_transfers_from ON ledger_transfers (debit_account, kind, at, id)
  WHERE kind NOT IN ('grant', 'release', 'forfeit', 'profit');
--> statement-breakpoint
CREATE INDEX ledger_transfers_to ON ledger_transfers (credit_account, kind, at, id)
  WHERE kind NOT IN ('stake', 'forfeit');
--> statement-breakpoint

-- The first ms of the day, week or month that p_at is in.
CREATE FUNCTION period_start(p_span text, p_zone text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM date_trunc(p_span, to_timestamp(p_at / 1000.0), p_zone)) * 1000)::bigint;
END $$;
--> statement-breakpoint
-- The first ms after it.
CREATE FUNCTION period_end(p_span text, p_zone text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM (date_trunc(p_span, to_timestamp(p_at / 1000.0) AT TIME ZONE p_zone)
    + ('1 ' || p_span)::interval) AT TIME ZONE p_zone) * 1000)::bigint;
END $$;
--> statement-breakpoint

-- What bets cost a player since p_since, below zero when they brought more; open stakes count as lost. It is what the
-- wallet had then, with all that came and went otherwise, less what it has: a few looks into the indexes, however
-- much was played.
CREATE FUNCTION player_loss(p_user bigint, p_currency text, p_since bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet bigint;
  v_balance bigint;
  v_before bigint;
  v_others bigint;
BEGIN
  SELECT id, balance INTO v_wallet, v_balance FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet';
  SELECT balance INTO v_before FROM (
    (SELECT at, id, debit_balance AS balance FROM ledger_transfers
      WHERE debit_account = v_wallet AND kind = 'stake' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, debit_balance FROM ledger_transfers
      WHERE debit_account = v_wallet AND kind = 'hold' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'grant' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'release' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'profit' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'deposit' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'returned' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
  ) last ORDER BY id DESC LIMIT 1;
  SELECT coalesce(sum(amount), 0) INTO v_others FROM (
    SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'grant' AND at >= p_since
    UNION ALL SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'deposit' AND at >= p_since
    UNION ALL SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'returned' AND at >= p_since
    UNION ALL SELECT -amount FROM ledger_transfers WHERE debit_account = v_wallet AND kind = 'hold' AND at >= p_since
  ) others;
  RETURN coalesce(v_before, 0) + v_others - v_balance;
END $$;
--> statement-breakpoint

-- What a player paid in since p_since, and what may still come for orders that wait.
CREATE FUNCTION player_deposited(p_user bigint, p_currency text, p_since bigint, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(t.amount), 0) FROM ledger_transfers t JOIN ledger_accounts w ON w.id = t.credit_account
      WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet'
        AND t.kind = 'deposit' AND t.at >= p_since)
    + (SELECT coalesce(sum(greatest(amount - credited, 0)), 0) FROM deposit_orders
      WHERE user_id = p_user AND currency = p_currency AND status IN ('pending', 'partial') AND expires_at > p_at);
END $$;
--> statement-breakpoint

-- The limits of one family ('deposit' or 'loss') that stand at p_at, with their span.
CREATE FUNCTION player_limits_at(p_user bigint, p_family text, p_at bigint)
RETURNS TABLE (span text, most bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT s.span, s.most FROM (
    SELECT lower(substr(l.kind, length(p_family) + 1)) AS span,
      CASE WHEN l.next_at <= p_at THEN l.next_amount ELSE l.amount END AS most
    FROM player_limits l WHERE l.user_id = p_user AND l.kind LIKE p_family || '%') s
  WHERE s.most IS NOT NULL;
END $$;
--> statement-breakpoint

-- Refuses a bet of a player who takes a break, or that could lose more than the player allows.
CREATE FUNCTION guard_play(g player_guards, b bets) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := now_ms();
BEGIN
  IF g.break_until > v_now THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  END IF;
  IF g.loss_limited THEN
    PERFORM FROM player_limits_at(b.user_id, 'loss', v_now) l
      WHERE player_loss(b.user_id, b.currency, period_start(l.span, g.time_zone, v_now)) + b.amount > l.most;
    IF FOUND THEN
      RAISE EXCEPTION 'over a limit of the player''s own' USING ERRCODE = 'KL711';
    END IF;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_new_bet() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
BEGIN
  IF NEW.amount <= 0 THEN
    RAISE EXCEPTION 'a bet stakes an amount above zero' USING ERRCODE = 'KL702';
  ELSIF NEW.status <> 'placed' OR NEW.payout <> 0 OR NEW.rate IS NOT NULL OR NEW.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a bet begins as placed' USING ERRCODE = 'KLX00';
  END IF;
  SELECT * INTO v_guard FROM player_guards WHERE user_id = NEW.user_id;
  IF FOUND THEN
    PERFORM guard_play(v_guard, NEW);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- Refuses a deposit order of a player who takes a break, or that would pass a limit of the player's own. It holds the
-- wallet's lock until the caller's transaction ends, so two orders at once cannot both have the same room.
CREATE FUNCTION guard_deposit(p_user bigint, p_amount bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
  v_currency text;
  v_now bigint;
BEGIN
  SELECT a.currency INTO v_currency FROM ledger_accounts a JOIN users u ON u.id = a.user_id AND u.currency = a.currency
    WHERE a.user_id = p_user AND a.kind = 'wallet' FOR NO KEY UPDATE OF a;
  SELECT * INTO v_guard FROM player_guards WHERE user_id = p_user;
  IF NOT FOUND THEN RETURN; END IF;
  v_now := now_ms();
  IF v_guard.break_until > v_now THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  END IF;
  PERFORM FROM player_limits_at(p_user, 'deposit', v_now) l
    WHERE player_deposited(p_user, v_currency, period_start(l.span, v_guard.time_zone, v_now), v_now) + p_amount > l.most;
  IF FOUND THEN
    RAISE EXCEPTION 'over a limit of the player''s own' USING ERRCODE = 'K3021';
  END IF;
END $$;
--> statement-breakpoint

-- A break only grows, whatever a program says.
CREATE FUNCTION guard_break() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR (OLD.break_until > now_ms() AND coalesce(NEW.break_until, 0) < OLD.break_until) THEN
    RAISE EXCEPTION 'a break is not made shorter' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER break_only_grows BEFORE UPDATE OR DELETE ON player_guards
FOR EACH ROW EXECUTE FUNCTION guard_break();

-- Money from the clearing account, and the gifts promised for it. Each transfer names its order, and the journal's trigger
-- updates the order's own count: no program can credit an order twice.

-- The gift that a promotion's terms give for an amount.
CREATE OR REPLACE FUNCTION promised_gift(p_amount bigint, p_percent int, p_most bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN least(p_amount * p_percent / 100, p_most);

CREATE OR REPLACE FUNCTION guard_deposit_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.payable < NEW.amount OR NEW.received <> 0 OR NEW.credited <> 0
      OR NEW.given <> 0 OR NEW.status <> 'pending' OR num_nonnulls(NEW.promo_paid_at, NEW.promo_staked) > 0
      OR num_nonnulls(NEW.promo_version, NEW.promo_gives, NEW.promo_once) NOT IN (0, 3)
      OR (NEW.promo_version IS NOT NULL AND num_nulls(NEW.promotion, NEW.promo_slot) > 0)
    THEN
      RAISE EXCEPTION 'a deposit begins as pending, with an amount above zero' USING ERRCODE = 'KLX00';
    ELSIF NEW.promotion IS NULL AND
        (NEW.promo_percent, NEW.promo_min, NEW.promo_most, NEW.promo_slot, NEW.promo_wagering, NEW.promo_days,
          nullif(NEW.bonus, 0)) IS DISTINCT FROM
        (NULL::int, NULL::bigint, NULL::bigint, NULL::text, NULL::int, NULL::int, NULL::bigint)
      OR NEW.promotion IS NOT NULL AND
        (NEW.promo_percent > 0 AND NEW.amount >= NEW.promo_min AND NEW.bonus > 0
          AND NEW.promo_wagering BETWEEN 1 AND 10 AND NEW.promo_days > 0
          AND NEW.bonus = promised_gift(NEW.amount, NEW.promo_percent, NEW.promo_most)) IS NOT TRUE
    THEN
      RAISE EXCEPTION 'a promise is what the terms of its promotion come to' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.user_id, OLD.currency, OLD.port, OLD.bank, OLD.amount, OLD.fee, OLD.payable, OLD.key,
      OLD.reference, OLD.created_at, OLD.from_account, OLD.promotion, OLD.promo_percent, OLD.promo_min, OLD.promo_most,
      OLD.promo_slot, OLD.promo_wagering, OLD.promo_days, OLD.bonus, OLD.promo_version, OLD.promo_gives, OLD.promo_once,
      OLD.in_app) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.port, NEW.bank, NEW.amount, NEW.fee, NEW.payable, NEW.key,
      NEW.reference, NEW.created_at, NEW.from_account, NEW.promotion, NEW.promo_percent, NEW.promo_min, NEW.promo_most,
      NEW.promo_slot, NEW.promo_wagering, NEW.promo_days, NEW.bonus, NEW.promo_version, NEW.promo_gives, NEW.promo_once,
      NEW.in_app)
    OR ((OLD.promo_paid_at, OLD.promo_staked) IS DISTINCT FROM (NEW.promo_paid_at, NEW.promo_staked)
      AND (OLD.promo_paid_at IS NOT NULL OR NEW.status <> 'paid' OR NEW.promo_version IS NULL
        OR num_nulls(NEW.promo_paid_at, NEW.promo_staked) > 0))
    OR NEW.received < OLD.received OR (NEW.credited <> OLD.credited AND pg_trigger_depth() < 2)
    OR (OLD.status = 'paid' AND NEW.status <> 'paid')
    OR (NEW.status = 'paid' AND NEW.received < NEW.payable) OR (NEW.status = 'partial' AND NEW.received = 0)
    OR (OLD.status <> NEW.status AND NEW.status IN ('pending', 'expired', 'refused') AND OLD.status <> 'pending')
  THEN
    RAISE EXCEPTION 'a deposit only goes forward' USING ERRCODE = 'KLX00';
  ELSIF NEW.given <> OLD.given
    AND (pg_trigger_depth() < 2 OR OLD.given <> 0 OR NEW.given <> NEW.bonus OR NEW.status <> 'paid')
  THEN
    RAISE EXCEPTION 'a gift is what was promised, once, for a deposit that was paid' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- A player's stakes so far on the market day of p_at.
CREATE OR REPLACE FUNCTION staked_on_day(p_user bigint, p_currency text, p_at bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(staked), 0)::bigint FROM day_totals
    WHERE user_id = p_user AND currency = p_currency AND day = market_day(p_currency, p_at));
END $$;

-- Promises a promotion's gift for a paid order (awards.sql), once per award key: of several orders to the one that is paid
-- first. 'credited' is paid at once, 'claimed' waits for its player, 'staked' is promised as the deposit is staked
-- (offers/engine). It also waits if its player is in a time-out or self-exclusion or the day's budget is spent. Returns the
-- amount paid.
CREATE OR REPLACE FUNCTION ledger_promise_gift(p_order deposit_orders, p_at bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_award awards;
BEGIN
  IF p_order.promo_paid_at IS NOT NULL THEN RETURN 0; END IF;
  UPDATE deposit_orders SET promo_paid_at = p_at, promo_staked = staked_on_day(p_order.user_id, p_order.currency, p_at)
    WHERE id = p_order.id;
  IF p_order.promo_gives = 'staked' THEN RETURN 0; END IF;
  INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, detail, first_time, multiple, wagering_days, claimable_at,
      expires_at, version, created_at)
    VALUES (p_order.user_id, p_order.promotion, p_order.promo_slot, p_order.currency, 'cash', p_order.bonus,
      jsonb_build_object('order', p_order.id::text), CASE WHEN p_order.promo_once THEN 'given' END, p_order.promo_wagering,
      p_order.promo_days, p_at, p_at + p_order.promo_days * 86400000::bigint, p_order.promo_version, p_at)
    ON CONFLICT (user_id, promotion, award_key) DO NOTHING RETURNING * INTO v_award;
  IF v_award.id IS NULL OR v_award.state <> 'open' OR p_order.promo_gives <> 'credited'
    OR EXISTS (SELECT FROM player_guards WHERE user_id = p_order.user_id AND break_until > p_at)
  THEN
    RETURN 0;
  END IF;
  BEGIN
    PERFORM award_give(v_award, 'deposit:' || p_order.id, v_award.multiple, p_at);
  EXCEPTION WHEN SQLSTATE 'K1028' THEN
    RETURN 0;
  END;
  RETURN v_award.amount;
END $$;

-- Pays the gift of a paid order, once: a repeated call pays nothing. Of the orders with one slot (a player's first deposit, a
-- day) the one that is paid first gets it. It goes to the bonus account with the wagering multiple of the order's terms. Orders
-- since promotions have their own gifts use those instead. The caller holds the wallet's and the order's lock.
CREATE OR REPLACE FUNCTION ledger_give_bonus(p_order bigint, p_at bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_order deposit_orders;
  v_operation bigint;
BEGIN
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order;
  IF v_order.promo_version IS NOT NULL THEN
    RETURN ledger_promise_gift(v_order, p_at);
  ELSIF v_order.status <> 'paid' OR v_order.bonus = 0 OR v_order.given > 0
    OR EXISTS (SELECT FROM deposit_orders
      WHERE user_id = v_order.user_id AND promo_slot = v_order.promo_slot AND given > 0)
  THEN
    RETURN 0;
  END IF;
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    SELECT 'promo:' || v_order.user_id, 'deposit:' || p_order, v_order.user_id, v_order.promotion, p_order, balance + bonus + v_order.bonus, p_at
    FROM ledger_accounts WHERE user_id = v_order.user_id AND currency = v_order.currency AND kind = 'wallet'
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'depositBonus', v_order.user_id, ledger_own_account('promotions', v_order.currency),
      ledger_account(v_order.user_id, v_order.currency, 'bonus'), v_order.currency, v_order.bonus, p_order, p_at);
  PERFORM ledger_add_wagering(v_operation, v_order.user_id, v_order.currency, v_order.bonus, v_order.promo_wagering,
    p_at + v_order.promo_days * 86400000::bigint, p_at);
  RETURN v_order.bonus;
END $$;

-- Credits money that a gateway reports for an order; p_ref is its reference of that payment. A repeat changes nothing. A
-- payment that was counted for another order credits nothing: it is `taken`, and its player's account gets a risk case
-- (risk.sql). Refusals: 704 no such order, 3 the payment or its fee had another amount.
CREATE OR REPLACE FUNCTION ledger_deposit(p_order bigint, p_gateway text, p_ref text, p_amount bigint, p_fee bigint,
  OUT credit bigint, OUT balance bigint, OUT replayed boolean, OUT taken boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_order deposit_orders;
  v_wallet ledger_accounts;
  v_known bigint;
  v_paid boolean;
  v_at bigint;
  v_operation bigint;
BEGIN
  IF p_ref IS NULL OR length(p_ref) NOT BETWEEN 1 AND 60 OR p_amount <= 0 THEN
    RAISE EXCEPTION 'a payment has a reference and an amount above zero' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order;
  IF v_order.id IS NULL THEN
    RAISE EXCEPTION 'no such deposit' USING ERRCODE = 'KL704';
  END IF;
  v_wallet := ledger_lock_wallet(v_order.user_id, v_order.currency);
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order FOR NO KEY UPDATE;
  SELECT amount INTO v_known FROM deposit_receipts WHERE order_id = p_order AND ref = p_ref;
  replayed := v_known IS NOT NULL;
  taken := false;
  balance := v_wallet.balance + v_wallet.bonus;
  credit := 0;
  IF replayed THEN
    IF v_known <> p_amount THEN
      RAISE EXCEPTION 'this payment had another amount' USING ERRCODE = 'KL003';
    END IF;
    PERFORM ledger_post_fee(v_order.user_id, v_order.currency, p_order, NULL, p_ref, p_fee, NULL, v_at);
    RETURN;
  END IF;

  -- If one of the two gateways is unknown, only the reference is compared.
  taken := EXISTS (SELECT FROM deposit_receipts WHERE ref = p_ref AND (gateway IS NULL OR p_gateway IS NULL));
  IF NOT taken THEN
    -- Two orders may report one payment at the same time.
    INSERT INTO deposit_receipts (order_id, gateway, ref, amount, currency, at)
      VALUES (p_order, p_gateway, p_ref, p_amount, v_order.currency, v_at) ON CONFLICT (ref, gateway) DO NOTHING;
    taken := NOT FOUND;
  END IF;
  IF taken THEN
    PERFORM risk_account(v_order.user_id, 'usedPayment');
    RETURN;
  END IF;

  v_paid := v_order.received + p_amount >= v_order.payable;
  credit := greatest(0, v_order.received + p_amount - v_order.fee) - v_order.credited;
  -- Debts are paid from it first.
  balance := balance + credit - least(credit, ledger_debt(v_order.user_id, v_order.currency));
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES ('pay:' || v_order.user_id, format('deposit:%s:%s', p_order, p_ref), v_order.user_id, format('deposit|%s', p_amount),
      p_order, CASE WHEN credit > 0 THEN ledger_deposit.balance END, v_at) RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    SELECT v_operation, m.kind, v_order.user_id, ledger_own_account('clearing', v_order.currency), m.account,
      v_order.currency, m.amount, p_order, v_at
    FROM (VALUES ('deposit', v_wallet.id, credit),
      ('deposit_charge', ledger_own_account('house', v_order.currency), p_amount - credit)) AS m (kind, account, amount)
    WHERE m.amount > 0;
  PERFORM ledger_post_fee(v_order.user_id, v_order.currency, p_order, NULL, p_ref, p_fee, v_operation, v_at);
  IF credit > 0 THEN
    PERFORM ledger_collect_debt(v_order.user_id, v_order.currency, credit, v_operation, v_at);
    PERFORM ledger_count_payment(v_order.user_id, v_order.currency, v_at, ledger_deposit.credit, 0);
  END IF;
  UPDATE deposit_orders SET received = received + p_amount,
      status = CASE WHEN v_paid THEN 'paid' ELSE 'partial' END,
      ended_at = CASE WHEN v_paid THEN coalesce(ended_at, v_at) ELSE ended_at END
    WHERE id = p_order;
  IF v_paid THEN
    balance := balance + ledger_give_bonus(p_order, v_at);
  END IF;
  balance := coalesce(ledger_apply_early_chargebacks(p_order, p_ref), balance);
END $$;

-- The part of a player's granted play money that is not wagered yet: it can be staked but not withdrawn. Each grant is wagered
-- by later stakes of own money (bets that were cashed or lost); earlier stakes do not count for it.
CREATE OR REPLACE FUNCTION ledger_unplayed_grants(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  g record;
  v_stake bigint;
  v_unplayed bigint := 0;
BEGIN
  -- Stops reading once everything is wagered: of years of bets only the needed ones are read.
  FOR g IN SELECT amount, at, coalesce(lead(at) OVER (ORDER BY at, id), 9223372036854775807) AS until FROM ledger_transfers
    WHERE user_id = p_user AND kind = 'grant' AND currency = p_currency ORDER BY at, id
  LOOP
    v_unplayed := v_unplayed + g.amount;
    FOR v_stake IN SELECT amount FROM bets WHERE user_id = p_user AND currency = p_currency
      AND status IN ('cashed', 'lost') AND wagering_id IS NULL AND placed_at >= g.at AND placed_at < g.until
    LOOP
      v_unplayed := greatest(0, v_unplayed - v_stake);
      EXIT WHEN v_unplayed = 0;
    END LOOP;
    CONTINUE WHEN v_unplayed = 0;
    FOR v_stake IN SELECT p.amount FROM provider_transactions p JOIN provider_rounds r ON r.id = p.round_id
      WHERE p.user_id = p_user AND p.currency = p_currency AND p.kind = 'bet' AND NOT p.free AND p.undone_by IS NULL
        AND p.wagering_id IS NULL AND r.closed_at IS NOT NULL AND p.at >= g.at AND p.at < g.until
    LOOP
      v_unplayed := greatest(0, v_unplayed - v_stake);
      EXIT WHEN v_unplayed = 0;
    END LOOP;
  END LOOP;
  RETURN v_unplayed;
END $$;

CREATE OR REPLACE TRIGGER forward_only BEFORE INSERT OR UPDATE ON deposit_orders
FOR EACH ROW EXECUTE FUNCTION guard_deposit_order();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON deposit_orders
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('deposits stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_receipts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('receipts are append-only');

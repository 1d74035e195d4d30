-- Chargebacks. The wallet pays as far as its balance goes (wallet -> clearing), the house advances the rest (receivable ->
-- clearing) as a debt: it is collected from later credits to the wallet, before the player has them (wallet -> receivable), or
-- written off by an operator (house -> receivable). A wallet never falls below zero. What a wallet lacked when a provider
-- rolled back a win is a debt of the same kind (provider.sql).

CREATE OR REPLACE FUNCTION guard_chargeback() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR (NEW.taken, NEW.receivable, NEW.collected, NEW.written_off) <> (0, 0, 0, 0) OR NEW.applied_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'a chargeback begins with nothing taken' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.deposit_id, OLD.transaction_id, OLD.user_id, OLD.currency, OLD.ref, OLD.payment, OLD.amount, OLD.reported_at) IS DISTINCT FROM
      (NEW.id, NEW.deposit_id, NEW.transaction_id, NEW.user_id, NEW.currency, NEW.ref, NEW.payment, NEW.amount, NEW.reported_at)
    OR (pg_trigger_depth() < 2 AND (OLD.taken, OLD.receivable, OLD.collected, OLD.written_off) IS DISTINCT FROM
      (NEW.taken, NEW.receivable, NEW.collected, NEW.written_off))
    OR NEW.collected + NEW.written_off > NEW.receivable OR NEW.written_off < 0
    OR (OLD.applied_at IS DISTINCT FROM NEW.applied_at
      AND (OLD.applied_at IS NOT NULL OR NEW.taken + NEW.receivable <> NEW.amount))
  THEN
    RAISE EXCEPTION 'only transfers move a chargeback' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- A player's open debt.
CREATE OR REPLACE FUNCTION ledger_debt(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(receivable - collected - written_off), 0)::bigint FROM chargebacks
    WHERE user_id = p_user AND currency = p_currency AND receivable > collected + written_off);
END $$;

-- A player's total deposits, minus chargebacks.
CREATE OR REPLACE FUNCTION player_paid_in(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(0, (SELECT coalesce(sum(credited), 0) FROM deposit_orders WHERE user_id = p_user AND currency = p_currency)
    - (SELECT coalesce(sum(taken + receivable), 0) FROM chargebacks
      WHERE user_id = p_user AND currency = p_currency AND deposit_id IS NOT NULL));
END $$;

-- Collects a player's debts from the wallet, oldest first, up to p_most. Returns the collected amount. The caller holds the
-- wallet's lock; debts change only under it.
CREATE OR REPLACE FUNCTION ledger_collect_debt(p_user bigint, p_currency text, p_most bigint, p_operation bigint, p_at bigint)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_debt chargebacks;
  v_part bigint;
  v_left bigint := p_most;
BEGIN
  FOR v_debt IN SELECT * FROM chargebacks
    WHERE user_id = p_user AND currency = p_currency AND receivable > collected + written_off ORDER BY id
  LOOP
    v_part := least(v_left, v_debt.receivable - v_debt.collected - v_debt.written_off);
    EXIT WHEN v_part <= 0;
    INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
      SELECT p_operation, 'collection', p_user, id, ledger_own_account('receivable', p_currency), p_currency, v_part,
        v_debt.id, p_at
      FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet';
    v_left := v_left - v_part;
  END LOOP;
  RETURN p_most - v_left;
END $$;

-- Collects from the returns of ended bets, whose wallets the caller has locked. Stakes of bonus money returned to the bonus
-- account, from which debts are not collected.
CREATE OR REPLACE FUNCTION ledger_collect_winnings(p_bets bets[], p_operation bigint, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_collect_debt(user_id, currency, came, p_operation, p_at) FROM (
    SELECT user_id, currency, sum(CASE status WHEN 'returned' THEN amount ELSE payout END)::bigint AS came
    FROM unnest(p_bets) WHERE wagering_id IS NULL AND user_id IN (SELECT user_id FROM chargebacks WHERE receivable > collected + written_off)
    GROUP BY user_id, currency) b
  WHERE came > 0;
END $$;

-- Applies the chargeback of a known payment. A withdrawal in review is refused first, to get its money back.
CREATE OR REPLACE FUNCTION ledger_apply_chargeback(p_chargeback bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  c chargebacks;
  v_wallet ledger_accounts;
  v_taken bigint;
  v_operation bigint;
  v_at bigint;
BEGIN
  SELECT * INTO c FROM chargebacks WHERE id = p_chargeback;
  -- Under its lock, so that no house can start to send it meanwhile.
  PERFORM ledger_end_withdrawal(id, 'refused', NULL) FROM (SELECT id FROM withdrawals
    WHERE user_id = c.user_id AND currency = c.currency AND status = 'review' FOR NO KEY UPDATE) stopped;
  v_wallet := ledger_lock_wallet(c.user_id, c.currency);
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  v_taken := least(v_wallet.balance, c.amount);
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES ('pay:' || c.user_id, 'chargeback:' || c.id, c.user_id, format('chargeback|%s|%s', c.currency, c.amount), c.id,
      CASE WHEN v_taken > 0 THEN v_wallet.balance + v_wallet.bonus - v_taken END, v_at) RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    SELECT v_operation, m.kind, c.user_id, m.debit, ledger_own_account('clearing', c.currency), c.currency, m.amount, c.id, v_at
    FROM (VALUES ('chargeback', v_wallet.id, v_taken),
      ('debt', ledger_own_account('receivable', c.currency), c.amount - v_taken)) AS m (kind, debit, amount)
    WHERE m.amount > 0;
  UPDATE chargebacks SET applied_at = v_at WHERE id = c.id;
  -- Gifts that the deposit promised are voided; bonus money that it already gave pays debts once it becomes own money.
  PERFORM award_void(id, 'chargedBack') FROM awards
    WHERE user_id = c.user_id AND state = 'open' AND detail ->> 'order' = c.deposit_id::text;
END $$;

-- Applies chargebacks that were reported before their payment, now that it is known. Returns null if there are none, else the
-- wallet balance afterwards.
CREATE OR REPLACE FUNCTION ledger_apply_early_chargebacks(p_order bigint, p_payment text) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_apply_chargeback(id) FROM (SELECT id FROM chargebacks
    WHERE deposit_id = p_order AND payment = p_payment AND applied_at IS NULL ORDER BY id) early;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN (SELECT a.balance + a.bonus FROM ledger_accounts a JOIN deposit_orders o ON o.user_id = a.user_id AND o.currency = a.currency
    WHERE o.id = p_order AND a.kind = 'wallet');
END $$;

-- A gateway reports a chargeback of all or part of a payment; p_ref is its reference. Reported before the payment, it waits for
-- it. A repeat changes nothing. Refusals: 704 no such deposit, 3 it had another amount or payment, or exceeds the payment.
CREATE OR REPLACE FUNCTION ledger_chargeback(p_order bigint, p_ref text, p_payment text, p_amount bigint, p_fee bigint,
  OUT balance bigint, OUT debt bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_order deposit_orders;
  v_wallet ledger_accounts;
  v_known chargebacks;
  v_paid bigint;
BEGIN
  IF p_ref IS NULL OR length(p_ref) NOT BETWEEN 1 AND 60 OR p_amount IS NULL OR p_amount <= 0 THEN
    RAISE EXCEPTION 'a chargeback has a reference and an amount above zero' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order;
  IF v_order.id IS NULL THEN
    RAISE EXCEPTION 'no such deposit' USING ERRCODE = 'KL704';
  END IF;
  v_wallet := ledger_lock_wallet(v_order.user_id, v_order.currency);
  PERFORM FROM deposit_orders WHERE id = p_order FOR NO KEY UPDATE;
  SELECT * INTO v_known FROM chargebacks WHERE deposit_id = p_order AND ref = p_ref;
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    IF (v_known.payment, v_known.amount) IS DISTINCT FROM (p_payment, p_amount) THEN
      RAISE EXCEPTION 'this chargeback was another' USING ERRCODE = 'KL003';
    END IF;
  ELSE
    SELECT amount INTO v_paid FROM deposit_receipts WHERE order_id = p_order AND ref = p_payment;
    IF v_paid < p_amount + (SELECT coalesce(sum(amount), 0) FROM chargebacks WHERE deposit_id = p_order AND payment = p_payment)
    THEN
      RAISE EXCEPTION 'more is taken back than was paid' USING ERRCODE = 'KL003';
    END IF;
    INSERT INTO chargebacks (deposit_id, user_id, currency, ref, payment, amount, reported_at)
      VALUES (p_order, v_order.user_id, v_order.currency, p_ref, p_payment, p_amount, now_ms()) RETURNING * INTO v_known;
    IF v_paid IS NOT NULL THEN
      PERFORM ledger_apply_chargeback(v_known.id);
    END IF;
  END IF;
  PERFORM ledger_post_fee(v_order.user_id, v_order.currency, p_order, NULL, 'chargeback:' || p_ref, p_fee, NULL, now_ms());
  SELECT a.balance + a.bonus INTO balance FROM ledger_accounts a WHERE a.id = v_wallet.id;
  debt := ledger_debt(v_order.user_id, v_order.currency);
END $$;

-- For operators: open debts, oldest first.
CREATE OR REPLACE VIEW open_debts AS
SELECT c.id AS chargeback_id, c.user_id, c.currency, coalesce(o.reference, c.payment) AS reference, c.ref, c.amount, c.taken, c.receivable, c.collected, c.written_off,
  c.receivable - c.collected - c.written_off AS owed, to_timestamp(c.applied_at / 1000.0) AS at
FROM chargebacks c LEFT JOIN deposit_orders o ON o.id = c.deposit_id
WHERE c.receivable > c.collected + c.written_off ORDER BY c.id;

CREATE OR REPLACE TRIGGER moved_by_transfers BEFORE INSERT OR UPDATE ON chargebacks
FOR EACH ROW EXECUTE FUNCTION guard_chargeback();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON chargebacks
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('chargebacks stay');

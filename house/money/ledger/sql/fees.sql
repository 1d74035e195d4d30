-- Fees between players and the gateway: the house's own charge, which a player pays on top of a deposit or out of a withdrawal
-- (clearing -> house), and the gateway's fee (house -> clearing). As a result, `clearing` equals the gateway's own statement to
-- the coin.

CREATE OR REPLACE FUNCTION guard_gateway_fee() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.posted OR NEW.reversed THEN
      RAISE EXCEPTION 'a fee begins unposted, with an amount above zero' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF to_jsonb(OLD) - '{posted,reversed}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{posted,reversed}'::text[]
    OR pg_trigger_depth() < 2 OR OLD.posted > NEW.posted OR OLD.reversed > NEW.reversed OR NEW.reversed > NEW.posted
  THEN
    RAISE EXCEPTION 'only a transfer posts a fee, and another undoes it' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- A charge is the part of an order's payments that was not credited; of a withdrawal it is its fee, once it was paid.
CREATE OR REPLACE FUNCTION ledger_move_charge(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_charged bigint := (SELECT coalesce(sum(amount), 0) FROM ledger_transfers
    WHERE user_id = t.user_id AND kind = t.kind AND kind <> 'forfeit' AND order_id = t.order_id);
BEGIN
  IF t.kind = 'deposit_charge' THEN
    PERFORM FROM deposit_orders o WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
      AND credited + v_charged + t.amount <= (SELECT sum(amount) FROM deposit_receipts WHERE order_id = o.id);
  ELSE
    PERFORM FROM withdrawals WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
      AND money = 'paid' AND fee = t.amount AND v_charged = 0;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % belongs to order %', t.kind, t.amount, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- Posts a gateway's fee, once per reference: in the operation of the payment, or in a separate one (p_operation null) if it was
-- reported later. Null or 0: nothing was reported. Refusal: 3 it had another amount.
CREATE OR REPLACE FUNCTION ledger_post_fee(p_user bigint, p_currency text, p_deposit bigint, p_withdrawal bigint, p_ref text,
  p_amount bigint, p_operation bigint, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_fee gateway_fees;
  v_operation bigint := p_operation;
BEGIN
  IF p_amount IS NULL OR p_amount = 0 THEN RETURN; END IF;
  IF p_amount < 0 THEN
    RAISE EXCEPTION 'a fee is not below zero' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_fee FROM gateway_fees WHERE ref = p_ref
    AND (deposit_id = p_deposit AND p_withdrawal IS NULL OR withdrawal_id = p_withdrawal AND p_deposit IS NULL);
  IF FOUND THEN
    IF v_fee.amount <> p_amount THEN
      RAISE EXCEPTION 'this fee had another amount' USING ERRCODE = 'KL003';
    END IF;
    RETURN;
  END IF;
  INSERT INTO gateway_fees (deposit_id, withdrawal_id, user_id, currency, ref, amount, at)
    VALUES (p_deposit, p_withdrawal, p_user, p_currency, p_ref, p_amount, p_at) RETURNING * INTO v_fee;
  IF v_operation IS NULL THEN
    INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, at)
      VALUES ('pay:' || p_user, 'fee:' || v_fee.id, p_user, format('fee|%s|%s', p_currency, p_amount), v_fee.id, p_at)
      RETURNING id INTO v_operation;
  END IF;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'fee', p_user, ledger_own_account('house', p_currency),
      ledger_own_account('clearing', p_currency), p_currency, p_amount, v_fee.id, p_at);
END $$;

-- The movements of the clearing account with the gateway's references; positive amounts came to us. They belong to no bet, so
-- only month 0 of the journal is read.
CREATE OR REPLACE VIEW clearing_movements AS
SELECT 'payment' AS kind, o.reference, r.ref AS name, t.currency, sum(t.amount)::bigint AS amount, min(t.at) AS at
FROM deposit_receipts r JOIN deposit_orders o ON o.id = r.order_id
JOIN ledger_operations p ON p.scope = 'pay:' || o.user_id AND p.key = 'deposit:' || o.id || ':' || r.ref
JOIN ledger_transfers t ON t.operation_id = p.id AND t.bet_id IS NULL AND t.kind IN ('deposit', 'deposit_charge')
GROUP BY o.reference, r.ref, t.currency
UNION ALL
SELECT 'payout', w.reference, 'payout', t.currency,
  sum(CASE t.kind WHEN 'paid' THEN -t.amount ELSE t.amount END)::bigint, min(t.at)
FROM withdrawals w JOIN ledger_transfers t ON t.order_id = w.id AND t.bet_id IS NULL AND t.kind IN ('paid', 'payout_charge')
GROUP BY w.reference, t.currency
UNION ALL
SELECT 'chargeback', o.reference, c.ref, t.currency, -sum(t.amount)::bigint, min(t.at)
FROM chargebacks c JOIN deposit_orders o ON o.id = c.deposit_id
JOIN ledger_transfers t ON t.order_id = c.id AND t.bet_id IS NULL AND t.kind IN ('chargeback', 'debt')
GROUP BY o.reference, c.ref, t.currency
UNION ALL
SELECT 'fee', coalesce(o.reference, w.reference), f.ref, t.currency, sum(t.amount)::bigint, min(t.at)
FROM gateway_fees f LEFT JOIN deposit_orders o ON o.id = f.deposit_id LEFT JOIN withdrawals w ON w.id = f.withdrawal_id
JOIN (SELECT order_id AS fee, currency, -amount AS amount, at FROM ledger_transfers WHERE bet_id IS NULL AND kind = 'fee'
  UNION ALL SELECT a.reverses_fee, t.currency, t.amount, t.at
  FROM ledger_transfers t JOIN adjustments a ON a.id = t.order_id WHERE t.bet_id IS NULL AND t.kind = 'fee_reversal') t ON t.fee = f.id
GROUP BY 2, f.ref, t.currency;

CREATE OR REPLACE TRIGGER posted_by_transfers BEFORE INSERT OR UPDATE ON gateway_fees
FOR EACH ROW EXECUTE FUNCTION guard_gateway_fee();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON gateway_fees
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('fees stay');

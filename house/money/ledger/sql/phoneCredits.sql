-- Phone credit (house/offers/phoneCredit/tables.ts): after the award is claimed, it is ordered from a phone operator. A
-- delivered order is owed to the phone operator (promotions -> phoneOperator), once; a failed one is replaced by a separate
-- award of money.

-- An order starts as waiting, for a claimed award of its player, and ends once.
CREATE OR REPLACE FUNCTION guard_phone_credit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'waiting' OR NEW.ended_at IS NOT NULL OR NOT EXISTS (SELECT FROM awards
      WHERE id = NEW.award_id AND user_id = NEW.user_id AND kind = 'phoneCredit' AND state = 'claimed')
    THEN
      RAISE EXCEPTION 'phone credit is ordered for a claimed award' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF OLD.state <> 'waiting' OR (NEW.state = 'waiting') <> (NEW.ended_at IS NULL)
    OR to_jsonb(OLD) - '{state,next_at,ended_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{state,next_at,ended_at}'::text[]
  THEN
    RAISE EXCEPTION 'an order of phone credit ends once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Ends an order by its reference: delivered, or given up. Returns its state, its player, and whether this call ended it;
-- nothing if there is no such order.
CREATE OR REPLACE FUNCTION phone_credit_end(p_reference text, p_delivered boolean, OUT state text, OUT player bigint, OUT ended boolean)
RETURNS SETOF record
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  o phone_credit_orders;
  a awards;
  v_operation bigint;
  v_at bigint := now_ms();
BEGIN
  SELECT * INTO o FROM phone_credit_orders WHERE reference = p_reference FOR NO KEY UPDATE;
  IF o.id IS NULL THEN RETURN; END IF;
  phone_credit_end.player := o.user_id;
  phone_credit_end.ended := o.state = 'waiting';
  phone_credit_end.state := CASE WHEN o.state <> 'waiting' THEN o.state WHEN p_delivered THEN 'delivered' ELSE 'failed' END;
  IF phone_credit_end.ended THEN
    UPDATE phone_credit_orders SET state = phone_credit_end.state, ended_at = v_at, next_at = NULL WHERE id = o.id;
    IF p_delivered THEN
      SELECT * INTO a FROM awards WHERE id = o.award_id;
      INSERT INTO ledger_operations (scope, key, user_id, fingerprint, at)
        VALUES ('promo:' || o.user_id, 'phoneCredit:' || o.id, o.user_id, format('phoneCredit|%s|%s', a.currency, a.amount), v_at)
        RETURNING id INTO v_operation;
      INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
        VALUES (v_operation, 'phoneCredit', o.user_id, ledger_own_account('promotions', a.currency),
          ledger_own_account('phoneOperator', a.currency), a.currency, a.amount, o.id, v_at);
    END IF;
  END IF;
  RETURN NEXT;
END $$;

CREATE OR REPLACE TRIGGER ends_once BEFORE INSERT OR UPDATE ON phone_credit_orders
FOR EACH ROW EXECUTE FUNCTION guard_phone_credit();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON phone_credit_orders
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('orders of phone credit stay');

-- The queue of cases for operators; their acts are in accountActs.sql.

-- The last ms that a client's Date can represent.
CREATE OR REPLACE FUNCTION for_ever() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 8640000000000000;

-- The reasons to review a withdrawal. A bank account shared with three other players, or a device shared with four, is more
-- than a family.
CREATE OR REPLACE FUNCTION risk_reasons(p_user bigint, p_bank text, p_number text) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_reasons text[] := '{}';
  v_since bigint := now_ms() - stop_ms();
  v_account_since bigint;
  v_changes text[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT kind), '{}') INTO v_changes FROM security_events
    WHERE user_id = p_user AND at > v_since AND hold_until IS NOT NULL;
  SELECT held_until - hold_ms() INTO v_account_since FROM bank_accounts
    WHERE user_id = p_user AND bank = p_bank AND number = p_number AND NOT deleted;
  IF 'newDevice' = ANY (v_changes) AND v_account_since > v_since THEN
    v_reasons := v_reasons || 'newDeviceAndAccount'::text;
  END IF;
  IF 'phoneClaimed' = ANY (v_changes) THEN
    v_reasons := v_reasons || 'phoneClaimed'::text;
  END IF;
  IF cardinality(v_changes) >= 3 THEN
    v_reasons := v_reasons || 'manyChanges'::text;
  END IF;
  IF EXISTS (SELECT FROM risk_cases WHERE user_id = p_user AND withdrawal_id IS NULL AND status = 'open') THEN
    v_reasons := v_reasons || 'accountCase'::text;
  END IF;
  IF (SELECT count(*) FROM (SELECT FROM bank_accounts
      WHERE bank = p_bank AND number = p_number AND NOT deleted AND user_id <> p_user LIMIT 3) others) >= 3
  THEN
    v_reasons := v_reasons || 'sharedAccount'::text;
  END IF;
  IF EXISTS (SELECT FROM user_devices d WHERE d.user_id = p_user AND (SELECT count(*) FROM (SELECT FROM user_devices o
      WHERE o.device = d.device AND o.user_id <> p_user LIMIT 4) others) >= 4)
  THEN
    v_reasons := v_reasons || 'sharedDevice'::text;
  END IF;
  RETURN v_reasons;
END $$;

-- Creates a case of the account itself, one at a time.
CREATE OR REPLACE FUNCTION risk_account(p_user bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO risk_cases (user_id, reasons, opened_at) VALUES (p_user, ARRAY[p_reason], now_ms())
    ON CONFLICT (user_id) WHERE withdrawal_id IS NULL AND status = 'open'
    DO UPDATE SET reasons = CASE WHEN p_reason = ANY (risk_cases.reasons) THEN risk_cases.reasons
      ELSE risk_cases.reasons || p_reason END;
END $$;

-- A withdrawal to be reviewed has a case. It stays in review while the case is open, whatever a program does, and closes the
-- case if it ends otherwise.
CREATE OR REPLACE FUNCTION guard_queued() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_reasons text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    v_reasons := risk_reasons(NEW.user_id, NEW.bank, NEW.number);
    IF cardinality(v_reasons) > 0 THEN
      INSERT INTO risk_cases (user_id, withdrawal_id, reasons, opened_at)
        VALUES (NEW.user_id, NEW.id, v_reasons, NEW.created_at);
    END IF;
  ELSIF NEW.status = 'sending' AND EXISTS (SELECT FROM risk_cases WHERE withdrawal_id = NEW.id AND status = 'open') THEN
    RAISE EXCEPTION 'withdrawal % waits for an operator', NEW.id USING ERRCODE = 'KLX00';
  ELSIF NEW.status <> 'sending' THEN
    UPDATE risk_cases SET status = 'closed', ended_at = now_ms() WHERE withdrawal_id = NEW.id AND status = 'open';
  END IF;
  RETURN NULL;
END $$;

-- Open cases, oldest first.
CREATE OR REPLACE VIEW risk_queue AS
SELECT c.id, c.reasons, c.user_id, u.name, w.id AS withdrawal_id, w.reference, w.amount, w.currency, w.bank, w.number,
  w.holder, to_timestamp(c.opened_at / 1000.0) AS opened_at
FROM risk_cases c JOIN users u ON u.id = c.user_id LEFT JOIN withdrawals w ON w.id = c.withdrawal_id
WHERE c.status = 'open' ORDER BY c.opened_at, c.id;

-- Locks a case, after its player's wallet. Refusal: 704 no such open case.
CREATE OR REPLACE FUNCTION risk_open(p_case bigint) RETURNS risk_cases
LANGUAGE plpgsql AS $$
DECLARE
  v_case risk_cases;
BEGIN
  SELECT * INTO v_case FROM risk_cases WHERE id = p_case;
  IF v_case.id IS NOT NULL THEN PERFORM account_lock(v_case.user_id); END IF;
  SELECT * INTO v_case FROM risk_cases WHERE id = p_case AND status = 'open' FOR NO KEY UPDATE;
  IF v_case.id IS NULL THEN
    RAISE EXCEPTION 'no such case is open' USING ERRCODE = 'KL704';
  END IF;
  RETURN v_case;
END $$;

CREATE OR REPLACE TRIGGER queued_by_risk AFTER INSERT ON withdrawals
FOR EACH ROW EXECUTE FUNCTION guard_queued();
CREATE OR REPLACE TRIGGER waits_for_operator AFTER UPDATE OF status ON withdrawals
FOR EACH ROW EXECUTE FUNCTION guard_queued();

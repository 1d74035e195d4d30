-- What an operator calls (docs/operating.md). Operators are named; a key makes a call repeatable.

-- Credits a wallet (p_amount above zero) or debits it (below).
CREATE OR REPLACE FUNCTION adjustment_propose(p_key text, p_user bigint, p_currency text, p_amount bigint, p_operator text,
  p_reason text, OUT adjustment_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
DECLARE
  p adjustments;
BEGIN
  p.key := p_key;
  p.kind := CASE WHEN p_amount < 0 THEN 'adjustment_debit' ELSE 'adjustment_credit' END;
  p.user_id := p_user;
  p.currency := p_currency;
  p.amount := abs(p_amount);
  p.proposed_by := p_operator;
  p.reason := p_reason;
  SELECT * INTO adjustment_id, status FROM ledger_propose(p);
END $$;

-- Gives up a part of a debt that stands, or all of it.
CREATE OR REPLACE FUNCTION debt_write_off(p_key text, p_chargeback bigint, p_amount bigint, p_operator text, p_reason text,
  OUT adjustment_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
DECLARE
  p adjustments;
  c chargebacks;
BEGIN
  SELECT * INTO c FROM chargebacks WHERE id = p_chargeback;
  IF c.id IS NULL THEN
    RAISE EXCEPTION 'no such chargeback' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(c.user_id, c.currency);
  p.key := p_key;
  p.kind := 'write_off';
  p.chargeback_id := p_chargeback;
  p.user_id := c.user_id;
  p.currency := c.currency;
  p.amount := p_amount;
  p.proposed_by := p_operator;
  p.reason := p_reason;
  IF p_amount > (SELECT lent - collected - written_off FROM chargebacks WHERE id = p_chargeback)
    AND NOT EXISTS (SELECT FROM adjustments WHERE key = p_key)
  THEN
    RAISE EXCEPTION 'so much is not owed' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO adjustment_id, status FROM ledger_propose(p);
END $$;

-- Undoes one adjustment or write-off that was done, whole and once. It is an adjustment itself, and cannot be undone.
CREATE OR REPLACE FUNCTION adjustment_reverse(p_key text, p_adjustment bigint, p_operator text, p_reason text,
  OUT adjustment_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
DECLARE
  p adjustments;
  a adjustments;
BEGIN
  SELECT * INTO a FROM adjustments WHERE id = p_adjustment;
  IF a.id IS NULL THEN
    RAISE EXCEPTION 'no such adjustment' USING ERRCODE = 'KL704';
  ELSIF a.status <> 'done' OR a.kind NOT IN ('adjustment_credit', 'adjustment_debit', 'write_off') THEN
    RAISE EXCEPTION 'only an adjustment or a write-off that was done is undone' USING ERRCODE = 'KL703';
  END IF;
  p.key := p_key;
  p.kind := CASE a.kind WHEN 'adjustment_credit' THEN 'reversal_debit' WHEN 'adjustment_debit' THEN 'reversal_credit'
    ELSE 'write_off_reversal' END;
  p.reverses_adjustment := p_adjustment;
  p.chargeback_id := a.chargeback_id;
  p.user_id := a.user_id;
  p.currency := a.currency;
  p.amount := a.amount;
  p.proposed_by := p_operator;
  p.reason := p_reason;
  SELECT * INTO adjustment_id, status FROM ledger_propose(p);
END $$;

-- Undoes a gateway's fee, whole and once: the gateway gave it back.
CREATE OR REPLACE FUNCTION fee_reverse(p_key text, p_fee bigint, p_operator text, p_reason text,
  OUT adjustment_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
DECLARE
  p adjustments;
  f gateway_fees;
BEGIN
  SELECT * INTO f FROM gateway_fees WHERE id = p_fee;
  IF f.id IS NULL THEN
    RAISE EXCEPTION 'no such fee' USING ERRCODE = 'KL704';
  ELSIF f.reversed AND NOT EXISTS (SELECT FROM adjustments WHERE key = p_key) THEN
    RAISE EXCEPTION 'that fee is undone already' USING ERRCODE = 'KL003';
  END IF;
  p.key := p_key;
  p.kind := 'fee_reversal';
  p.reverses_fee := p_fee;
  p.user_id := f.user_id;
  p.currency := f.currency;
  p.amount := f.amount;
  p.proposed_by := p_operator;
  p.reason := p_reason;
  SELECT * INTO adjustment_id, status FROM ledger_propose(p);
END $$;

-- The second operator's word. The same operator's word again changes nothing. Refusals: 704 no such one, 703 it is decided,
-- or is the operator's own, 700 the wallet holds too little by now.
CREATE OR REPLACE FUNCTION adjustment_approve(p_adjustment bigint, p_operator text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments := ledger_lock_adjustment(p_adjustment);
BEGIN
  IF btrim(coalesce(p_operator, '')) = '' OR length(p_operator) > 60 THEN
    RAISE EXCEPTION 'an operator has a name' USING ERRCODE = 'KL003';
  ELSIF operator_name(p_operator) = operator_name(a.proposed_by) THEN
    RAISE EXCEPTION 'who proposed it does not approve it' USING ERRCODE = 'KL703';
  ELSIF a.status = 'pending' THEN
    PERFORM ledger_apply_adjustment(p_adjustment, p_operator);
  ELSIF a.status <> 'done' OR operator_name(a.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', a.status, a.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'done';
END $$;

-- Ends one that waits; its own proposer may take it back so.
CREATE OR REPLACE FUNCTION adjustment_refuse(p_adjustment bigint, p_operator text, p_answer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments := ledger_lock_adjustment(p_adjustment);
BEGIN
  IF btrim(coalesce(p_operator, '')) = '' OR length(p_operator) > 60 THEN
    RAISE EXCEPTION 'an operator has a name' USING ERRCODE = 'KL003';
  ELSIF a.status = 'pending' THEN
    UPDATE adjustments SET status = 'refused', decided_by = p_operator, decided_at = now_ms(), answer = p_answer
      WHERE id = p_adjustment;
  ELSIF a.status <> 'refused' OR operator_name(a.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', a.status, a.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'refused';
END $$;

-- An adjustment, with its wallet and then itself locked.
CREATE OR REPLACE FUNCTION ledger_lock_adjustment(p_adjustment bigint) RETURNS adjustments
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments;
BEGIN
  SELECT * INTO a FROM adjustments WHERE id = p_adjustment;
  IF a.id IS NULL THEN
    RAISE EXCEPTION 'no such adjustment' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(a.user_id, a.currency);
  SELECT * INTO a FROM adjustments WHERE id = p_adjustment FOR NO KEY UPDATE;
  RETURN a;
END $$;

-- What waits for a second operator, the oldest first.
CREATE OR REPLACE VIEW open_adjustments AS
SELECT id, kind, user_id, currency, amount, proposed_by, reason, to_timestamp(proposed_at / 1000.0) AS at,
  coalesce(chargeback_id, reverses_adjustment, reverses_fee) AS of
FROM adjustments WHERE status = 'pending' ORDER BY id;

-- Gifts for birthdays that wait for an operator, the oldest first; `same`: other players that say to be the same person.
CREATE OR REPLACE VIEW open_birthday_gifts AS
SELECT g.id, g.user_id, u.name, i.full_name, i.birth_date, g.birthday, g.level, g.currency, g.amount, g.first_by,
  (SELECT count(*) FROM user_identities o WHERE o.user_id <> g.user_id AND o.birth_date = i.birth_date
    AND name_key(o.full_name) = name_key(i.full_name)) AS same,
  to_timestamp(g.applied_at / 1000.0) AS at
FROM birthday_gifts g JOIN users u ON u.id = g.user_id JOIN user_identities i ON i.user_id = g.user_id
WHERE g.status = 'applied' ORDER BY g.id;

-- Gifts for birthdays that players applied for (house/offers/fortune): an operator decides, above the limit two.

-- A gift begins applied for, is decided once, and approved with its award.
CREATE OR REPLACE FUNCTION guard_birthday_gift() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.level NOT BETWEEN 1 AND 10 OR NEW.status <> 'applied'
      OR num_nonnulls(NEW.first_by, NEW.decided_by, NEW.decided_at, NEW.answer, NEW.award_id, NEW.told_at) > 0
      OR NEW.currency IS DISTINCT FROM (SELECT currency FROM users WHERE id = NEW.user_id AND NOT bot)
    THEN
      RAISE EXCEPTION 'a gift begins applied for, in its player''s currency' USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status = 'applied' THEN
    IF to_jsonb(OLD) - '{status,first_by,decided_by,decided_at,answer,award_id}'::text[]
        IS DISTINCT FROM to_jsonb(NEW) - '{status,first_by,decided_by,decided_at,answer,award_id}'::text[]
      OR (OLD.first_by IS NOT NULL AND OLD.first_by IS DISTINCT FROM NEW.first_by)
      OR (NEW.status = 'applied') <> (NEW.decided_by IS NULL) OR (NEW.decided_by IS NULL) <> (NEW.decided_at IS NULL)
      OR (NEW.status = 'approved') <> (NEW.award_id IS NOT NULL)
    THEN
      RAISE EXCEPTION 'a gift is decided once' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF to_jsonb(OLD) - 'told_at' IS DISTINCT FROM to_jsonb(NEW) - 'told_at' THEN
    RAISE EXCEPTION 'a gift is decided once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION birthday_gift_lock(p_gift bigint, p_operator text) RETURNS birthday_gifts
LANGUAGE plpgsql AS $$
DECLARE
  g birthday_gifts;
BEGIN
  PERFORM require_operator(p_operator);
  SELECT * INTO g FROM birthday_gifts WHERE id = p_gift;
  IF g.id IS NULL THEN
    RAISE EXCEPTION 'no such gift' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(g.user_id, g.currency);
  SELECT * INTO g FROM birthday_gifts WHERE id = p_gift FOR NO KEY UPDATE;
  RETURN g;
END $$;

-- An operator's word; above the limit the first one leaves it applied for, and another one approves. The same operator's word again
-- changes nothing. Refusals: 704 no such one, 703 it is decided, or the operator was the first of two.
CREATE OR REPLACE FUNCTION birthday_gift_approve(p_gift bigint, p_operator text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  g birthday_gifts := birthday_gift_lock(p_gift, p_operator);
  v_second boolean := g.amount > (SELECT adjustment_limit FROM markets WHERE currency = g.currency);
BEGIN
  IF g.status = 'applied' AND v_second AND g.first_by IS NULL THEN
    UPDATE birthday_gifts SET first_by = p_operator WHERE id = p_gift;
    RETURN 'applied';
  ELSIF g.status = 'applied' AND v_second AND operator_name(g.first_by) = operator_name(p_operator) THEN
    RAISE EXCEPTION 'it wants another operator' USING ERRCODE = 'KL703';
  ELSIF g.status = 'applied' THEN
    UPDATE birthday_gifts SET status = 'approved', decided_by = p_operator, decided_at = now_ms(),
        award_id = award_by_hand(g.user_id, g.currency, 'fortune', g.birthday::text, g.amount, NULL)
      WHERE id = p_gift;
  ELSIF g.status <> 'approved' OR operator_name(g.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', g.status, g.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'approved';
END $$;

-- Refuses one; its player reads the answer.
CREATE OR REPLACE FUNCTION birthday_gift_refuse(p_gift bigint, p_operator text, p_answer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  g birthday_gifts := birthday_gift_lock(p_gift, p_operator);
BEGIN
  IF btrim(coalesce(p_answer, '')) = '' OR length(p_answer) > 300 THEN
    RAISE EXCEPTION 'the player is told why' USING ERRCODE = 'KL003';
  ELSIF g.status = 'applied' THEN
    UPDATE birthday_gifts SET status = 'refused', decided_by = p_operator, decided_at = now_ms(), answer = p_answer WHERE id = p_gift;
  ELSIF g.status <> 'refused' OR operator_name(g.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', g.status, g.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'refused';
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON birthday_gifts
FOR EACH ROW EXECUTE FUNCTION guard_birthday_gift();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON birthday_gifts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('gifts stay');

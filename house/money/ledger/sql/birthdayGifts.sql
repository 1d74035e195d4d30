-- Birthday gifts that players applied for (house/offers/fortune): operators decide (docs/operators.md).

-- A gift starts as an application, is decided once, and is approved together with its award.
CREATE OR REPLACE FUNCTION guard_birthday_gift() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.level NOT BETWEEN 1 AND 10 OR NEW.status <> 'applied'
      OR num_nonnulls(NEW.decided_by, NEW.decided_at, NEW.answer, NEW.award_id, NEW.notified_at) > 0
      OR NEW.currency IS DISTINCT FROM (SELECT currency FROM users WHERE id = NEW.user_id AND NOT bot)
    THEN
      RAISE EXCEPTION 'a gift begins applied for, in its player''s currency' USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status = 'applied' THEN
    IF to_jsonb(OLD) - '{status,decided_by,decided_at,answer,award_id}'::text[]
        IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_by,decided_at,answer,award_id}'::text[]
      OR (NEW.status = 'applied') <> (NEW.decided_by IS NULL) OR (NEW.decided_by IS NULL) <> (NEW.decided_at IS NULL)
      OR (NEW.status = 'approved') <> (NEW.award_id IS NOT NULL)
    THEN
      RAISE EXCEPTION 'a gift is decided once' USING ERRCODE = 'KLX00';
    END IF;
    IF NEW.status = 'approved' AND NOT EXISTS (SELECT FROM proposals WHERE kind = 'birthday_gift' AND subject = NEW.id
      AND status = 'done' AND (user_id, currency, amount) = (NEW.user_id, NEW.currency, NEW.amount))
    THEN
      RAISE EXCEPTION 'operators did not approve the gift' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF to_jsonb(OLD) - 'notified_at' IS DISTINCT FROM to_jsonb(NEW) - 'notified_at' THEN
    RAISE EXCEPTION 'a gift is decided once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Locks an undecided gift, after its player's wallet. Refusals: 704 no such gift, 703 it is decided.
CREATE OR REPLACE FUNCTION birthday_gift_lock(p_gift bigint) RETURNS birthday_gifts
LANGUAGE plpgsql AS $$
DECLARE
  g birthday_gifts;
BEGIN
  SELECT * INTO g FROM birthday_gifts WHERE id = p_gift;
  IF g.id IS NULL THEN
    RAISE EXCEPTION 'no such gift' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(g.user_id, g.currency);
  SELECT * INTO g FROM birthday_gifts WHERE id = p_gift FOR NO KEY UPDATE;
  IF g.status <> 'applied' THEN
    RAISE EXCEPTION 'it is % already, by %', g.status, g.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN g;
END $$;

-- Approves a gift. Refusals: those of birthday_gift_lock and proposal_open.
CREATE OR REPLACE FUNCTION birthday_gift_approve(p_gift bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  g birthday_gifts := birthday_gift_lock(p_gift);
BEGIN
  RETURN proposal_open(o.id, 'birthday_gift', p_reason, p_subject => p_gift, p_user => g.user_id, p_currency => g.currency,
    p_amount => g.amount, p_counts => true);
END $$;

-- Refusal at the second operator's approval: 703 another operator has refused it.
CREATE OR REPLACE FUNCTION do_birthday_gift(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  g birthday_gifts := birthday_gift_lock(p.subject);
BEGIN
  UPDATE birthday_gifts SET status = 'approved', decided_by = (SELECT name FROM operators WHERE id = p.decided_by), decided_at = now_ms(),
      award_id = award_by_hand(g.user_id, g.currency, 'fortune', g.birthday::text, g.amount, NULL)
    WHERE id = g.id RETURNING * INTO g;
  RETURN g.award_id;
END $$;

-- Refuses a gift; its player sees the reason. Refusals: those of birthday_gift_lock.
CREATE OR REPLACE FUNCTION birthday_gift_refuse(p_gift bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  g birthday_gifts := birthday_gift_lock(p_gift);
BEGIN
  UPDATE birthday_gifts SET status = 'refused', decided_by = o.name, decided_at = now_ms(), answer = p_reason WHERE id = p_gift;
  PERFORM act_note(o.id, 'birthday_gift_refuse', g.user_id, g.id, p_reason);
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON birthday_gifts
FOR EACH ROW EXECUTE FUNCTION guard_birthday_gift();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON birthday_gifts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('gifts stay');

-- The second operator, for all acts (docs/operators.md). An act that may need one is stored as a proposal. If one operator is
-- enough it is executed at once, else when another one approves; either way by the function do_<kind>, which takes the proposal
-- and returns the row that it created or changed.

-- A proposal starts as pending and is decided once: by its own operator only if one is enough, or to refuse it.
CREATE OR REPLACE FUNCTION guard_proposal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' OR num_nonnulls(NEW.decided_by, NEW.decided_at, NEW.answer, NEW.made) > 0
      OR (NEW.counts AND (NEW.currency IS NULL OR coalesce(NEW.amount, 0) <= 0))
    THEN
      RAISE EXCEPTION 'a proposal begins pending, and money has an amount' USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  END IF;
  IF to_jsonb(OLD) - '{status,decided_by,decided_at,answer,made}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_by,decided_at,answer,made}'::text[]
    OR (OLD.status <> 'pending' AND (OLD.made IS NOT NULL
      OR to_jsonb(OLD) - 'made' IS DISTINCT FROM to_jsonb(NEW) - 'made'))
    OR NEW.decided_by IS NULL OR NEW.decided_at IS NULL
    OR (NEW.status = 'done' AND NEW.second = (NEW.decided_by = NEW.proposed_by))
  THEN
    RAISE EXCEPTION 'a proposal is decided once, by another operator where it needs one' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Whether an amount exceeds what one operator may move: for one player in 24 hours (markets.adjustment_limit), or in a day of
-- the market (markets.operator_day_limit), counting both only without a second operator.
CREATE OR REPLACE FUNCTION proposal_needs_second(p_operator bigint, p_user bigint, p_currency text, p_amount bigint) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_amount + (SELECT coalesce(sum(amount), 0) FROM proposals WHERE user_id = p_user AND currency = p_currency
        AND decided_at > now_ms() - 86400000 AND counts AND NOT second AND status = 'done') > m.adjustment_limit
    OR p_amount + (SELECT coalesce(sum(amount), 0) FROM proposals WHERE proposed_by = p_operator AND currency = p_currency
        AND decided_at >= period_start('day', m.time_zone, now_ms()) AND counts AND NOT second AND status = 'done') > m.operator_day_limit
  FROM markets m WHERE m.currency = p_currency
$$;

-- Executes a proposal. Refusals: 711 all operators together reached the limit of this day of the market
-- (markets.operators_day_limit), and those of the act itself.
CREATE OR REPLACE FUNCTION proposal_do(p_id bigint, p_operator bigint, p_answer text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  p proposals;
  v_made bigint;
BEGIN
  UPDATE proposals SET status = 'done', decided_by = p_operator, decided_at = now_ms(), answer = p_answer WHERE id = p_id
    RETURNING * INTO p;
  IF p.counts AND (SELECT sum(d.amount) > m.operators_day_limit FROM markets m
      JOIN proposals d ON d.currency = m.currency AND d.counts AND d.status = 'done'
        AND d.decided_at >= period_start('day', m.time_zone, now_ms())
      WHERE m.currency = p.currency GROUP BY m.operators_day_limit)
  THEN
    RAISE EXCEPTION 'operators may move no more in this day' USING ERRCODE = 'KL711';
  END IF;
  EXECUTE format('SELECT %I($1)', 'do_' || p.kind) INTO v_made USING p;
  UPDATE proposals SET made = v_made WHERE id = p_id RETURNING * INTO p;
  RETURN p;
END $$;

-- Stores an act, and executes it if one operator is enough. p_second: it needs a second one whatever its amount; p_counts: its
-- amount counts towards operators' limits. A repeat, by its key or while it is pending, returns the same one. Refusals: 3 the
-- key was used with another body, or it is already pending, and those of proposal_do.
CREATE OR REPLACE FUNCTION proposal_open(p_operator bigint, p_kind text, p_reason text, p_second boolean DEFAULT false,
  p_key text DEFAULT NULL, p_subject bigint DEFAULT NULL, p_user bigint DEFAULT NULL, p_currency text DEFAULT NULL,
  p_amount bigint DEFAULT NULL, p_counts boolean DEFAULT false, p_detail jsonb DEFAULT '{}') RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  v proposals;
  v_detail jsonb := jsonb_strip_nulls(p_detail);
BEGIN
  IF length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v FROM proposals WHERE key = p_key OR (kind = p_kind AND subject = p_subject AND status = 'pending') LIMIT 1;
  IF v.id IS NOT NULL THEN
    IF (v.kind, v.key, v.subject, v.user_id, v.currency, v.amount, v.detail, v.reason, v.proposed_by)
      IS DISTINCT FROM (p_kind, p_key, p_subject, p_user, p_currency, p_amount, v_detail, p_reason, p_operator)
    THEN
      RAISE EXCEPTION 'its key was used with another body, or proposal % waits already', v.id USING ERRCODE = 'KL003';
    END IF;
    RETURN v;
  ELSIF p_counts AND coalesce(p_amount, 0) <= 0 THEN
    RAISE EXCEPTION 'an amount is above zero' USING ERRCODE = 'KL003';
  END IF;
  INSERT INTO proposals (kind, key, subject, user_id, currency, amount, counts, detail, reason, second, proposed_by, proposed_at)
    VALUES (p_kind, p_key, p_subject, p_user, p_currency, p_amount, p_counts, v_detail, p_reason,
      p_second OR (p_counts AND proposal_needs_second(p_operator, p_user, p_currency, p_amount)), p_operator, now_ms())
    RETURNING * INTO v;
  PERFORM act_note(p_operator, v.kind, v.user_id, v.subject, v.reason,
    jsonb_strip_nulls(jsonb_build_object('currency', v.currency, 'amount', v.amount)) || v.detail, v.id);
  IF NOT v.second THEN
    v := proposal_do(v.id, p_operator, NULL);
  END IF;
  RETURN v;
END $$;

-- A proposal for the operator who decides it; it is returned as decided if the same operator decided it the same way before.
-- Refusals: 704 no such one, 703 it was decided otherwise.
CREATE OR REPLACE FUNCTION proposal_to_decide(p_id bigint, p_operator bigint, p_status text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  p proposals;
BEGIN
  SELECT * INTO p FROM proposals WHERE id = p_id FOR NO KEY UPDATE;
  IF p.id IS NULL THEN
    RAISE EXCEPTION 'no such proposal' USING ERRCODE = 'KL704';
  ELSIF p.status <> 'pending' AND (p.status, p.decided_by) IS DISTINCT FROM (p_status, p_operator) THEN
    RAISE EXCEPTION 'it is % already', p.status USING ERRCODE = 'KL703';
  END IF;
  RETURN p;
END $$;

-- Approves and executes a proposal as the second operator. Refusals beside those of proposal_do: 704 no such one, 703 it is
-- decided, or is the operator's own.
CREATE OR REPLACE FUNCTION proposal_approve(p_id bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  p proposals := proposal_to_decide(p_id, o.id, 'done');
BEGIN
  IF p.proposed_by = o.id THEN
    RAISE EXCEPTION 'who proposed it does not approve it' USING ERRCODE = 'KL703';
  ELSIF p.status = 'pending' THEN
    PERFORM act_note(o.id, 'proposal_approve', p.user_id, p.subject, p_reason, jsonb_build_object('kind', p.kind), p.id);
    p := proposal_do(p.id, o.id, p_reason);
  END IF;
  RETURN p;
END $$;

-- Refuses a pending proposal; its own operator may withdraw it this way. Refusals: 704 no such one, 703 it is decided.
CREATE OR REPLACE FUNCTION proposal_refuse(p_id bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  p proposals := proposal_to_decide(p_id, o.id, 'refused');
BEGIN
  IF p.status = 'pending' THEN
    PERFORM act_note(o.id, 'proposal_refuse', p.user_id, p.subject, p_reason, jsonb_build_object('kind', p.kind), p.id);
    UPDATE proposals SET status = 'refused', decided_by = o.id, decided_at = now_ms(), answer = p_reason WHERE id = p_id
      RETURNING * INTO p;
  END IF;
  RETURN p;
END $$;

-- Checks that a row matches its proposal: of its kind, executed, for its player, currency and amount.
CREATE OR REPLACE FUNCTION require_proposal(p_id bigint, p_kind text, p_user bigint, p_currency text, p_amount bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM proposals WHERE id = p_id AND kind = p_kind AND status = 'done' AND user_id IS NOT DISTINCT FROM p_user
    AND currency = p_currency AND amount = p_amount AND made IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'operators did not decide a % so', p_kind USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- Proposals that wait for a second operator, oldest first.
CREATE OR REPLACE VIEW open_proposals AS
SELECT p.id, p.kind, p.subject, p.user_id, u.name, p.amount, p.currency, p.detail, p.reason, o.name AS proposed_by,
  to_timestamp(p.proposed_at / 1000.0) AS at
FROM proposals p JOIN operators o ON o.id = p.proposed_by LEFT JOIN users u ON u.id = p.user_id
WHERE p.status = 'pending' ORDER BY p.id;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON proposals
FOR EACH ROW EXECUTE FUNCTION guard_proposal();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON proposals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('proposals stay');

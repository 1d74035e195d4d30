-- What operators send players by hand (docs/operating.md): written down with who and why before it is an award. What would pass the
-- limit, with what one player was sent in 24 hours without a second operator, waits for another one.

-- A reward begins pending, is decided once, and done with its award; by another operator where one is asked for.
CREATE OR REPLACE FUNCTION guard_sent_reward() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF coalesce(NEW.amount, 0) <= 0 OR btrim(coalesce(NEW.reason, '')) = '' OR length(NEW.reason) > 300 THEN
      RAISE EXCEPTION 'a reward has an amount above zero and a reason' USING ERRCODE = 'KL003';
    ELSIF NEW.status <> 'pending' OR num_nonnulls(NEW.decided_by, NEW.decided_at, NEW.answer, NEW.award_id, NEW.told_at) > 0 THEN
      RAISE EXCEPTION 'a reward begins pending' USING ERRCODE = 'KLX00';
    END IF;
    NEW.second := NEW.amount + (SELECT coalesce(sum(amount), 0) FROM sent_rewards
        WHERE user_id = NEW.user_id AND proposed_at > NEW.proposed_at - 86400000 AND NOT second AND status = 'done')
      > (SELECT adjustment_limit FROM markets WHERE currency = NEW.currency);
    RETURN NEW;
  END IF;
  IF OLD.status = 'pending' THEN
    IF to_jsonb(OLD) - '{status,decided_by,decided_at,answer,award_id}'::text[]
        IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_by,decided_at,answer,award_id}'::text[]
      OR NEW.status = 'pending' OR NEW.decided_by IS NULL OR NEW.decided_at IS NULL
      OR (NEW.status = 'done') <> (NEW.award_id IS NOT NULL)
      OR (NEW.status = 'done' AND NEW.second AND operator_name(NEW.decided_by) = operator_name(NEW.proposed_by))
    THEN
      RAISE EXCEPTION 'a reward is decided once' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF to_jsonb(OLD) - 'told_at' IS DISTINCT FROM to_jsonb(NEW) - 'told_at' THEN
    RAISE EXCEPTION 'a reward is decided once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION reward_give(p_reward bigint, p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  r sent_rewards;
  v_days int;
BEGIN
  SELECT * INTO r FROM sent_rewards WHERE id = p_reward;
  SELECT (numbers ->> 'days')::int INTO v_days FROM promotion_settings
    WHERE promotion = 'rewardSend' AND currency = r.currency ORDER BY version DESC LIMIT 1;
  UPDATE sent_rewards SET status = 'done', decided_by = p_operator, decided_at = now_ms(),
      award_id = award_by_hand(r.user_id, r.currency, 'rewardSend', 'reward ' || r.id, r.amount, v_days)
    WHERE id = p_reward;
END $$;

-- A reward, with its player's wallet and then itself locked.
CREATE OR REPLACE FUNCTION reward_lock(p_reward bigint) RETURNS sent_rewards
LANGUAGE plpgsql AS $$
DECLARE
  r sent_rewards;
BEGIN
  SELECT * INTO r FROM sent_rewards WHERE id = p_reward;
  IF r.id IS NULL THEN
    RAISE EXCEPTION 'no such reward' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(r.user_id, r.currency);
  SELECT * INTO r FROM sent_rewards WHERE id = p_reward FOR NO KEY UPDATE;
  RETURN r;
END $$;

-- Sends a player a reward; the same key again gets the same one. Refusals: 3 the key was used with another body, or something is
-- missing, 704 no such player.
CREATE OR REPLACE FUNCTION reward_propose(p_key text, p_user bigint, p_amount bigint, p_operator text, p_reason text,
  OUT reward_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  r sent_rewards;
  v_currency text;
BEGIN
  PERFORM require_operator(p_operator);
  IF p_key IS NULL OR length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT currency INTO v_currency FROM users WHERE id = p_user AND NOT bot;
  IF v_currency IS NULL THEN
    RAISE EXCEPTION 'no such player' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(p_user, v_currency);
  SELECT * INTO r FROM sent_rewards WHERE key = p_key;
  IF r.id IS NULL THEN
    INSERT INTO sent_rewards (key, user_id, currency, amount, reason, proposed_by, proposed_at, second)
      VALUES (p_key, p_user, v_currency, p_amount, p_reason, p_operator, now_ms(), true)
      ON CONFLICT DO NOTHING RETURNING * INTO r;
    IF r.id IS NULL THEN
      RAISE EXCEPTION 'this key was used just now' USING ERRCODE = 'KL003';
    ELSIF NOT r.second THEN
      PERFORM reward_give(r.id, p_operator);
    END IF;
  ELSIF (r.user_id, r.amount, r.reason, r.proposed_by) IS DISTINCT FROM (p_user, p_amount, p_reason, p_operator) THEN
    RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
  END IF;
  SELECT id, status INTO reward_id, status FROM sent_rewards WHERE key = p_key;
END $$;

-- The second operator's word. The same operator's word again changes nothing. Refusals: 704 no such one, 703 it is decided, or is
-- the operator's own.
CREATE OR REPLACE FUNCTION reward_approve(p_reward bigint, p_operator text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r sent_rewards := reward_lock(p_reward);
BEGIN
  PERFORM require_operator(p_operator);
  IF operator_name(p_operator) = operator_name(r.proposed_by) THEN
    RAISE EXCEPTION 'who proposed it does not approve it' USING ERRCODE = 'KL703';
  ELSIF r.status = 'pending' THEN
    PERFORM reward_give(p_reward, p_operator);
  ELSIF r.status <> 'done' OR operator_name(r.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', r.status, r.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'done';
END $$;

-- Ends one that waits; its own proposer may take it back so.
CREATE OR REPLACE FUNCTION reward_refuse(p_reward bigint, p_operator text, p_answer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r sent_rewards := reward_lock(p_reward);
BEGIN
  PERFORM require_operator(p_operator);
  IF r.status = 'pending' THEN
    UPDATE sent_rewards SET status = 'refused', decided_by = p_operator, decided_at = now_ms(), answer = p_answer WHERE id = p_reward;
  ELSIF r.status <> 'refused' OR operator_name(r.decided_by) <> operator_name(p_operator) THEN
    RAISE EXCEPTION 'it is % already, by %', r.status, r.decided_by USING ERRCODE = 'KL703';
  END IF;
  RETURN 'refused';
END $$;

-- What waits for a second operator, the oldest first.
CREATE OR REPLACE VIEW open_rewards AS
SELECT id, user_id, currency, amount, proposed_by, reason, to_timestamp(proposed_at / 1000.0) AS at
FROM sent_rewards WHERE status = 'pending' ORDER BY id;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON sent_rewards
FOR EACH ROW EXECUTE FUNCTION guard_sent_reward();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON sent_rewards
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rewards stay');

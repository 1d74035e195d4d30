-- Rewards that operators send to players (docs/operators.md): each comes from a proposal, and is an award.

CREATE OR REPLACE FUNCTION guard_sent_reward() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM require_proposal(NEW.proposal_id, 'reward', NEW.user_id, NEW.currency, NEW.amount);
    PERFORM FROM awards WHERE id = NEW.award_id AND user_id = NEW.user_id AND currency = NEW.currency AND amount = NEW.amount;
    IF NOT FOUND OR NEW.notified_at IS NOT NULL THEN
      RAISE EXCEPTION 'a reward is an award of its own' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF to_jsonb(OLD) - 'notified_at' IS DISTINCT FROM to_jsonb(NEW) - 'notified_at' THEN
    RAISE EXCEPTION 'a reward does not change' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Sends a player a reward; a repeat of the key returns the same one. Refusals: those of proposal_open, 704 no such player.
CREATE OR REPLACE FUNCTION reward_propose(p_key text, p_user bigint, p_amount bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_currency text;
BEGIN
  SELECT currency INTO v_currency FROM users WHERE id = p_user AND NOT bot;
  IF v_currency IS NULL THEN
    RAISE EXCEPTION 'no such player' USING ERRCODE = 'KL704';
  END IF;
  RETURN proposal_open(o.id, 'reward', p_reason, p_key => coalesce(p_key, ''), p_user => p_user,
    p_currency => v_currency, p_amount => p_amount, p_counts => true);
END $$;

CREATE OR REPLACE FUNCTION do_reward(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint := nextval(pg_get_serial_sequence('sent_rewards', 'id'));
  v_days int;
BEGIN
  SELECT (numbers ->> 'days')::int INTO v_days FROM promotion_settings
    WHERE promotion = 'rewardSend' AND currency = p.currency ORDER BY version DESC LIMIT 1;
  INSERT INTO sent_rewards (id, proposal_id, user_id, currency, amount, award_id) OVERRIDING SYSTEM VALUE
    VALUES (v_id, p.id, p.user_id, p.currency, p.amount,
      award_by_hand(p.user_id, p.currency, 'rewardSend', 'reward ' || v_id, p.amount, v_days));
  RETURN v_id;
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON sent_rewards
FOR EACH ROW EXECUTE FUNCTION guard_sent_reward();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON sent_rewards
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rewards stay');

-- Void rounds. A round is void for one of four causes, each recorded with its author and time before any bet is returned.

-- Whether a round may be void for this cause, according to the database: a flight without a leader for more than 2 s, betting
-- that was abandoned for more than 10 minutes, a secret that is still sealed. A round that names a public value has no flight:
-- it waits for the value as long as needed.
CREATE OR REPLACE FUNCTION is_void_cause(p_cause void_cause, p_state text, p_starts_at bigint, p_alive_at bigint,
  p_waits boolean, p_at bigint)
RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE p_cause
  WHEN 'interruptedFlight' THEN p_state = 'closed' AND NOT p_waits AND p_at - greatest(p_alive_at, p_starts_at) > 2000
  WHEN 'bettingLeft' THEN p_state = 'open' AND p_at - least(p_alive_at, p_starts_at) > 600000
  ELSE true END;

-- Returns false if the round is already void, or is settled or being settled.
CREATE OR REPLACE FUNCTION round_note_void(p_game text, p_round bigint, p_cause void_cause, p_at bigint, p_by text,
  p_second text, p_reason text)
RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_round rounds;
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  SELECT * INTO v_round FROM rounds WHERE game = p_game AND id = p_round FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  END IF;
  PERFORM FROM round_voids WHERE game = p_game AND round_id = p_round;
  IF FOUND OR v_round.state = 'settled' OR v_round.settling IS NOT NULL THEN RETURN false; END IF;
  IF is_void_cause(p_cause, v_round.state::text, v_round.starts_at, v_round.alive_at, v_round.value_source IS NOT NULL, p_at)
      IS NOT TRUE THEN
    RAISE EXCEPTION 'round % of % is not void for %', p_round, p_game, p_cause USING ERRCODE = 'KLX01';
  END IF;
  INSERT INTO round_voids (game, round_id, cause, by, second, reason, judged_at, noted_at, state, starts_at, alive_at)
    VALUES (p_game, p_round, p_cause, p_by, p_second, p_reason, p_at, now_ms(), v_round.state::text, v_round.starts_at,
      v_round.alive_at);
  UPDATE rounds SET interrupted = true WHERE game = p_game AND id = p_round;
  RETURN true;
END $$;

-- Called by a house that finds a round to be void.
CREATE OR REPLACE FUNCTION round_void(p_game text, p_round bigint, p_cause void_cause, p_at bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF p_cause = 'operator' THEN
    RAISE EXCEPTION 'operators void rounds by name' USING ERRCODE = 'KLX01';
  END IF;
  RETURN round_note_void(p_game, p_round, p_cause, p_at, 'house', NULL, NULL);
END $$;

-- Proposes to void a round that is not settled. It needs a second operator. Players see that operators voided it, and what its
-- result would have been.
CREATE OR REPLACE FUNCTION round_void_propose(p_game text, p_round bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM FROM rounds WHERE game = p_game AND id = p_round;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such round' USING ERRCODE = 'KL704';
  END IF;
  RETURN proposal_open(o.id, 'round_void', p_reason, p_second => true,
    p_detail => jsonb_build_object('game', p_game, 'round', p_round));
END $$;

-- Refusal: 703 it is void, settled or being settled.
CREATE OR REPLACE FUNCTION do_round_void(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_round bigint := p.detail ->> 'round';
  v_by text := (SELECT name FROM operators WHERE id = p.proposed_by);
  v_second text := (SELECT name FROM operators WHERE id = p.decided_by);
BEGIN
  IF NOT round_note_void(p.detail ->> 'game', v_round, 'operator', now_ms(), v_by, v_second, p.reason) THEN
    RAISE EXCEPTION 'the round is void or decided already' USING ERRCODE = 'KL703';
  END IF;
  RETURN v_round;
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON round_voids
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('void rounds stay');

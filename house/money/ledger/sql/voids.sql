-- Void rounds. A round is void for one of four causes, each written down with who and when before any bet is given back.

-- Whether a round may be void for this cause, by what the database knows: a flight that nobody led for more than 2 s, betting
-- that was left for more than 10 minutes, a secret that is still sealed. A round that names a public value has no flight: it
-- waits for the value as long as that takes.
CREATE OR REPLACE FUNCTION is_void_cause(p_cause void_cause, p_state text, p_starts_at bigint, p_alive_at bigint,
  p_waits boolean, p_at bigint)
RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE p_cause
  WHEN 'interruptedFlight' THEN p_state = 'closed' AND NOT p_waits AND p_at - greatest(p_alive_at, p_starts_at) > 2000
  WHEN 'bettingLeft' THEN p_state = 'open' AND p_at - least(p_alive_at, p_starts_at) > 600000
  ELSE true END;

-- False when the round is void already, or is settled or being settled: then it is too late.
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

-- A house finds that a round is void.
CREATE OR REPLACE FUNCTION round_void(p_game text, p_round bigint, p_cause void_cause, p_at bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF p_cause = 'operator' THEN
    RAISE EXCEPTION 'operators void rounds by name' USING ERRCODE = 'KLX01';
  END IF;
  RETURN round_note_void(p_game, p_round, p_cause, p_at, 'house', NULL, NULL);
END $$;

-- Two operators void a round that is not settled. Players see that it was they, and what the round would have come to.
CREATE OR REPLACE FUNCTION round_void_by_operator(p_game text, p_round bigint, p_by text, p_second text, p_reason text)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(operator_name(p_by), '') = '' OR coalesce(operator_name(p_second), '') = ''
      OR operator_name(p_by) = operator_name(p_second) OR coalesce(btrim(p_reason), '') = '' THEN
    RAISE EXCEPTION 'voiding a round takes two operators and a reason' USING ERRCODE = 'KLX01';
  END IF;
  RETURN round_note_void(p_game, p_round, 'operator', now_ms(), operator_name(p_by), operator_name(p_second), btrim(p_reason));
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON round_voids
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('void rounds stay');

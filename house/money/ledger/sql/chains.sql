-- Chains of crash's secrets. A chain is committed with the name of a public value that is not published yet; that value becomes
-- its salt. This prevents trying many chains and choosing one by its rounds.

-- Stores a chain before its salt exists. Returns false if another house stored one for the same round, or that round is already
-- drawn. p_replaces: the commitment of a chain that begins with the same round and cannot be decrypted with any key; null for
-- none.
CREATE OR REPLACE FUNCTION chain_commit(p_game text, p_first bigint, p_length bigint, p_commitment text, p_secret text,
  p_source text, p_number bigint, p_value_at bigint, p_at bigint, p_replaces text)
RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_last round_chains;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('chains of ' || p_game, 0));
  SELECT * INTO v_last FROM round_chains WHERE game = p_game AND first_round = p_first ORDER BY created_at DESC LIMIT 1;
  IF v_last.commitment IS DISTINCT FROM p_replaces THEN RETURN false; END IF;
  PERFORM FROM rounds WHERE game = p_game AND id >= p_first;
  IF FOUND THEN RETURN false; END IF;
  IF p_value_at <= p_at THEN
    RAISE EXCEPTION 'value % of % is due before the chain', p_number, p_source USING ERRCODE = 'KLX01';
  END IF;
  PERFORM refuse_known_value(p_source, p_number);
  INSERT INTO round_chains (game, first_round, length, secret, salt, created_at, commitment, value_source, value_number, value_at)
    VALUES (p_game, p_first, p_length, p_secret, '', greatest(p_at, v_last.created_at + 1), p_commitment, p_source, p_number,
      p_value_at);
  RETURN true;
END $$;

-- Sets the salt once the chain's public value is published. Returns null before that.
CREATE OR REPLACE FUNCTION chain_fix_salt(p_game text, p_first bigint, p_commitment text) RETURNS text
LANGUAGE sql AS $$
  UPDATE round_chains c SET salt = v.value FROM public_values v
    WHERE c.game = p_game AND c.first_round = p_first AND c.commitment = p_commitment AND c.salt = ''
      AND v.source = c.value_source AND v.number = c.value_number
    RETURNING c.salt;
$$;

-- Ends the chain in use, for an operator who suspects that its secret is known: another one begins with the next drawn round.
-- Players see that it ended. Returns the number of ended chains.
CREATE OR REPLACE FUNCTION chain_end(p_game text) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_count integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('chains of ' || p_game, 0));
  UPDATE round_chains SET ended_at = now_ms() WHERE game = p_game AND ended_at IS NULL
    AND first_round + length > coalesce((SELECT max(id) FROM rounds WHERE game = p_game), 0);
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END $$;

-- A committed chain is immutable, except: its salt is set once, to its public value, and its secret may be sealed again.
CREATE OR REPLACE FUNCTION chain_guard() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.salt <> '' OR NEW.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'a chain of % begins without a salt', NEW.game USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  END IF;
  IF to_jsonb(OLD) - '{secret,salt,ended_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{secret,salt,ended_at}'::text[]
    OR (OLD.secret <> NEW.secret AND NEW.secret NOT LIKE 'v1.%')
    OR (OLD.ended_at IS NOT NULL AND OLD.ended_at IS DISTINCT FROM NEW.ended_at)
    OR (OLD.salt <> NEW.salt AND (OLD.salt <> '' OR NOT EXISTS (SELECT FROM public_values
      WHERE source = NEW.value_source AND number = NEW.value_number AND value = NEW.salt))) THEN
    RAISE EXCEPTION 'the chain of % from round % stays as it was committed', OLD.game, OLD.first_round USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard BEFORE INSERT OR UPDATE ON round_chains
FOR EACH ROW EXECUTE FUNCTION chain_guard();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON round_chains
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('chains stay');

-- Public values (house/play/rounds/publicValues): mixed into rounds and chains, and not choosable by anyone at the house.

-- Checks a value by its source. drand's are the hash of a signature, which houses verify; the sandbox's are computed by the
-- house, and anyone can compute them beforehand.
CREATE OR REPLACE FUNCTION public_value_guard() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.value IS DISTINCT FROM (CASE NEW.source
      WHEN 'drand' THEN encode(sha256(decode(NEW.signature, 'hex')), 'hex')
      WHEN 'sandbox' THEN encode(sha256(convert_to('sandbox:' || NEW.number, 'UTF8')), 'hex') END) THEN
    RAISE EXCEPTION 'value % of % is not what its source says', NEW.number, NEW.source USING ERRCODE = 'KLX01';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER guard BEFORE INSERT ON public_values
FOR EACH ROW EXECUTE FUNCTION public_value_guard();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON public_values
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('public values stay');

-- A value that is named must not be known in advance: stored ones cannot be named.
CREATE OR REPLACE FUNCTION refuse_known_value(p_source text, p_number bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public_values WHERE source = p_source AND number = p_number;
  IF FOUND THEN
    RAISE EXCEPTION 'value % of % is known already', p_number, p_source USING ERRCODE = 'KLX01';
  END IF;
END $$;

-- A round names its value before it accepts bets: when it is added, if the clock determines the end of betting, or when it
-- opens. Rounds that are added as already played (demo data) may name any. A new round cannot be void: that needs a cause
-- (voids.sql).
CREATE OR REPLACE FUNCTION round_names_value() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.interrupted AND NEW.state <> 'settled' THEN
    RAISE EXCEPTION 'round % of % is void for no cause', NEW.id, NEW.game USING ERRCODE = 'KLX01';
  END IF;
  IF NEW.value_source IS NOT NULL AND NEW.state <> 'settled' THEN
    PERFORM refuse_known_value(NEW.value_source, NEW.value_number);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER names_value BEFORE INSERT ON rounds
FOR EACH ROW EXECUTE FUNCTION round_names_value();
CREATE OR REPLACE TRIGGER names_value_later BEFORE UPDATE OF value_source ON rounds
FOR EACH ROW WHEN (NEW.value_source IS DISTINCT FROM OLD.value_source) EXECUTE FUNCTION round_names_value();

-- Copies the public value into the round, once betting is closed. Returns null if the value is not published or betting is not
-- closed. p_ends_at: the end of play, which is known now.
CREATE OR REPLACE FUNCTION round_fix_value(p_game text, p_round bigint, p_ends_at bigint) RETURNS text
LANGUAGE sql AS $$
  UPDATE rounds r SET public_value = v.value, ends_at = p_ends_at FROM public_values v
    WHERE r.game = p_game AND r.id = p_round AND r.state = 'closed' AND r.public_value IS NULL
      AND v.source = r.value_source AND v.number = r.value_number
    RETURNING r.public_value;
$$;

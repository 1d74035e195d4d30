-- Rounds: their state orders bets and their ends, and only goes forward.

CREATE OR REPLACE FUNCTION round_lock_key(p_game text, p_round bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(p_game, p_round);

-- Opens a queued round, with the times of the players' countdown, its commitment if it was withheld, and the name of its public
-- value if it has one and did not name it yet. Returns false if it was open before.
CREATE OR REPLACE FUNCTION round_open(p_game text, p_round bigint, p_commitment text, p_opens_at bigint, p_starts_at bigint,
  p_source text, p_number bigint, p_value_at bigint)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rounds SET state = 'open', opens_at = p_opens_at, starts_at = p_starts_at, alive_at = p_opens_at,
      commitment = CASE commitment WHEN '' THEN p_commitment ELSE commitment END,
      value_source = coalesce(value_source, p_source), value_number = coalesce(value_number, p_number),
      value_at = coalesce(value_at, p_value_at)
    WHERE game = p_game AND id = p_round AND state = 'queued';
  RETURN FOUND;
END $$;

-- Ends betting: bets in progress have finished, and later ones see the new state.
CREATE OR REPLACE FUNCTION round_close(p_game text, p_round bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(round_lock_key(p_game, p_round));
  UPDATE rounds SET state = 'closed'
    WHERE game = p_game AND id = p_round AND state = 'open';
  RETURN FOUND;
END $$;

-- A round only goes forward. Its secret is sealed until it has ended (house/play/rounds/secrets.ts), and its commitment
-- withheld until it opens: so the commitment may be set once, while the round is queued; the secret of a round that has not
-- ended may be sealed, or sealed again with another key; and once the round is settled, the sealed secret is replaced by its
-- plain text, which must match the commitment. Its public value is named while the round is queued, and set once, when betting
-- is closed; the end of betting for which it was named is immutable. It becomes void at most once, and the end of betting and
-- the time when it was last led never go back. Nothing else of a settled round changes.
CREATE OR REPLACE TRIGGER forward_only BEFORE UPDATE ON rounds
FOR EACH ROW WHEN (
  NEW.state < OLD.state OR (OLD.settling IS NOT NULL AND NEW.settling IS DISTINCT FROM OLD.settling)
  OR (OLD.game, OLD.id, OLD.public, OLD.bets_after) IS DISTINCT FROM (NEW.game, NEW.id, NEW.public, NEW.bets_after)
  OR (OLD.state = 'settled' AND to_jsonb(OLD) - 'secret' IS DISTINCT FROM to_jsonb(NEW) - 'secret')
  OR ((OLD.value_source, OLD.value_number, OLD.value_at) IS DISTINCT FROM (NEW.value_source, NEW.value_number, NEW.value_at)
    AND (OLD.value_source IS NOT NULL OR OLD.state <> 'queued'))
  OR (OLD.public_value IS DISTINCT FROM NEW.public_value AND (OLD.public_value IS NOT NULL OR OLD.state <> 'closed'))
  OR (OLD.value_source IS NOT NULL AND OLD.state <> 'queued' AND OLD.starts_at IS DISTINCT FROM NEW.starts_at)
  OR (OLD.interrupted AND NOT NEW.interrupted) OR NEW.alive_at < OLD.alive_at OR NEW.starts_at < OLD.starts_at
  OR (OLD.commitment <> NEW.commitment AND (OLD.commitment <> '' OR OLD.state <> 'queued'))
  OR (OLD.secret <> NEW.secret AND CASE
    WHEN OLD.state = 'settled' THEN OLD.secret NOT LIKE 'v1.%'
      OR encode(sha256(convert_to(NEW.secret, 'UTF8')), 'hex') <> NEW.commitment
    ELSE NEW.secret NOT LIKE 'v1.%' END)
) EXECUTE FUNCTION refuse_change('a round only goes forward');
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON rounds
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rounds stay');

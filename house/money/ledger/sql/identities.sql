-- Players' identities (house/people/security/tables.ts, docs/operators.md): name and date of birth, first self-declared, then
-- verified from documents by an operator or a checker. The market's rules define the requirements: markets.least_age before any
-- bet and deposit, a verified identity before any withdrawal (identity_withdrawals) and above a total of deposits
-- (identity_deposits).

-- States: unverified (self-declared), pending (documents wait), verified, refused. A verified identity is immutable.
CREATE OR REPLACE FUNCTION guard_identity() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'unverified' OR cardinality(NEW.documents) > 0 OR num_nonnulls(NEW.sent_at, NEW.decided_by, NEW.decided_at) > 0 THEN
      RAISE EXCEPTION 'an identity begins by its player''s word' USING ERRCODE = 'KLX00';
    END IF;
    UPDATE player_guards SET age_confirmed_at = coalesce(age_confirmed_at, NEW.given_at) WHERE user_id = NEW.user_id;
    RETURN NEW;
  END IF;
  IF NOT (OLD.state, NEW.state) IN (('unverified', 'pending'), ('refused', 'pending'), ('pending', 'verified'), ('pending', 'refused'))
      AND to_jsonb(OLD) - 'notified_at' IS DISTINCT FROM to_jsonb(NEW) - 'notified_at'
    OR (OLD.state <> 'refused' AND (OLD.full_name, OLD.birth_date) <> (NEW.full_name, NEW.birth_date))
    OR (NEW.state IN ('verified', 'refused') AND NEW.decided_by IS NULL)
  THEN
    RAISE EXCEPTION 'an identity goes from pending to verified or refused' USING ERRCODE = 'KLX00';
  END IF;
  IF OLD.state <> 'verified' AND NEW.state = 'verified' THEN
    PERFORM account_signal_add(NEW.user_id, 'identity', format('identity %s %s', name_key(NEW.full_name), NEW.birth_date));
  END IF;
  RETURN NEW;
END $$;

-- Submits documents (names of uploads of that purpose, which the caller stores). After a refusal, name and date may change.
-- Refusals: 1020 no name was given, 7034 it is verified, or documents are already pending.
CREATE OR REPLACE FUNCTION identity_send(p_user bigint, p_name text, p_birth text, p_documents text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  i user_identities;
BEGIN
  SELECT * INTO i FROM user_identities WHERE user_id = p_user FOR NO KEY UPDATE;
  IF i.user_id IS NULL THEN
    RAISE EXCEPTION 'no name was given' USING ERRCODE = 'K1020';
  ELSIF i.state NOT IN ('unverified', 'refused') THEN
    RAISE EXCEPTION 'the identity is % already', i.state USING ERRCODE = 'K7034';
  ELSIF coalesce(cardinality(p_documents), 0) = 0 THEN
    RAISE EXCEPTION 'documents are missing' USING ERRCODE = 'KL003';
  END IF;
  UPDATE user_identities SET state = 'pending', documents = p_documents, sent_at = now_ms(), decided_by = NULL, decided_at = NULL,
      answer = NULL, notified_at = NULL, full_name = CASE i.state WHEN 'refused' THEN p_name ELSE full_name END,
      birth_date = CASE i.state WHEN 'refused' THEN p_birth ELSE birth_date END
    WHERE user_id = p_user;
END $$;

-- Decides a pending identity. Refusal: 704 none is pending.
CREATE OR REPLACE FUNCTION identity_decide(p_user bigint, p_by text, p_state text, p_answer text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_identities SET state = p_state, decided_by = p_by, decided_at = now_ms(), answer = p_answer
    WHERE user_id = p_user AND state = 'pending';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no documents of this player wait' USING ERRCODE = 'KL704';
  END IF;
END $$;

-- An operator's decision; the player sees p_reason of a refusal.
CREATE OR REPLACE FUNCTION identity_verify(p_user bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM identity_decide(p_user, o.name, 'verified', NULL);
  PERFORM act_note(o.id, 'identity_verify', p_user, NULL, p_reason);
END $$;

CREATE OR REPLACE FUNCTION identity_refuse(p_user bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM identity_decide(p_user, o.name, 'refused', p_reason);
  PERFORM act_note(o.id, 'identity_refuse', p_user, NULL, p_reason);
END $$;

-- The decision of a checker (house/people/identity), if the market uses it (markets.identity_checker). Refusals: 703 the market
-- uses another one or none, 704 no documents are pending.
CREATE OR REPLACE FUNCTION identity_checked(p_user bigint, p_checker text, p_state text, p_answer text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM markets m JOIN users u ON u.currency = m.currency WHERE u.id = p_user AND m.identity_checker = p_checker;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the market has another checker' USING ERRCODE = 'KL703';
  END IF;
  PERFORM identity_decide(p_user, 'checker ' || p_checker, p_state, p_answer);
END $$;

-- Returns a document to an operator, and logs it: the picture as WebP. Refusal: 704 the player has no document of that name.
CREATE OR REPLACE FUNCTION identity_document(p_user bigint, p_name text, p_reason text) RETURNS bytea
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_content bytea;
BEGIN
  SELECT f.content INTO v_content FROM user_identities i JOIN uploads f ON f.name = p_name AND f.user_id = i.user_id
    WHERE i.user_id = p_user AND p_name = ANY (i.documents);
  IF v_content IS NULL THEN
    RAISE EXCEPTION 'no such document' USING ERRCODE = 'KL704';
  END IF;
  PERFORM act_note(o.id, 'identity_document', p_user, NULL, p_reason, jsonb_build_object('document', p_name));
  RETURN v_content;
END $$;

-- Pending documents, oldest first; `same`: other players verified with this name and date of birth.
CREATE OR REPLACE VIEW open_identities AS
SELECT i.user_id, u.name, i.full_name, i.birth_date, i.documents,
  (SELECT count(*) FROM user_identities o WHERE o.user_id <> i.user_id AND o.state = 'verified' AND o.birth_date = i.birth_date
    AND name_key(o.full_name) = name_key(i.full_name)) AS same,
  to_timestamp(i.sent_at / 1000.0) AS sent
FROM user_identities i JOIN users u ON u.id = i.user_id WHERE i.state = 'pending' ORDER BY i.sent_at;

CREATE OR REPLACE FUNCTION is_verified(p_user bigint) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM user_identities WHERE user_id = p_user AND state = 'verified');
END $$;

-- State of a player's identity that must be verified before a withdrawal; null if nothing is missing.
CREATE OR REPLACE FUNCTION identity_missing(p_user bigint) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.state, 'none') FROM users u JOIN markets m ON m.currency = u.currency AND m.identity_withdrawals
  LEFT JOIN user_identities i ON i.user_id = u.id WHERE u.id = p_user AND i.state IS DISTINCT FROM 'verified'
$$;

-- Refuses a player whose age has not been checked yet. Refusal: 7035.
CREATE OR REPLACE FUNCTION refuse_ageless(g player_guards) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF g.age_required AND g.age_confirmed_at IS NULL THEN
    RAISE EXCEPTION 'the date of birth is not known yet' USING ERRCODE = 'K7035';
  END IF;
END $$;

-- Refuses a deposit that would bring an unverified player above the market's total, including open orders. Refusal: 7036.
CREATE OR REPLACE FUNCTION guard_deposit_identity(p_user bigint, p_currency text, p_amount bigint, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_most bigint := (SELECT identity_deposits FROM markets WHERE currency = p_currency);
BEGIN
  IF v_most IS NOT NULL AND NOT is_verified(p_user) AND p_amount > v_most
    - (SELECT coalesce(sum(CASE WHEN status IN ('pending', 'partial') AND expires_at > p_at THEN greatest(amount, credited) ELSE credited END), 0)
      FROM deposit_orders WHERE user_id = p_user AND currency = p_currency)
  THEN
    RAISE EXCEPTION 'the identity has to be verified first' USING ERRCODE = 'K7036';
  END IF;
END $$;

CREATE OR REPLACE TRIGGER goes_forward BEFORE INSERT OR UPDATE ON user_identities
FOR EACH ROW EXECUTE FUNCTION guard_identity();

-- Operators and the log of their acts (house/money/ledger/operators/operatorTables.ts, docs/operators.md). Every function for operators
-- begins with act_begin, and records its act with act_note.

-- Normal form of an operator's name, independent of how it is typed.
CREATE OR REPLACE FUNCTION operator_name(p_name text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN lower(regexp_replace(btrim(p_name), '\s+', ' ', 'g'));

-- The acting operator: that of the signed-in role or, if that is the desk's own, the one that the desk named in this
-- transaction (SET LOCAL kilat.operator). Never a parameter. Refusal: 707 there is none.
CREATE OR REPLACE FUNCTION acting_operator() RETURNS operators
LANGUAGE plpgsql STABLE AS $$
DECLARE
  o operators;
BEGIN
  IF EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles desk ON desk.oid = m.roleid AND desk.rolname = 'kilat_desk'
    JOIN pg_roles r ON r.oid = m.member AND r.rolname = session_user)
  THEN
    SELECT * INTO o FROM operators WHERE name = operator_name(current_setting('kilat.operator', true)) AND ended_at IS NULL;
  ELSE
    SELECT * INTO o FROM operators WHERE login = session_user AND ended_at IS NULL;
  END IF;
  IF o.id IS NULL THEN
    RAISE EXCEPTION 'no operator acts in this session' USING ERRCODE = 'KL707';
  END IF;
  RETURN o;
END $$;

-- Begins an act. Acts are serialised to the end of the transaction: an operator's remaining limits depend on the acts before.
-- Must be called before any wallet is locked. Refusals: 707 no operator, 3 no reason.
CREATE OR REPLACE FUNCTION act_begin(p_reason text) RETURNS operators
LANGUAGE plpgsql AS $$
BEGIN
  IF btrim(coalesce(p_reason, '')) = '' OR length(p_reason) > 300 THEN
    RAISE EXCEPTION 'a reason has 1 to 300 characters' USING ERRCODE = 'KL003';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('operator_acts', 0));
  RETURN acting_operator();
END $$;

-- The hash of a row of the audit log, chained to the previous row. Nulls are left out: adding a column changes no old hash.
CREATE OR REPLACE FUNCTION act_hash(a operator_acts, p_before bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE
RETURN sha256(coalesce(p_before, '') || convert_to(jsonb_strip_nulls(to_jsonb(a) - 'hash')::text, 'UTF8'));

-- Records an act. p_operator null: the schema's owner. The caller holds the lock of act_begin.
CREATE OR REPLACE FUNCTION act_note(p_operator bigint, p_act text, p_user bigint, p_subject bigint, p_reason text,
  p_detail jsonb DEFAULT '{}', p_proposal bigint DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  a operator_acts;
BEGIN
  a.id := nextval(pg_get_serial_sequence('operator_acts', 'id'));
  a.operator_id := p_operator;
  a.login := session_user;
  a.act := p_act;
  a.user_id := p_user;
  a.subject := p_subject;
  a.proposal_id := p_proposal;
  a.detail := p_detail;
  a.reason := p_reason;
  a.at := now_ms();
  a.hash := act_hash(a, (SELECT hash FROM operator_acts ORDER BY id DESC LIMIT 1));
  INSERT INTO operator_acts OVERRIDING SYSTEM VALUE VALUES (a.*);
END $$;

-- Adds an operator; a repeat changes nothing. Only the schema's owner may call it. p_login: a database role that is a member of
-- kilat_operator; null for an operator who acts through the desk only. Refusal: 3 no name, or a taken one.
CREATE OR REPLACE FUNCTION operator_add(p_name text, p_login text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_name text := operator_name(coalesce(p_name, ''));
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('operator_acts', 0));
  IF EXISTS (SELECT FROM operators WHERE name = v_name AND login IS NOT DISTINCT FROM p_login AND ended_at IS NULL) THEN RETURN; END IF;
  IF v_name !~ '^[[:alnum:]][[:alnum:] ._-]{0,59}$' THEN
    RAISE EXCEPTION 'an operator has a name of 1 to 60 letters, digits, spaces, dots and dashes' USING ERRCODE = 'KL003';
  ELSIF EXISTS (SELECT FROM operators WHERE name = v_name OR login = p_login) THEN
    RAISE EXCEPTION 'there is, or was, such an operator' USING ERRCODE = 'KL003';
  END IF;
  INSERT INTO operators (name, login, added_at) VALUES (v_name, p_login, now_ms());
  PERFORM act_note(NULL, 'operator_add', NULL, NULL, 'added by the owner', jsonb_build_object('name', v_name, 'login', p_login));
END $$;

-- Ends an operator permanently. The operator's proposals stay, and others may approve them. Refusal: 704 there is none.
CREATE OR REPLACE FUNCTION operator_end(p_name text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('operator_acts', 0));
  UPDATE operators SET ended_at = now_ms() WHERE name = operator_name(p_name) AND ended_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such operator' USING ERRCODE = 'KL704';
  END IF;
  PERFORM act_note(NULL, 'operator_end', NULL, NULL, 'ended by the owner', jsonb_build_object('name', operator_name(p_name)));
END $$;

-- An operator's name and login are immutable, and an operator ends once.
CREATE OR REPLACE FUNCTION guard_operator() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR to_jsonb(OLD) - 'ended_at' IS DISTINCT FROM to_jsonb(NEW) - 'ended_at' THEN
    RAISE EXCEPTION 'an operator only ends' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Birthday gifts that wait for an operator, oldest first (in this file because a view must be created after the functions that
-- it calls); `same`: other players who claim to be the same person.
CREATE OR REPLACE VIEW open_birthday_gifts AS
SELECT g.id, g.user_id, u.name, i.full_name, i.birth_date, g.birthday, g.level, g.currency, g.amount,
  (SELECT count(*) FROM user_identities o WHERE o.user_id <> g.user_id AND o.birth_date = i.birth_date
    AND name_key(o.full_name) = name_key(i.full_name)) AS same,
  to_timestamp(g.applied_at / 1000.0) AS at
FROM birthday_gifts g JOIN users u ON u.id = g.user_id JOIN user_identities i ON i.user_id = g.user_id
WHERE g.status = 'applied' ORDER BY g.id;

-- The log of operators' acts, newest first.
CREATE OR REPLACE VIEW operator_log AS
SELECT a.id, coalesce(o.name, 'the owner') AS operator, a.login, a.act, a.user_id, u.name, a.subject, a.proposal_id, a.detail, a.reason,
  to_timestamp(a.at / 1000.0) AS at
FROM operator_acts a LEFT JOIN operators o ON o.id = a.operator_id LEFT JOIN users u ON u.id = a.user_id ORDER BY a.id DESC;

CREATE OR REPLACE TRIGGER only_ends BEFORE UPDATE ON operators
FOR EACH ROW EXECUTE FUNCTION guard_operator();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON operators
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('operators stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_acts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what operators did stays');

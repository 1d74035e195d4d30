-- Linked accounts of one person: those that share a browser, a verified phone, an e-mail, a verified identity, a bank account
-- or a paying account. The triggers record each signal in the transaction in which it becomes known
-- (house/people/accounts/linkTables.ts); signals stay after later changes. Nothing here is shown to players.

-- The stored digest of a signal. Two kinds that name the same thing, such as an account for payouts and for deposits, are one
-- signal.
CREATE OR REPLACE FUNCTION signal_digest(p_value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(encode(sha256(convert_to(p_value, 'UTF8')), 'hex'), 32);

CREATE OR REPLACE FUNCTION account_signal_add(p_user bigint, p_kind text, p_value text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_signals (user_id, digest, kind, at) VALUES (p_user, signal_digest(p_value), p_kind, now_ms())
    ON CONFLICT DO NOTHING;
END $$;

-- A browser's cookie. Devices from before cookies are names that thousands share.
CREATE OR REPLACE FUNCTION note_device() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.device ~ '^[0-9a-f]{64}$' THEN
    PERFORM account_signal_add(NEW.user_id, 'device', 'device ' || NEW.device);
  END IF;
  RETURN NULL;
END $$;

-- A phone as entered, and again once its code was verified.
CREATE OR REPLACE FUNCTION note_phone() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_signal_add(NEW.id, 'phone', 'phone ' || NEW.phone);
  IF NEW.phone_proved_at IS NOT NULL THEN
    PERFORM account_signal_add(NEW.id, 'provedPhone', 'proved phone ' || NEW.phone);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_email() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_signal_add(NEW.id, 'email', 'email ' || lower(NEW.email));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_bank_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_signal_add(NEW.user_id, 'bank', format('account %s %s', NEW.bank, NEW.number));
  RETURN NULL;
END $$;

-- The account from which a deposit was paid, if the gateway reports it.
CREATE OR REPLACE FUNCTION note_payer(p_order bigint, p_bank text, p_number text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_signal_add(user_id, 'payment', format('account %s %s', p_bank, p_number)) FROM deposit_orders
    WHERE id = p_order AND p_bank IS NOT NULL AND p_number IS NOT NULL;
END $$;

-- Pairs of accounts that share a signal, with the signal, except those that an operator marked as different people. Query it
-- for one user.
CREATE OR REPLACE VIEW shared_signals AS
SELECT s.user_id, o.user_id AS other_id, s.kind, s.digest FROM account_signals s
JOIN account_signals o ON o.digest = s.digest AND o.user_id <> s.user_id
WHERE NOT EXISTS (SELECT FROM cleared_links c
  WHERE c.user_id = least(s.user_id, o.user_id) AND c.other_id = greatest(s.user_id, o.user_id));

-- For support: the accounts linked to one, and the first-time offers of the same promotions that they were promised.
CREATE OR REPLACE FUNCTION account_links(p_user bigint)
RETURNS TABLE (user_id bigint, name text, registered timestamptz, signals text[], first_time_of text[])
LANGUAGE sql STABLE AS $$
  SELECT u.id, u.name, to_timestamp(u.created_at / 1000.0), array_agg(DISTINCT s.kind),
    (SELECT array_agg(DISTINCT a.promotion) FROM awards a
      WHERE a.user_id = u.id AND a.first_time = 'given' AND a.state <> 'void'
        AND a.promotion IN (SELECT promotion FROM awards WHERE user_id = p_user AND first_time IS NOT NULL))
  FROM shared_signals s JOIN users u ON u.id = s.other_id WHERE s.user_id = p_user
  GROUP BY u.id ORDER BY 5, u.id
$$;

-- Marks these accounts as other people's (p_others, NULL for all currently linked ones): awards that this one was refused
-- because of them are given back. A repeat changes nothing. Returns the number of awards given back. Refusal: 704 no such
-- player.
CREATE OR REPLACE FUNCTION account_links_clear(p_user bigint, p_reason text, p_others bigint[] DEFAULT NULL) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = p_user AND NOT bot) THEN
    RAISE EXCEPTION 'no such player' USING ERRCODE = 'KL704';
  END IF;
  INSERT INTO cleared_links (user_id, other_id, at, operator, reason)
    SELECT least(p_user, other_id), greatest(p_user, other_id), now_ms(), o.name, p_reason FROM shared_signals
    WHERE user_id = p_user AND (p_others IS NULL OR other_id = ANY (p_others))
    ON CONFLICT DO NOTHING;
  PERFORM act_note(o.id, 'account_links_clear', p_user, NULL, p_reason, jsonb_strip_nulls(jsonb_build_object('others', p_others)));
  RETURN first_time_give_back(p_user);
END $$;

CREATE OR REPLACE TRIGGER notes_device AFTER INSERT ON user_devices
FOR EACH ROW EXECUTE FUNCTION note_device();
CREATE OR REPLACE TRIGGER notes_phone AFTER INSERT OR UPDATE OF phone, phone_proved_at ON users
FOR EACH ROW WHEN (NEW.phone IS NOT NULL) EXECUTE FUNCTION note_phone();
CREATE OR REPLACE TRIGGER notes_email AFTER INSERT OR UPDATE OF email ON users
FOR EACH ROW WHEN (NEW.email IS NOT NULL) EXECUTE FUNCTION note_email();
CREATE OR REPLACE TRIGGER notes_bank_account AFTER INSERT OR UPDATE OF bank, number ON bank_accounts
FOR EACH ROW EXECUTE FUNCTION note_bank_account();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON account_signals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('signals of accounts stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cleared_links
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what operators cleared stays');

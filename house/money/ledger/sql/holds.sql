-- Protects the money of an account that somebody may have taken over. A change of the account's protection blocks withdrawals
-- for a day, a link in the message about it stops the account, and a suspected takeover waits for an operator (risk.sql). All
-- of it is enforced in the transaction that creates a withdrawal, whatever a program does.

-- How long a change blocks withdrawals, ms; also in the table's constraint.
CREATE OR REPLACE FUNCTION hold_ms() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 86400000;

-- How long a link can stop the account, and the minimum age of a contact that can recover a stopped one, ms.
CREATE OR REPLACE FUNCTION stop_ms() RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 7 * 86400000::bigint;

-- Normal form of a name for comparison: without case, accents, apostrophes and dots, with single spaces. 'Peña-O’Neill A.' is
-- 'pena oneill a'.
CREATE OR REPLACE FUNCTION name_key(p_name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(regexp_replace(lower(normalize(p_name, NFD)), '[\u0300-\u036f.''’]', '', 'g'), '[\s-]+', ' ', 'g'));

-- Whether a bank account's holder may be this player: any holder, if the player has given no name yet.
CREATE OR REPLACE FUNCTION is_own_name(p_user bigint, p_holder text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM user_identities
    WHERE user_id = p_user AND name_key(full_name) <> name_key(p_holder));
END $$;

-- Records a change, with the SHA-256 of the link that stops the account, in the transaction that makes the change. Returns the
-- end of the payout block, null if there is none.
CREATE OR REPLACE FUNCTION security_event(p_user bigint, p_kind text, p_detail text, p_holds boolean, p_link text)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := now_ms();
  v_event security_events;
BEGIN
  INSERT INTO security_events (user_id, kind, detail, at, hold_until)
    VALUES (p_user, p_kind, p_detail, v_now, CASE WHEN p_holds THEN v_now + hold_ms() END) RETURNING * INTO v_event;
  INSERT INTO stop_links (token_hash, user_id, event_id, expires_at) VALUES (p_link, p_user, v_event.id, v_now + stop_ms());
  RETURN v_event.hold_until;
END $$;

-- The longest payout block of a player, and its end; both null if there is none. A new or changed bank account blocks only
-- payouts to itself (`bankAccount`).
CREATE OR REPLACE FUNCTION withdrawal_hold(p_user bigint, p_bank text, p_number text, OUT until bigint, OUT reason text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT h.hold_until, h.kind INTO until, reason FROM (
    SELECT e.hold_until, e.kind FROM security_events e
      WHERE e.user_id = p_user AND e.at > now_ms() - hold_ms() AND e.hold_until IS NOT NULL
    UNION ALL
    SELECT a.held_until, 'bankAccount' FROM bank_accounts a
      WHERE a.user_id = p_user AND a.bank = p_bank AND a.number = p_number AND NOT a.deleted) h
    WHERE h.hold_until > now_ms() ORDER BY h.hold_until DESC LIMIT 1;
END $$;

-- Whether a session, given by the SHA-256 of its token, was started on the device that created the account: settings made there
-- for the first time are part of the account's setup and block nothing.
CREATE OR REPLACE FUNCTION is_founding(p_session text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM sessions s JOIN user_devices d ON d.user_id = s.user_id AND d.device = s.device_hash
    WHERE s.token_hash = p_session AND d.founding);
END $$;

-- Adds a bank account. Payouts to it are blocked for a day, except for the very first one of an account in setup. Returns its
-- id.
CREATE OR REPLACE FUNCTION bank_account_add(p_session text, p_user bigint, p_bank text, p_number text, p_holder text)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_first boolean := is_founding(p_session)
    AND EXISTS (SELECT FROM sessions WHERE token_hash = p_session AND user_id = p_user)
    AND NOT EXISTS (SELECT FROM bank_accounts WHERE user_id = p_user);
  v_id bigint;
BEGIN
  INSERT INTO bank_accounts (user_id, bank, number, holder, created_at, held_until)
    VALUES (p_user, p_bank, p_number, p_holder, now_ms(), CASE WHEN v_first THEN 0 ELSE now_ms() + hold_ms() END)
    RETURNING id INTO v_id;
  RETURN v_id;
END $$;

-- Changes a bank account, which blocks it for a day; another holder of the same number does not count as a change of the
-- account. An unknown id is ignored.
CREATE OR REPLACE FUNCTION bank_account_change(p_user bigint, p_id bigint, p_bank text, p_number text, p_holder text)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bank_accounts SET bank = p_bank, number = p_number, holder = p_holder,
      held_until = CASE WHEN (bank, number) = (p_bank, p_number) THEN held_until ELSE now_ms() + hold_ms() END
    WHERE user_id = p_user AND id = p_id AND NOT deleted;
END $$;

-- Refuses a blocked or stopped account. Refusals: 7028, 7027.
CREATE OR REPLACE FUNCTION refuse_stopped(g player_guards) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF g.blocked_at IS NOT NULL THEN
    RAISE EXCEPTION 'the account is blocked' USING ERRCODE = 'K7028';
  ELSIF g.frozen_at IS NOT NULL THEN
    RAISE EXCEPTION 'the account is stopped until its owner sets a new password' USING ERRCODE = 'K7027';
  END IF;
END $$;

-- Refusals: 7028 the account is blocked, 7027 it is stopped, 7036 the identity must be verified first, 3037 withdrawals are
-- blocked (DETAIL: until when, ms), 3038 the holder is somebody else. A suspected takeover stays in review until an operator
-- has looked at it.
CREATE OR REPLACE FUNCTION guard_new_withdrawal() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
  v_hold record;
BEGIN
  SELECT * INTO v_guard FROM player_guards WHERE user_id = NEW.user_id;
  PERFORM refuse_stopped(v_guard);
  IF identity_missing(NEW.user_id) IS NOT NULL THEN
    RAISE EXCEPTION 'the identity has to be verified first' USING ERRCODE = 'K7036';
  END IF;
  SELECT * INTO v_hold FROM withdrawal_hold(NEW.user_id, NEW.bank, NEW.number);
  IF v_hold.until IS NOT NULL THEN
    RAISE EXCEPTION 'withdrawals are held after %', v_hold.reason USING ERRCODE = 'K3037', DETAIL = v_hold.until;
  ELSIF NOT is_own_name(NEW.user_id, NEW.holder) THEN
    RAISE EXCEPTION 'the account''s holder is somebody else' USING ERRCODE = 'K3038';
  ELSIF cardinality(risk_reasons(NEW.user_id, NEW.bank, NEW.number)) > 0 THEN
    NEW.review_until := for_ever();
    NEW.next_attempt_at := for_ever();
  END IF;
  RETURN NEW;
END $$;

-- Stops an account: signs it out everywhere, returns withdrawals in review, removes bank accounts less than a day old, and
-- creates a case for the operator. A repeat changes nothing. Returns the ended sessions. Locks: the wallet, the user, and what
-- comes after.
CREATE OR REPLACE FUNCTION account_freeze(p_user bigint) RETURNS text[]
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_lock(p_user);
  UPDATE player_guards SET frozen_at = coalesce(frozen_at, now_ms()) WHERE user_id = p_user;
  PERFORM account_cancel_withdrawals(p_user);
  UPDATE bank_accounts SET deleted = true WHERE user_id = p_user AND NOT deleted AND held_until > now_ms();
  UPDATE stop_links SET used_at = now_ms() WHERE user_id = p_user AND used_at IS NULL;
  PERFORM risk_account(p_user, 'stopped');
  RETURN account_sign_out(p_user);
END $$;

-- Returns withdrawals that are in review. Called under `account_lock`.
CREATE OR REPLACE FUNCTION account_cancel_withdrawals(p_user bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_withdrawal bigint;
BEGIN
  FOR v_withdrawal IN SELECT id FROM withdrawals WHERE user_id = p_user AND status = 'review' LOOP
    BEGIN
      PERFORM ledger_end_withdrawal(v_withdrawal, 'cancelled', 0);
    EXCEPTION WHEN SQLSTATE 'KL703' THEN
      NULL; -- A house took it up in this moment.
    END;
  END LOOP;
END $$;

-- Called when an unverified phone is verified for the first time, from a browser that the account does not know: somebody else
-- may have set up the account. Everything by which they could sign in again or be paid is removed: sessions, known browsers,
-- the password (replaced by the given hash), PIN, authenticator, e-mail, identity, bank accounts, links that stop the account
-- and withdrawals in review. Returns the ended sessions and the e-mail that was bound; sessions is null, and nothing changes,
-- if the phone is a different one or has been verified meanwhile. Locks: as account_freeze.
CREATE OR REPLACE FUNCTION account_claim(p_user bigint, p_phone text, p_password text, OUT sessions text[], OUT email text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM account_lock(p_user);
  SELECT u.email INTO account_claim.email FROM users u
    WHERE u.id = p_user AND u.phone = p_phone AND u.phone_proved_at IS NULL;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE users SET password_hash = p_password, phone_proved_at = now_ms(), email = NULL WHERE id = p_user;
  PERFORM account_cancel_withdrawals(p_user);
  UPDATE bank_accounts SET deleted = true WHERE user_id = p_user AND NOT deleted;
  UPDATE stop_links SET used_at = now_ms() WHERE user_id = p_user AND used_at IS NULL;
  DELETE FROM user_pins WHERE user_id = p_user;
  DELETE FROM backup_codes WHERE user_id = p_user;
  DELETE FROM user_factors WHERE user_id = p_user;
  UPDATE uploads SET unused_since = now_ms() WHERE name = ANY (ARRAY(SELECT unnest(documents) FROM user_identities WHERE user_id = p_user));
  DELETE FROM user_identities WHERE user_id = p_user;
  DELETE FROM user_devices WHERE user_id = p_user;
  account_claim.sessions := account_sign_out(p_user);
END $$;

-- Executes a link of a message, once, by the SHA-256 of its token. Refusal: 704 it is used, too old, or unknown.
CREATE OR REPLACE FUNCTION account_stop(p_link text, OUT user_id bigint, OUT sessions text[])
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  SELECT l.user_id INTO account_stop.user_id FROM stop_links l
    WHERE l.token_hash = p_link AND l.used_at IS NULL AND l.expires_at > now_ms();
  IF account_stop.user_id IS NULL THEN
    RAISE EXCEPTION 'no such link' USING ERRCODE = 'KL704';
  END IF;
  account_stop.sessions := account_freeze(account_stop.user_id);
END $$;

-- Reactivates a stopped account whose owner set a new password with a code to a contact (p_contact_change: 'phoneChanged' or
-- 'emailChanged', the event that changes it). Refusal: 7027 the contact may have been bound by whoever took over the account.
CREATE OR REPLACE FUNCTION account_recover(p_user bigint, p_contact_change text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_frozen bigint;
BEGIN
  SELECT frozen_at INTO v_frozen FROM player_guards WHERE user_id = p_user FOR NO KEY UPDATE;
  IF v_frozen IS NULL THEN RETURN false; END IF;
  IF EXISTS (SELECT FROM security_events
      WHERE user_id = p_user AND kind = p_contact_change AND at > v_frozen - stop_ms())
  THEN
    RAISE EXCEPTION 'the contact is too new to recover the account' USING ERRCODE = 'K7027';
  END IF;
  UPDATE player_guards SET frozen_at = NULL WHERE user_id = p_user;
  RETURN true;
END $$;

-- Locks the wallet, then the user: none of their bets, withdrawals or sign-ins is in progress. Creates the row that all of
-- these read. Refusal: 704 no such player.
CREATE OR REPLACE FUNCTION account_lock(p_user bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_currency text;
BEGIN
  SELECT currency INTO v_currency FROM users WHERE id = p_user AND NOT bot;
  PERFORM ledger_lock_wallet(p_user, v_currency);
  PERFORM FROM users WHERE id = p_user FOR NO KEY UPDATE;
  INSERT INTO player_guards (user_id, time_zone) SELECT p_user, time_zone FROM markets WHERE currency = v_currency
    ON CONFLICT DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION account_sign_out(p_user bigint) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  v_ended text[];
BEGIN
  WITH ended AS (DELETE FROM sessions WHERE user_id = p_user RETURNING token_hash)
  SELECT coalesce(array_agg(token_hash), '{}') INTO v_ended FROM ended;
  RETURN v_ended;
END $$;

CREATE OR REPLACE TRIGGER held_back BEFORE INSERT ON withdrawals
FOR EACH ROW EXECUTE FUNCTION guard_new_withdrawal();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what happened to accounts stays');

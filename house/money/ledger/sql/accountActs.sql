-- Operators' acts on accounts (docs/operators.md): risk cases, blocks, and help for players who lost access.

-- Approves a case: its withdrawal is sent, an account's case is closed. A withdrawal above an operator's daily limit
-- (markets.operator_day_limit) needs a second operator. Refusal: 704 no such open case, and those of proposal_open.
CREATE OR REPLACE FUNCTION risk_release(p_case bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_case risk_cases := risk_open(p_case);
  v_currency text;
  v_amount bigint;
BEGIN
  SELECT currency, amount INTO v_currency, v_amount FROM withdrawals WHERE id = v_case.withdrawal_id;
  RETURN proposal_open(o.id, 'risk_release', p_reason,
    p_second => coalesce(v_amount > (SELECT operator_day_limit FROM markets WHERE currency = v_currency), false),
    p_subject => p_case, p_user => v_case.user_id, p_currency => v_currency, p_amount => v_amount);
END $$;

CREATE OR REPLACE FUNCTION do_risk_release(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_case risk_cases := risk_open(p.subject);
BEGIN
  UPDATE risk_cases SET status = 'released', ended_at = now_ms(), note = p.reason WHERE id = v_case.id;
  UPDATE withdrawals SET review_until = now_ms(), next_attempt_at = now_ms()
    WHERE id = v_case.withdrawal_id AND status = 'review';
  RETURN v_case.withdrawal_id;
END $$;

-- Refuses a case: the money returns to the wallet. An account's case is refused by blocking the account. Refusals: 704 no such
-- open case, 703 it has no withdrawal.
CREATE OR REPLACE FUNCTION risk_refuse(p_case bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_case risk_cases := risk_open(p_case);
BEGIN
  IF v_case.withdrawal_id IS NULL THEN
    RAISE EXCEPTION 'there is no withdrawal to refuse: block the account, or release the case' USING ERRCODE = 'KL703';
  END IF;
  UPDATE risk_cases SET status = 'refused', ended_at = now_ms(), note = p_reason WHERE id = p_case;
  PERFORM ledger_end_withdrawal(v_case.withdrawal_id, 'refused', 0);
  PERFORM act_note(o.id, 'risk_refuse', v_case.user_id, p_case, p_reason, jsonb_build_object('withdrawal', v_case.withdrawal_id));
END $$;

-- Blocks an account: signed out everywhere, no sign-in, bet, deposit or withdrawal; withdrawals in review stay in the queue.
-- Open bets are settled as usual. Houses close its sockets within two seconds. Refusal: 704 no such player.
CREATE OR REPLACE FUNCTION account_block(p_user bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM account_lock(p_user);
  UPDATE player_guards SET blocked_at = now_ms(), block_reason = p_reason WHERE user_id = p_user;
  INSERT INTO risk_cases (user_id, withdrawal_id, reasons, opened_at)
    SELECT p_user, id, '{blocked}', now_ms() FROM withdrawals WHERE user_id = p_user AND status = 'review'
    ON CONFLICT (withdrawal_id) DO UPDATE SET status = 'open', ended_at = NULL,
      reasons = CASE WHEN 'blocked' = ANY (risk_cases.reasons) THEN risk_cases.reasons ELSE risk_cases.reasons || 'blocked'::text END;
  UPDATE withdrawals SET review_until = for_ever(), next_attempt_at = for_ever() WHERE user_id = p_user AND status = 'review';
  PERFORM account_sign_out(p_user);
  PERFORM act_note(o.id, 'account_block', p_user, NULL, p_reason);
END $$;

-- Proposes one of the three acts below; it always needs a second operator. Refusal: 704 no such player, and those of
-- proposal_open.
CREATE OR REPLACE FUNCTION account_act(p_kind text, p_user bigint, p_detail jsonb, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM account_lock(p_user);
  RETURN proposal_open(o.id, p_kind, p_reason, p_second => true, p_subject => p_user, p_user => p_user, p_detail => p_detail);
END $$;

-- Lifts a block, or the stop of an account whose owner has no contact left to recover it; withdrawals stay in the queue.
CREATE OR REPLACE FUNCTION account_unblock(p_user bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_stopped(p_user);
  RETURN account_act('account_unblock', p_user, '{}', p_reason);
END $$;

-- Refusal: 703 the account is neither blocked nor stopped.
CREATE OR REPLACE FUNCTION require_stopped(p_user bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM player_guards WHERE user_id = p_user AND num_nonnulls(blocked_at, frozen_at) > 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the account is not blocked' USING ERRCODE = 'KL703';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION do_account_unblock(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_lock(p.user_id);
  PERFORM require_stopped(p.user_id);
  UPDATE player_guards SET blocked_at = NULL, block_reason = NULL, frozen_at = NULL WHERE user_id = p.user_id;
  RETURN p.user_id;
END $$;

-- For a player who lost all credentials: removes the authenticator, its backup codes and the PIN, and signs out everywhere.
-- Withdrawals are blocked as after any such change, and the player is notified.
CREATE OR REPLACE FUNCTION credentials_remove(p_user bigint, p_reason text) RETURNS proposals
LANGUAGE sql AS $$ SELECT account_act('credentials_remove', p_user, '{}', p_reason) $$;

CREATE OR REPLACE FUNCTION do_credentials_remove(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM account_lock(p.user_id);
  DELETE FROM user_factors WHERE user_id = p.user_id;
  DELETE FROM backup_codes WHERE user_id = p.user_id;
  DELETE FROM user_pins WHERE user_id = p.user_id;
  PERFORM account_sign_out(p.user_id);
  PERFORM operator_event(p.user_id, 'mfaOff', NULL, NULL);
  RETURN p.user_id;
END $$;

-- Binds another phone (in international form) to an account, once its owner is identified. It counts as verified. Further
-- refusals: 3 not a phone number, 7017 it belongs to another account.
CREATE OR REPLACE FUNCTION phone_set(p_user bigint, p_phone text, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(p_phone, '') !~ '^\+[0-9]{8,15}$' THEN
    RAISE EXCEPTION 'a phone is written as +62812…' USING ERRCODE = 'KL003';
  END IF;
  PERFORM require_free_phone(p_phone);
  RETURN account_act('phone', p_user, jsonb_build_object('phone', p_phone), p_reason);
END $$;

CREATE OR REPLACE FUNCTION require_free_phone(p_phone text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE phone = p_phone) THEN
    RAISE EXCEPTION 'the phone is another account''s' USING ERRCODE = 'K7017';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION do_phone(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_before text;
BEGIN
  PERFORM account_lock(p.user_id);
  PERFORM require_free_phone(p.detail ->> 'phone');
  SELECT phone INTO v_before FROM users WHERE id = p.user_id;
  UPDATE users SET phone = p.detail ->> 'phone', phone_proved_at = now_ms() WHERE id = p.user_id;
  PERFORM account_sign_out(p.user_id);
  PERFORM operator_event(p.user_id, 'phoneChanged', 'sms', v_before);
  RETURN p.user_id;
END $$;

-- Records an operator's change of an account's protection: blocks its withdrawals, and queues the player's notification for a
-- house.
CREATE OR REPLACE FUNCTION operator_event(p_user bigint, p_kind text, p_channel text, p_before text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := now_ms();
  v_event bigint;
BEGIN
  INSERT INTO security_events (user_id, kind, detail, at, hold_until) VALUES (p_user, p_kind, '', v_now, v_now + hold_ms())
    RETURNING id INTO v_event;
  INSERT INTO operator_events (event_id, channel, before) VALUES (v_event, CASE WHEN p_before IS NOT NULL THEN p_channel END, p_before);
END $$;

-- Removes an event from the queue for the house that notifies the player, with the SHA-256 of the token of the link that stops
-- the account. Returns nothing if another house has taken it.
CREATE OR REPLACE FUNCTION operator_event_take(p_event bigint, p_link text) RETURNS SETOF security_events
LANGUAGE plpgsql AS $$
DECLARE
  v_event security_events;
BEGIN
  DELETE FROM operator_events WHERE event_id = p_event;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO v_event FROM security_events WHERE id = p_event;
  INSERT INTO stop_links (token_hash, user_id, event_id, expires_at) VALUES (p_link, v_event.user_id, p_event, now_ms() + stop_ms());
  RETURN NEXT v_event;
END $$;

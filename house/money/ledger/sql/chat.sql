-- Moderators' manual acts on the chat (docs/operators.md). The house applies them within two seconds.

-- Open reports, most reported first.
CREATE OR REPLACE VIEW chat_report_queue AS
SELECT r.message_id, r.room, r.author, r.author_name, r.text, count(*) AS reports, array_agg(DISTINCT r.reason) AS reasons,
  to_timestamp(min(r.sent_at) / 1000.0) AS sent_at,
  (SELECT count(*) FROM chat_silences s WHERE s.user_id = r.author) AS silenced_before,
  bool_or(m.id IS NULL OR m.hidden_at IS NOT NULL) AS gone
FROM chat_reports r LEFT JOIN chat_messages m ON m.id = r.message_id
WHERE r.closed_at IS NULL
GROUP BY r.message_id, r.room, r.author, r.author_name, r.text ORDER BY count(*) DESC, r.message_id;

-- Closes the reports of a message. Refusal: 704 none is open.
CREATE OR REPLACE FUNCTION chat_close(p_message bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  UPDATE chat_reports SET closed_at = now_ms(), closed_by = o.name, note = p_reason
    WHERE message_id = p_message AND closed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no report of it is open' USING ERRCODE = 'KL704';
  END IF;
  PERFORM act_note(o.id, 'chat_close', NULL, p_message, p_reason);
END $$;

-- Removes a player's messages from their rooms and from the screens that show them.
CREATE OR REPLACE FUNCTION chat_take_out(p_messages bigint[], p_operator text) RETURNS void
LANGUAGE sql AS $$
  UPDATE chat_messages SET hidden_at = now_ms(), hidden_by = p_operator WHERE id = ANY (p_messages) AND hidden_at IS NULL
$$;

-- Removes one message. Refusal: 704 no such message.
CREATE OR REPLACE FUNCTION chat_hide(p_message bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_user bigint := (SELECT user_id FROM chat_messages WHERE id = p_message);
BEGIN
  IF v_user IS NULL THEN
    RAISE EXCEPTION 'no such message' USING ERRCODE = 'KL704';
  END IF;
  PERFORM chat_take_out(ARRAY[p_message], o.name);
  PERFORM act_note(o.id, 'chat_hide', v_user, p_message, p_reason);
END $$;

-- Silences a player for a number of hours, or permanently (null), and hides the messages of the previous hour. Returns the end.
CREATE OR REPLACE FUNCTION chat_silence(p_user bigint, p_hours integer, p_reason text) RETURNS timestamptz
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_until bigint := CASE WHEN p_hours IS NULL THEN for_ever() ELSE now_ms() + p_hours * 3600000::bigint END;
BEGIN
  IF p_hours < 1 THEN
    RAISE EXCEPTION 'a silence has hours' USING ERRCODE = 'KL003';
  ELSIF NOT EXISTS (SELECT FROM users WHERE id = p_user) THEN
    RAISE EXCEPTION 'no such player' USING ERRCODE = 'KL704';
  END IF;
  INSERT INTO chat_silences (user_id, at, until, operator, reason) VALUES (p_user, now_ms(), v_until, o.name, p_reason);
  PERFORM chat_take_out(array_agg(id), o.name) FROM chat_messages WHERE user_id = p_user AND at > now_ms() - 3600000;
  PERFORM act_note(o.id, 'chat_silence', p_user, NULL, p_reason, jsonb_strip_nulls(jsonb_build_object('hours', p_hours)));
  RETURN to_timestamp(v_until / 1000.0);
END $$;

-- Lifts a player's silence. Refusal: 703 the player is not silenced.
CREATE OR REPLACE FUNCTION chat_lift(p_user bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  UPDATE chat_silences SET lifted_at = now_ms(), lifted_by = o.name
    WHERE user_id = p_user AND lifted_at IS NULL AND until > now_ms();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the player is not silenced' USING ERRCODE = 'KL703';
  END IF;
  PERFORM act_note(o.id, 'chat_lift', p_user, NULL, p_reason);
END $$;

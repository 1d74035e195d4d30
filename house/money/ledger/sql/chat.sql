-- What moderators do about the talk at the tables by hand (docs/operating.md). The house sees it within two seconds.

-- Who does it has a name. Refusal: 3 there is none.
CREATE OR REPLACE FUNCTION chat_moderator(p_operator text) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF btrim(coalesce(p_operator, '')) = '' OR length(p_operator) > 60 THEN
    RAISE EXCEPTION 'a moderator has a name' USING ERRCODE = 'KL003';
  END IF;
  RETURN btrim(p_operator);
END $$;

-- What was reported and nobody has looked at, the most reported first.
CREATE OR REPLACE VIEW chat_report_queue AS
SELECT r.message_id, r.room, r.author, r.author_name, r.text, count(*) AS reports, array_agg(DISTINCT r.reason) AS reasons,
  to_timestamp(min(r.sent_at) / 1000.0) AS sent_at,
  (SELECT count(*) FROM chat_silences s WHERE s.user_id = r.author) AS silenced_before,
  bool_or(m.id IS NULL OR m.hidden_at IS NOT NULL) AS gone
FROM chat_reports r LEFT JOIN chat_messages m ON m.id = r.message_id
WHERE r.closed_at IS NULL
GROUP BY r.message_id, r.room, r.author, r.author_name, r.text ORDER BY count(*) DESC, r.message_id;

-- Closes what was reported of a message. Refusal: 704 nothing is open.
CREATE OR REPLACE FUNCTION chat_close(p_message bigint, p_operator text, p_note text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_reports SET closed_at = now_ms(), closed_by = chat_moderator(p_operator), note = p_note
    WHERE message_id = p_message AND closed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no report of it is open' USING ERRCODE = 'KL704';
  END IF;
END $$;

-- Takes a message out of its room, and off the screens that show it. Refusal: 704 no such message.
CREATE OR REPLACE FUNCTION chat_hide(p_message bigint, p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_messages SET hidden_at = coalesce(hidden_at, now_ms()), hidden_by = coalesce(hidden_by, chat_moderator(p_operator))
    WHERE id = p_message;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such message' USING ERRCODE = 'KL704';
  END IF;
END $$;

-- Lets a player only read for so many hours, or for good (null), and hides what they said in the hour before. Returns until when.
CREATE OR REPLACE FUNCTION chat_silence(p_user bigint, p_hours integer, p_operator text, p_reason text) RETURNS timestamptz
LANGUAGE plpgsql AS $$
DECLARE
  v_until bigint := CASE WHEN p_hours IS NULL THEN for_ever() ELSE now_ms() + p_hours * 3600000::bigint END;
BEGIN
  IF p_hours < 1 OR btrim(coalesce(p_reason, '')) = '' THEN
    RAISE EXCEPTION 'a silence has hours and a reason' USING ERRCODE = 'KL003';
  END IF;
  INSERT INTO chat_silences (user_id, at, until, operator, reason)
    VALUES (p_user, now_ms(), v_until, chat_moderator(p_operator), p_reason);
  PERFORM chat_hide(id, p_operator) FROM chat_messages WHERE user_id = p_user AND at > now_ms() - 3600000 AND hidden_at IS NULL;
  RETURN to_timestamp(v_until / 1000.0);
END $$;

-- Lets a player speak again. Refusal: 703 the player is not silenced.
CREATE OR REPLACE FUNCTION chat_lift(p_user bigint, p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_silences SET lifted_at = now_ms(), lifted_by = chat_moderator(p_operator)
    WHERE user_id = p_user AND lifted_at IS NULL AND until > now_ms();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the player is not silenced' USING ERRCODE = 'KL703';
  END IF;
END $$;

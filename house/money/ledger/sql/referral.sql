-- The referral tree (house/offers/spread/tables.ts): written when a player registers, and never recomputed. A friend who may be
-- the same person as somebody above is flagged for review: the first finding is stored, and support decides
-- (docs/operating.md).

-- Stores the five players above a new one, and increments their counts, always in the order of their ids.
CREATE OR REPLACE FUNCTION referral_register() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO referral_links (friend, depth, ancestor)
    SELECT NEW.id, 1, NEW.invited_by
    UNION ALL SELECT NEW.id, depth + 1, ancestor FROM referral_links WHERE friend = NEW.invited_by AND depth < 5;
  INSERT INTO referral_players AS p (user_id, friends1, friends2, friends3, friends4, friends5)
    SELECT ancestor, (depth = 1)::int, (depth = 2)::int, (depth = 3)::int, (depth = 4)::int, (depth = 5)::int
    FROM referral_links WHERE friend = NEW.id ORDER BY ancestor
    ON CONFLICT (user_id) DO UPDATE SET friends1 = p.friends1 + excluded.friends1, friends2 = p.friends2 + excluded.friends2,
      friends3 = p.friends3 + excluded.friends3, friends4 = p.friends4 + excluded.friends4, friends5 = p.friends5 + excluded.friends5;
  INSERT INTO referral_players (user_id, inviter) VALUES (NEW.id, NEW.invited_by);
  RETURN NULL;
END $$;

-- A signal that two accounts of one tree share withholds the earnings from the lower one, unless support marked them as
-- different people.
CREATE OR REPLACE FUNCTION referral_note_signal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE referral_links l SET review = 'held', reason = NEW.kind, held_at = now_ms()
    FROM account_signals o
    WHERE o.digest = NEW.digest AND o.user_id <> NEW.user_id AND l.review IS NULL
      AND l.friend = greatest(o.user_id, NEW.user_id) AND l.ancestor = least(o.user_id, NEW.user_id)
      AND NOT EXISTS (SELECT FROM cleared_links c WHERE c.user_id = l.ancestor AND c.other_id = l.friend);
  RETURN NULL;
END $$;

-- A network of the house's own machine or office does not identify anyone.
CREATE OR REPLACE FUNCTION is_private_network(p_address text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_address ~ '^(127|10|192\.168|169\.254|172\.(1[6-9]|2[0-9]|3[01]))\.' OR p_address ~* '^(::|f[cde])' OR p_address = '*';

-- A friend who registers from a network from which somebody above signed in during the previous week is flagged too: sign-ins
-- in the first ten minutes count as part of the registration.
CREATE OR REPLACE FUNCTION referral_note_address() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF is_private_network(NEW.address) OR EXISTS (SELECT FROM users WHERE id = NEW.user_id AND created_at < NEW.at - 600000) THEN
    RETURN NULL;
  END IF;
  UPDATE referral_links l SET review = 'held', reason = 'address', held_at = now_ms()
    WHERE l.friend = NEW.user_id AND l.review IS NULL AND EXISTS (SELECT FROM sign_ins s WHERE s.user_id = l.ancestor
      AND s.outcome = 'ok' AND s.address = NEW.address AND s.at > NEW.at - 604800000);
  RETURN NULL;
END $$;

-- Support's decision on a flagged friend. If cleared, the friend's stakes and first deposit count from then on, and withheld
-- earnings are promised; if refused, they are never given. A repeat of the same decision changes nothing. Refusals: 3 no
-- operator or reason, 704 no such friend, 703 nothing is flagged, or it was decided otherwise.
CREATE OR REPLACE FUNCTION referral_decide(p_friend bigint, p_ancestor bigint, p_review text, p_operator text, p_reason text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_link referral_links;
BEGIN
  SELECT * INTO v_link FROM referral_links WHERE friend = p_friend AND ancestor = p_ancestor FOR NO KEY UPDATE;
  IF v_link.friend IS NULL THEN
    RAISE EXCEPTION 'no such friend' USING ERRCODE = 'KL704';
  ELSIF v_link.review = p_review THEN
    RETURN p_review;
  ELSIF v_link.review IS DISTINCT FROM 'held' THEN
    RAISE EXCEPTION 'it is % already', coalesce(v_link.review, 'not held') USING ERRCODE = 'KL703';
  END IF;
  UPDATE referral_links SET review = p_review, decided_by = p_operator, decided_at = now_ms(), note = p_reason
    WHERE friend = p_friend AND depth = v_link.depth;
  PERFORM referral_decide_rebate(p_friend, p_ancestor, p_review);
  PERFORM referral_decide_recharge(p_friend, p_ancestor, p_review);
  RETURN p_review;
END $$;

CREATE OR REPLACE FUNCTION referral_decided(p_friend bigint, p_ancestor bigint, p_review text, p_reason text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_review text := referral_decide(p_friend, p_ancestor, p_review, o.name, p_reason);
BEGIN
  PERFORM act_note(o.id, 'referral_' || p_review, p_ancestor, p_friend, p_reason);
  RETURN v_review;
END $$;

CREATE OR REPLACE FUNCTION referral_clear(p_friend bigint, p_ancestor bigint, p_reason text) RETURNS text
LANGUAGE sql AS $$ SELECT referral_decided(p_friend, p_ancestor, 'cleared', p_reason) $$;

CREATE OR REPLACE FUNCTION referral_refuse(p_friend bigint, p_ancestor bigint, p_reason text) RETURNS text
LANGUAGE sql AS $$ SELECT referral_decided(p_friend, p_ancestor, 'refused', p_reason) $$;

-- Accounts that an operator marked as different people are no longer flagged for each other.
CREATE OR REPLACE FUNCTION referral_note_cleared() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM referral_decide(NEW.other_id, NEW.user_id, 'cleared', NEW.operator, NEW.reason) FROM referral_links
    WHERE friend = NEW.other_id AND ancestor = NEW.user_id AND review = 'held';
  RETURN NULL;
END $$;

-- Flagged friends, those with the most withheld money first.
CREATE OR REPLACE VIEW open_referral_reviews AS
SELECT l.friend, f.name AS friend_name, l.ancestor AS inviter, a.name AS inviter_name, l.depth, l.reason,
  to_timestamp(l.held_at / 1000.0) AS held_since,
  (SELECT coalesce(div(sum(points), 1000000), 0) FROM referral_held h WHERE h.ancestor = l.ancestor AND h.friend = l.friend) AS rebate,
  coalesce((SELECT bonus FROM referral_recharges r WHERE r.friend = l.friend AND r.inviter = l.ancestor AND r.state = 'held'), 0) AS bonus
FROM referral_links l JOIN users f ON f.id = l.friend JOIN users a ON a.id = l.ancestor
WHERE l.review = 'held' ORDER BY rebate DESC, bonus DESC, l.friend;

CREATE OR REPLACE TRIGGER registers_below AFTER INSERT ON users
FOR EACH ROW WHEN (NEW.invited_by IS NOT NULL AND NOT NEW.bot) EXECUTE FUNCTION referral_register();
CREATE OR REPLACE TRIGGER holds_friends AFTER INSERT ON account_signals
FOR EACH ROW EXECUTE FUNCTION referral_note_signal();
CREATE OR REPLACE TRIGGER holds_neighbours AFTER INSERT ON sign_ins
FOR EACH ROW WHEN (NEW.outcome = 'ok') EXECUTE FUNCTION referral_note_address();
CREATE OR REPLACE TRIGGER clears_friends AFTER INSERT ON cleared_links
FOR EACH ROW EXECUTE FUNCTION referral_note_cleared();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON referral_links
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('who came by whom stays');

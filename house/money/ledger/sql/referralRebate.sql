-- The rebate (house/offers/spread/rebate): a share of the daily stakes of friends at three depths, each game with its wagering
-- percentage. It is computed in millionths of a minor unit; fractions carry over to the next day, so nothing is lost and
-- nothing is rounded up.

-- Stores a day's rebate of several players: p_rows has for each the player and the stakes at the three depths, p_shares the
-- shares in 1/10000, p_extra the per cent that an agent's contract adds. It can be rewritten until p_final; then the day is
-- closed for these players, the rebate is promised, and further calls change nothing. Returns how many players were promised
-- something.
CREATE OR REPLACE FUNCTION referral_write_day(p_currency text, p_day date, p_version int, p_shares int[], p_extra int, p_final boolean,
  p_rows jsonb) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_promised int;
BEGIN
  WITH given AS MATERIALIZED (
    SELECT (r ->> 0)::bigint AS user_id, (r ->> 1)::bigint AS s1, (r ->> 2)::bigint AS s2, (r ->> 3)::bigint AS s3
    FROM jsonb_array_elements(p_rows) r),
  players AS MATERIALIZED (
    SELECT p.user_id, p.remainder, g.s1, g.s2, g.s3, CASE WHEN EXISTS (SELECT FROM agent_contracts c
        WHERE c.user_id = p.user_id AND c.status = 'approved') THEN p_extra ELSE 0 END AS extra
    FROM given g JOIN referral_players p USING (user_id) ORDER BY p.user_id FOR NO KEY UPDATE OF p),
  reckoned AS (
    SELECT *, s1 * p_shares[1] * (100 + extra) AS p1, s2 * p_shares[2] * (100 + extra) AS p2, s3 * p_shares[3] * (100 + extra) AS p3
    FROM players),
  written AS (
    INSERT INTO referral_days AS d (user_id, day, currency, staked1, staked2, staked3, points1, points2, points3, extra, amount, closed)
    SELECT user_id, p_day, p_currency, s1, s2, s3, p1, p2, p3, extra, (remainder + p1 + p2 + p3) / 1000000, p_final FROM reckoned
    ON CONFLICT (user_id, day) DO UPDATE SET staked1 = excluded.staked1, staked2 = excluded.staked2, staked3 = excluded.staked3,
      points1 = excluded.points1, points2 = excluded.points2, points3 = excluded.points3, extra = excluded.extra,
      amount = excluded.amount, closed = excluded.closed WHERE NOT d.closed
    RETURNING d.user_id, d.points1 + d.points2 + d.points3 AS points, d.amount),
  kept AS (
    UPDATE referral_players p SET remainder = (p.remainder + w.points) % 1000000 FROM written w
    WHERE p_final AND p.user_id = w.user_id)
  INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, claimable_at, version, created_at)
    SELECT user_id, 'spreadRebate', p_day::text, p_currency, 'cash', amount, now_ms(), p_version, now_ms()
    FROM written WHERE p_final AND amount > 0 ORDER BY user_id
    ON CONFLICT (user_id, promotion, award_key) DO NOTHING;
  GET DIAGNOSTICS v_promised = ROW_COUNT;
  RETURN v_promised;
END $$;

-- Removes a day's provisional rebates that no longer apply: of friends who were flagged meanwhile.
CREATE OR REPLACE FUNCTION referral_end_day(p_currency text, p_day date) RETURNS void
LANGUAGE sql AS $$
  UPDATE referral_days SET staked1 = 0, staked2 = 0, staked3 = 0, points1 = 0, points2 = 0, points3 = 0, amount = 0, closed = true
    WHERE currency = p_currency AND day = p_day AND NOT closed
$$;

-- Adds friends' daily stakes to their totals, once: the day's row stores the last player that is done. Players come in the
-- order of their ids, those after p_from. Returns false if another house did it.
CREATE OR REPLACE FUNCTION referral_add_stakes(p_currency text, p_day date, p_from bigint, p_players bigint[], p_staked bigint[])
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO referral_closings (currency, day, done_to) VALUES (p_currency, p_day, 0) ON CONFLICT DO NOTHING;
  UPDATE referral_closings SET done_to = p_players[cardinality(p_players)]
    WHERE currency = p_currency AND day = p_day AND done_to = p_from;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM FROM referral_players WHERE user_id = ANY (p_players) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE referral_players p SET staked = p.staked + s.staked, active_day = greatest(p.active_day, p_day)
    FROM unnest(p_players, p_staked) AS s (user_id, staked) WHERE p.user_id = s.user_id;
  RETURN true;
END $$;

-- Stores what flagged friends would have earned in a day: p_rows has the player above, the friend and the points.
CREATE OR REPLACE FUNCTION referral_hold_day(p_day date, p_rows jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO referral_held (ancestor, friend, day, points)
    SELECT (r ->> 0)::bigint, (r ->> 1)::bigint, p_day, (r ->> 2)::bigint FROM jsonb_array_elements(p_rows) r
    ON CONFLICT DO NOTHING
$$;

-- An operator's decision on a flagged friend: everything withheld so far is promised, or never given.
CREATE OR REPLACE FUNCTION referral_decide_rebate(p_friend bigint, p_ancestor bigint, p_review text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_points bigint;
  v_currency text;
BEGIN
  SELECT sum(points) INTO v_points FROM referral_held WHERE ancestor = p_ancestor AND friend = p_friend;
  IF p_review <> 'cleared' OR v_points IS NULL THEN RETURN; END IF;
  SELECT v_points + remainder, currency INTO v_points, v_currency FROM referral_players JOIN users ON id = user_id
    WHERE user_id = p_ancestor FOR NO KEY UPDATE OF referral_players;
  UPDATE referral_players SET remainder = v_points % 1000000 WHERE user_id = p_ancestor;
  IF v_points >= 1000000 THEN
    PERFORM award_by_hand(p_ancestor, v_currency, 'spreadRebate', 'review ' || p_friend, v_points / 1000000, NULL);
  END IF;
END $$;

CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON referral_days
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('days of rebates stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON referral_held
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what is held stays');

-- The bonus for a friend's first deposit (house/offers/spread/recharge): recorded when the order is paid, earned once the
-- friend has staked the amount once, and then promised to the inviter.

-- Records an invited player's first deposit that reaches the promotion's minimum; one per friend.
CREATE OR REPLACE FUNCTION referral_note_deposit() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_inviter bigint;
  v_set promotion_settings;
  v_unit bigint;
  v_at bigint := now_ms();
  v_day date;
BEGIN
  SELECT inviter INTO v_inviter FROM referral_players WHERE user_id = NEW.user_id;
  IF v_inviter IS NULL OR EXISTS (SELECT FROM referral_recharges WHERE friend = NEW.user_id) THEN RETURN NULL; END IF;
  SELECT * INTO v_set FROM promotion_settings WHERE promotion = 'spreadRecharge' AND currency = NEW.currency
    ORDER BY version DESC LIMIT 1;
  SELECT unit INTO v_unit FROM markets WHERE currency = NEW.currency;
  IF v_set.active IS NOT TRUE OR v_set.from_at > v_at OR v_set.until_at <= v_at
    OR NEW.amount * 100 < (v_set.numbers ->> 'least')::bigint * v_unit
    OR NEW.currency IS DISTINCT FROM (SELECT currency FROM users WHERE id = v_inviter)
  THEN
    RETURN NULL;
  END IF;
  v_day := market_day(NEW.currency, v_at);
  INSERT INTO referral_recharges (friend, inviter, order_id, currency, deposit, bonus, version, at, day, staked_before)
    SELECT NEW.user_id, v_inviter, NEW.id, NEW.currency, NEW.amount,
      least((v_set.numbers ->> 'fixed')::bigint * v_unit / 100 + NEW.amount * (v_set.numbers ->> 'share')::bigint / 10000,
        (v_set.numbers ->> 'most')::bigint * v_unit / 100),
      v_set.version, v_at, v_day,
      coalesce((SELECT sum(staked) FROM day_totals WHERE user_id = NEW.user_id AND day = v_day AND currency = NEW.currency), 0)
    ON CONFLICT (friend) DO NOTHING;
  RETURN NULL;
END $$;

-- Updates the inviter's totals of waiting and withheld bonuses, so that no page has to sum them.
CREATE OR REPLACE FUNCTION referral_count_recharge() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE referral_players SET
      waiting = waiting + CASE NEW.state WHEN 'waiting' THEN NEW.bonus ELSE 0 END
        - CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'waiting' THEN OLD.bonus ELSE 0 END,
      held = held + CASE NEW.state WHEN 'held' THEN NEW.bonus ELSE 0 END
        - CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'held' THEN OLD.bonus ELSE 0 END
    WHERE user_id = NEW.inviter;
  RETURN NULL;
END $$;

-- A friend's stakes since the deposit, on any game.
CREATE OR REPLACE FUNCTION referral_staked(p_recharge referral_recharges) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(staked), 0) - p_recharge.staked_before FROM day_totals
    WHERE user_id = p_recharge.friend AND currency = p_recharge.currency AND day >= p_recharge.day)::bigint;
END $$;

-- Promises inviters the bonus of deposits that are wagered by now, as one award per inviter; those with a flagged friend wait
-- for support, and a charged-back deposit earns nothing. A friend whose person earned a bonus with another account is flagged
-- as well. Returns the inviters who were promised something.
CREATE OR REPLACE FUNCTION referral_earn(p_recharges bigint[]) RETURNS SETOF bigint
LANGUAGE plpgsql AS $$
DECLARE
  r referral_recharges;
  v_review text;
  v_earned bigint[] := '{}';
BEGIN
  FOR r IN SELECT * FROM referral_recharges WHERE id = ANY (p_recharges) AND state = 'waiting' ORDER BY inviter, id FOR NO KEY UPDATE
  LOOP
    CONTINUE WHEN referral_staked(r) < r.deposit;
    IF EXISTS (SELECT FROM chargebacks WHERE deposit_id = r.order_id) THEN
      UPDATE referral_recharges SET state = 'refused', ended_at = now_ms() WHERE id = r.id;
      CONTINUE;
    END IF;
    UPDATE referral_links SET review = 'held', reason = 'samePerson', held_at = now_ms()
      WHERE friend = r.friend AND depth = 1 AND review IS NULL AND EXISTS (SELECT FROM shared_signals s
        JOIN referral_recharges o ON o.friend = s.other_id AND o.id < r.id WHERE s.user_id = r.friend);
    SELECT review INTO v_review FROM referral_links WHERE friend = r.friend AND depth = 1;
    IF v_review IS NULL OR v_review = 'cleared' THEN
      v_earned := v_earned || r.id;
    ELSE
      UPDATE referral_recharges SET state = v_review, ended_at = CASE v_review WHEN 'refused' THEN now_ms() END WHERE id = r.id;
    END IF;
  END LOOP;
  RETURN QUERY SELECT referral_promise(v_earned);
END $$;

-- Promises the bonus of these deposits, one award per inviter and version; its key is that of the first friend. The caller
-- holds their locks.
CREATE OR REPLACE FUNCTION referral_promise(p_recharges bigint[]) RETURNS SETOF bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_part record;
  v_award bigint;
  v_at bigint := now_ms();
BEGIN
  FOR v_part IN SELECT inviter, currency, version, sum(bonus)::bigint AS bonus, min(friend) AS first, array_agg(id) AS ids
    FROM referral_recharges WHERE id = ANY (p_recharges) GROUP BY inviter, currency, version ORDER BY inviter
  LOOP
    INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, detail, claimable_at, version, created_at)
      VALUES (v_part.inviter, 'spreadRecharge', 'friend ' || v_part.first, v_part.currency, 'cash', v_part.bonus,
        jsonb_build_object('friends', cardinality(v_part.ids)), v_at, v_part.version, v_at)
      RETURNING id INTO v_award;
    UPDATE referral_recharges SET state = 'earned', ended_at = v_at, award_id = v_award WHERE id = ANY (v_part.ids);
    RETURN NEXT v_part.inviter;
  END LOOP;
END $$;

-- An operator's decision on a flagged friend: the deposit's bonus is promised, or refused.
CREATE OR REPLACE FUNCTION referral_decide_recharge(p_friend bigint, p_inviter bigint, p_review text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_recharge bigint;
BEGIN
  SELECT id INTO v_recharge FROM referral_recharges WHERE friend = p_friend AND inviter = p_inviter AND state = 'held' FOR NO KEY UPDATE;
  IF v_recharge IS NULL THEN
    RETURN;
  ELSIF p_review = 'cleared' THEN
    PERFORM referral_promise(ARRAY[v_recharge]);
  ELSE
    UPDATE referral_recharges SET state = 'refused', ended_at = now_ms() WHERE id = v_recharge;
  END IF;
END $$;

CREATE OR REPLACE TRIGGER notes_first AFTER UPDATE OF status ON deposit_orders
FOR EACH ROW WHEN (NEW.status = 'paid' AND OLD.status <> 'paid') EXECUTE FUNCTION referral_note_deposit();
CREATE OR REPLACE TRIGGER counts_waiting AFTER INSERT OR UPDATE OF state ON referral_recharges
FOR EACH ROW EXECUTE FUNCTION referral_count_recharge();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON referral_recharges
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('first deposits of friends stay');

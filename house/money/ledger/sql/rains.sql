-- Rains of red envelopes (house/offers/redPocket/tables.ts): a rain is stored before it begins, and its envelopes are handed
-- out in the order of arrival, one per player. An opened envelope is an award that is claimed at once.

-- Stores a future rain with its closed envelopes. Returns false if it exists, or has begun: its hash must be public before the
-- start.
CREATE OR REPLACE FUNCTION rain_add(p_currency text, p_id text, p_starts_at bigint, p_ends_at bigint, p_envelopes int, p_total bigint,
  p_grain bigint, p_least bigint, p_secret text, p_hash text, p_version int) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rains (currency, id, starts_at, ends_at, envelopes, total, grain, least, secret, hash, version)
    SELECT p_currency, p_id, p_starts_at, p_ends_at, p_envelopes, p_total, p_grain, p_least, p_secret, p_hash, p_version
    WHERE p_starts_at > now_ms() ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO rain_envelopes (currency, rain, place) SELECT p_currency, p_id, generate_series(1, p_envelopes);
  RETURN true;
END $$;

-- Opens the next envelope of a rain for a player. No call waits for another: an envelope that is being opened is skipped, and
-- one whose opening fails goes to the next player. The amounts come with the call, because the database must not know them
-- before. A repeat of the key gets the first reply (replayed). Refusals: 704 no such rain, 1046 the player has opened one, 1048
-- not started yet (DETAIL: from when), 1025 it is over, 7030 in a time-out or self-exclusion, 7025 no verified phone, 1020 too
-- little was staked and no envelope key is armed (items.sql), 1028 none is left.
CREATE OR REPLACE FUNCTION rain_open(p_user bigint, p_currency text, p_rain text, p_key text, p_amounts bigint[],
  OUT award bigint, OUT place int, OUT amount bigint, OUT at bigint, OUT balance bigint, OUT sequence bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_rain rains;
  v_wallet ledger_accounts;
  v_award awards;
  v_award_key text := replace(p_rain, 'T', ' ');
  v_at bigint;
BEGIN
  IF p_key IS NULL OR length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_rain FROM rains WHERE currency = p_currency AND id = p_rain;
  IF v_rain.id IS NULL THEN
    RAISE EXCEPTION 'no such rain' USING ERRCODE = 'KL704';
  END IF;
  v_wallet := ledger_lock_wallet(p_user, p_currency);
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  SELECT * INTO v_award FROM awards WHERE user_id = p_user AND promotion = 'redPocket' AND award_key = v_award_key;
  IF v_award.claim_key = p_key THEN
    award := v_award.id;
    place := (v_award.detail ->> 'place')::int;
    rain_open.amount := v_award.amount;
    rain_open.at := v_award.ended_at;
    balance := v_wallet.balance + v_wallet.bonus;
    sequence := v_wallet.sequence;
    replayed := true;
    RETURN;
  ELSIF v_award.id IS NOT NULL THEN
    RAISE EXCEPTION 'the player has opened an envelope of this rain' USING ERRCODE = 'K1046';
  ELSIF v_at < v_rain.starts_at THEN
    RAISE EXCEPTION 'it does not rain yet' USING ERRCODE = 'K1048', DETAIL = v_rain.starts_at::text;
  ELSIF v_at >= v_rain.ends_at THEN
    RAISE EXCEPTION 'the rain is over' USING ERRCODE = 'K1025';
  ELSIF EXISTS (SELECT FROM player_guards WHERE user_id = p_user AND break_until > v_at) THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  ELSIF NOT EXISTS (SELECT FROM users WHERE id = p_user AND phone IS NOT NULL) THEN
    RAISE EXCEPTION 'envelopes are for verified phones' USING ERRCODE = 'K7025';
  ELSIF coalesce((SELECT sum(staked) FROM day_totals WHERE user_id = p_user AND currency = p_currency
    AND day >= market_day(p_currency, v_at) - 1), 0) < v_rain.least
    -- An envelope key replaces the required stakes. A later refusal rolls back its use.
    AND NOT item_spend(p_user, 'envelopeKey', v_at)
  THEN
    RAISE EXCEPTION 'too little was staked' USING ERRCODE = 'K1020';
  ELSIF cardinality(p_amounts) <> v_rain.envelopes OR (SELECT sum(a) FROM unnest(p_amounts) a) <> v_rain.total THEN
    RAISE EXCEPTION 'these are not the amounts of the rain' USING ERRCODE = 'KLX00';
  END IF;

  SELECT e.place INTO rain_open.place FROM rain_envelopes e
    WHERE e.currency = p_currency AND e.rain = p_rain AND e.user_id IS NULL ORDER BY e.place LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF rain_open.place IS NULL THEN
    RAISE EXCEPTION 'all envelopes are gone' USING ERRCODE = 'K1028';
  END IF;
  rain_open.amount := p_amounts[rain_open.place];
  rain_open.at := v_at;
  UPDATE rain_envelopes e SET user_id = p_user, amount = rain_open.amount, opened_at = v_at
    WHERE e.currency = p_currency AND e.rain = p_rain AND e.place = rain_open.place;
  INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, detail, claimable_at, version, created_at)
    VALUES (p_user, 'redPocket', v_award_key, p_currency, 'cash', rain_open.amount,
      jsonb_build_object('rain', p_rain, 'place', rain_open.place), v_at, v_rain.version, v_at)
    RETURNING * INTO v_award;
  award := v_award.id;
  replayed := false;
  SELECT g.balance, g.sequence INTO rain_open.balance, rain_open.sequence FROM award_give(v_award, p_key, 0, v_at) g;
END $$;

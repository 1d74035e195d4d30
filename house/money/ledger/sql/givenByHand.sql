-- What operators give players as awards (docs/operating.md): rewards that they send, and gifts for birthdays that players applied
-- for. Operators are named; up to the limit (`markets.adjustment_limit`) one is enough, above it another one approves.

-- The word of an operator.
CREATE OR REPLACE FUNCTION require_operator(p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF btrim(coalesce(p_operator, '')) = '' OR length(p_operator) > 60 THEN
    RAISE EXCEPTION 'an operator has a name' USING ERRCODE = 'KL003';
  END IF;
END $$;

-- Promises what was decided. p_days: how long it can be claimed, NULL for ever.
CREATE OR REPLACE FUNCTION award_by_hand(p_user bigint, p_currency text, p_promotion text, p_occasion text, p_amount bigint, p_days int)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_award bigint;
  v_at bigint := now_ms();
BEGIN
  INSERT INTO awards (user_id, promotion, occasion, currency, kind, amount, claimable_at, expires_at, version, created_at)
    SELECT p_user, p_promotion, p_occasion, p_currency, 'cash', p_amount, v_at, v_at + p_days * 86400000::bigint, max(version), v_at
    FROM promotion_settings WHERE promotion = p_promotion AND currency = p_currency HAVING count(*) > 0
    RETURNING id INTO v_award;
  IF v_award IS NULL THEN
    RAISE EXCEPTION 'no house with the promotion % has started here', p_promotion USING ERRCODE = 'KL703';
  END IF;
  RETURN v_award;
END $$;

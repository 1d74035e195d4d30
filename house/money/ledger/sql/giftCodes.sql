-- Gift codes (house/offers/props/tables.ts): operators make them (docs/operating.md), and a player's use of one becomes an award,
-- which is claimed as every award is.

-- Codes are one code however they are typed.
CREATE OR REPLACE FUNCTION gift_code_name(p_code text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN upper(regexp_replace(p_code, '[\s-]', '', 'g'));

-- Makes a code of cash (p_amount in minor units) or of items (p_item, how many). The same again makes nothing anew. What one operator
-- gives away in 24 hours without a second one is at most the market's limit for adjustments; above it, it waits (pending).
CREATE OR REPLACE FUNCTION gift_code_make(p_code text, p_currency text, p_kind text, p_amount bigint, p_uses int, p_expires timestamptz,
  p_operator text, p_reason text, p_user bigint DEFAULT NULL, p_item text DEFAULT NULL, p_look text DEFAULT NULL,
  OUT code_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
DECLARE
  c gift_codes;
  v_name text := gift_code_name(p_code);
  v_second boolean;
BEGIN
  IF coalesce(v_name, '') !~ '^[A-Z0-9]{8,40}$' OR btrim(coalesce(p_operator, '')) = '' OR length(p_operator) > 60
    OR btrim(coalesce(p_reason, '')) = '' OR length(p_reason) > 300
  THEN
    RAISE EXCEPTION 'a code has 8 to 40 letters and digits, an operator and a reason' USING ERRCODE = 'KL003';
  ELSIF p_user IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = p_user AND currency = p_currency AND NOT bot) THEN
    RAISE EXCEPTION 'no such player of the market' USING ERRCODE = 'KL704';
  END IF;
  -- One at a time: what an operator gave away is reckoned from what was made before.
  PERFORM FROM markets WHERE currency = p_currency FOR NO KEY UPDATE;
  SELECT * INTO c FROM gift_codes WHERE code = v_name;
  IF c.id IS NULL THEN
    v_second := p_kind = 'cash' AND p_amount::numeric * p_uses + (SELECT coalesce(sum(amount::numeric * uses), 0) FROM gift_codes
        WHERE kind = 'cash' AND currency = p_currency AND NOT second AND created_at > now_ms() - 86400000
          AND operator_name(created_by) = operator_name(p_operator))
      > (SELECT adjustment_limit FROM markets WHERE currency = p_currency);
    INSERT INTO gift_codes (code, currency, kind, amount, item, look, uses, for_user, expires_at, created_by, reason, created_at, second)
      VALUES (v_name, p_currency, p_kind, p_amount, p_item, p_look, p_uses, p_user, (extract(epoch FROM p_expires) * 1000)::bigint,
        p_operator, p_reason, now_ms(), v_second)
      RETURNING * INTO c;
  ELSIF (c.currency, c.kind, c.amount, c.item, c.look, c.uses, c.for_user, c.created_by)
    IS DISTINCT FROM (p_currency, p_kind, p_amount, p_item, p_look, p_uses, p_user, p_operator)
  THEN
    RAISE EXCEPTION 'this code was made with another body' USING ERRCODE = 'KL003';
  END IF;
  code_id := c.id;
  status := CASE WHEN c.second AND c.approved_by IS NULL THEN 'pending' ELSE 'ready' END;
END $$;

-- A second operator lets a code hold.
CREATE OR REPLACE FUNCTION gift_code_approve(p_id bigint, p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_codes SET approved_by = p_operator WHERE id = p_id AND second AND approved_by IS NULL
    AND btrim(coalesce(p_operator, '')) <> '' AND operator_name(p_operator) <> operator_name(created_by);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no code waits for this operator under that number' USING ERRCODE = 'KL704';
  END IF;
END $$;

-- Ends a code before its time; what it gave stays given.
CREATE OR REPLACE FUNCTION gift_code_end(p_id bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_codes SET expires_at = greatest(now_ms(), created_at + 1) WHERE id = p_id AND expires_at > now_ms();
  RETURN FOUND;
END $$;

-- Uses a code for a player, who is promised what it gives. p_version: of the promotion's settings. Refusals: 8001 there is none (yet),
-- 8005 it is for another account, 8003 expired, 8002 the player used it, 8004 all are used up, 7030 on a break.
CREATE OR REPLACE FUNCTION gift_code_redeem(p_user bigint, p_code text, p_version int, OUT award_id bigint)
LANGUAGE plpgsql AS $$
DECLARE
  c gift_codes;
  v_at bigint := now_ms();
  v_break bigint;
BEGIN
  SELECT break_until INTO v_break FROM player_guards WHERE user_id = p_user AND break_until > v_at;
  IF v_break IS NOT NULL THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030', DETAIL = v_break::text;
  END IF;
  SELECT * INTO c FROM gift_codes WHERE code = gift_code_name(p_code)
    AND currency = (SELECT currency FROM users WHERE id = p_user) FOR NO KEY UPDATE;
  IF c.id IS NULL OR (c.second AND c.approved_by IS NULL) THEN
    RAISE EXCEPTION 'there is no such gift code' USING ERRCODE = 'K8001';
  ELSIF c.for_user <> p_user THEN
    RAISE EXCEPTION 'the gift code is for another account' USING ERRCODE = 'K8005';
  ELSIF EXISTS (SELECT FROM gift_code_uses WHERE code_id = c.id AND user_id = p_user) THEN
    RAISE EXCEPTION 'the player used the gift code' USING ERRCODE = 'K8002';
  ELSIF c.expires_at <= v_at THEN
    RAISE EXCEPTION 'the gift code expired' USING ERRCODE = 'K8003';
  ELSIF c.used >= c.uses THEN
    RAISE EXCEPTION 'the gift code is all used up' USING ERRCODE = 'K8004';
  END IF;
  UPDATE gift_codes SET used = used + 1 WHERE id = c.id;
  INSERT INTO awards (user_id, promotion, occasion, currency, kind, amount, detail, version, claimable_at, expires_at, created_at)
    VALUES (p_user, 'props', 'code ' || c.id, c.currency, c.kind, c.amount,
      jsonb_strip_nulls(jsonb_build_object('item', c.item, 'look', c.look)), p_version, v_at, v_at + 30 * 86400000::bigint, v_at)
    RETURNING id INTO award_id;
  INSERT INTO gift_code_uses (code_id, user_id, award_id, at) VALUES (c.id, p_user, award_id, v_at);
END $$;

-- Gift codes (house/offers/props/tables.ts): operators create them (docs/operators.md), and a player's use of one becomes an
-- award, which is claimed like any other.

-- Normal form of a code, independent of how it is typed.
CREATE OR REPLACE FUNCTION gift_code_name(p_code text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN upper(regexp_replace(p_code, '[\s-]', '', 'g'));

-- A code comes from a proposal, and only its uses and its end can change.
CREATE OR REPLACE FUNCTION guard_gift_code() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM require_proposal(NEW.proposal_id, 'gift_code', NEW.for_user, NEW.currency, NEW.amount * CASE NEW.kind WHEN 'cash' THEN NEW.uses ELSE 1 END);
  ELSIF to_jsonb(OLD) - '{used,expires_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{used,expires_at}'::text[] THEN
    RAISE EXCEPTION 'a gift code does not change' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Creates a code for cash (p_amount in minor units) or for items (p_item, how many), once it is decided: cash counts towards
-- limits as if all uses were made. A repeat creates nothing. Refusals: those of proposal_open, 704 no such player of the
-- market.
CREATE OR REPLACE FUNCTION gift_code_make(p_code text, p_currency text, p_kind text, p_amount bigint, p_uses int, p_expires timestamptz,
  p_reason text, p_user bigint DEFAULT NULL, p_item text DEFAULT NULL, p_look text DEFAULT NULL) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  v_name text := gift_code_name(p_code);
BEGIN
  IF coalesce(v_name, '') !~ '^[A-Z0-9]{8,40}$' OR coalesce(p_amount, 0) <= 0 OR coalesce(p_uses, 0) <= 0 OR p_kind IS NULL
    OR p_amount::numeric * p_uses > 9223372036854775807
  THEN
    RAISE EXCEPTION 'a code has 8 to 40 letters and digits, an amount and uses' USING ERRCODE = 'KL003';
  ELSIF p_user IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = p_user AND currency = p_currency AND NOT bot) THEN
    RAISE EXCEPTION 'no such player of the market' USING ERRCODE = 'KL704';
  ELSIF NOT EXISTS (SELECT FROM markets WHERE currency = p_currency) THEN
    RAISE EXCEPTION 'no such market' USING ERRCODE = 'KL704';
  END IF;
  RETURN proposal_open(o.id, 'gift_code', p_reason, p_key => 'code ' || v_name, p_user => p_user, p_currency => p_currency,
    p_amount => p_amount * CASE p_kind WHEN 'cash' THEN p_uses ELSE 1 END, p_counts => p_kind = 'cash',
    p_detail => jsonb_build_object('code', v_name, 'kind', p_kind, 'amount', p_amount, 'uses', p_uses, 'item', p_item,
      'look', p_look, 'expires', (extract(epoch FROM p_expires) * 1000)::bigint));
END $$;

CREATE OR REPLACE FUNCTION do_gift_code(p proposals) RETURNS bigint
LANGUAGE sql AS $$
  INSERT INTO gift_codes (proposal_id, code, currency, kind, amount, item, look, uses, for_user, expires_at, created_at)
    VALUES (p.id, p.detail ->> 'code', p.currency, p.detail ->> 'kind', (p.detail ->> 'amount')::bigint, p.detail ->> 'item',
      p.detail ->> 'look', (p.detail ->> 'uses')::int, p.user_id, (p.detail ->> 'expires')::bigint, now_ms())
    RETURNING id
$$;

-- Ends a code early; its awards stay. Refusal: 704 no such active code.
CREATE OR REPLACE FUNCTION gift_code_end(p_id bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  UPDATE gift_codes SET expires_at = greatest(now_ms(), created_at + 1) WHERE id = p_id AND expires_at > now_ms();
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such code holds' USING ERRCODE = 'KL704';
  END IF;
  PERFORM act_note(o.id, 'gift_code_end', NULL, p_id, p_reason);
END $$;

-- Redeems a code for a player, who is promised its award. p_version: version of the promotion's settings. Refusals: 8001 there
-- is none, 8005 it is for another account, 8003 expired, 8002 the player used it, 8004 all uses are taken, 7030 in a time-out
-- or self-exclusion.
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
  IF c.id IS NULL THEN
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
  INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, detail, version, claimable_at, expires_at, created_at)
    VALUES (p_user, 'props', 'code ' || c.id, c.currency, c.kind, c.amount,
      jsonb_strip_nulls(jsonb_build_object('item', c.item, 'look', c.look)), p_version, v_at, v_at + 30 * 86400000::bigint, v_at)
    RETURNING id INTO award_id;
  INSERT INTO gift_code_uses (code_id, user_id, award_id, at) VALUES (c.id, p_user, award_id, v_at);
END $$;

CREATE OR REPLACE TRIGGER comes_of_proposal BEFORE INSERT OR UPDATE ON gift_codes
FOR EACH ROW EXECUTE FUNCTION guard_gift_code();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON gift_codes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('gift codes stay');

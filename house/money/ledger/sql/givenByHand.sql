-- Awards from operators (docs/operators.md): rewards that they send, and birthday gifts that players applied for.

-- Promises a decided award. p_days: how long it can be claimed, NULL for no limit.
CREATE OR REPLACE FUNCTION award_by_hand(p_user bigint, p_currency text, p_promotion text, p_award_key text, p_amount bigint, p_days int)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_award bigint;
  v_at bigint := now_ms();
BEGIN
  INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, claimable_at, expires_at, version, created_at)
    SELECT p_user, p_promotion, p_award_key, p_currency, 'cash', p_amount, v_at, v_at + p_days * 86400000::bigint, max(version), v_at
    FROM promotion_settings WHERE promotion = p_promotion AND currency = p_currency HAVING count(*) > 0
    RETURNING id INTO v_award;
  IF v_award IS NULL THEN
    RAISE EXCEPTION 'no house with the promotion % has started here', p_promotion USING ERRCODE = 'KL703';
  END IF;
  RETURN v_award;
END $$;

-- Voids an open award for an operator; its player sees p_reason. Refusals: 704 no such award, 703 it ended.
CREATE OR REPLACE FUNCTION award_take_back(p_award bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  a awards;
BEGIN
  SELECT * INTO a FROM awards WHERE id = p_award;
  IF a.id IS NULL THEN
    RAISE EXCEPTION 'no such award' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(a.user_id, a.currency);
  IF NOT award_void(p_award, p_reason) THEN
    RAISE EXCEPTION 'the award ended' USING ERRCODE = 'KL703';
  END IF;
  PERFORM act_note(o.id, 'award_take_back', a.user_id, a.id, p_reason,
    jsonb_build_object('promotion', a.promotion, 'currency', a.currency, 'amount', a.amount));
END $$;

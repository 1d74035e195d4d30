-- Awards of promotions (house/offers/engine/tables.ts). An award starts open, and is claimed, expired or voided once; only
-- these functions end one, and cash moves in the same transaction, with the key 'award:<id>'. The wallet's lock comes before
-- the award's, as before all others.

-- An award starts open and only ends; its promise is immutable. A refused first-time offer may be given back (firstTime.sql).
CREATE OR REPLACE FUNCTION guard_award() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' OR NEW.ended_at IS NOT NULL OR NEW.operation_id IS NOT NULL OR NEW.claim_key IS NOT NULL
      OR NEW.currency IS DISTINCT FROM (SELECT currency FROM users WHERE id = NEW.user_id AND NOT bot)
      OR NEW.expires_at <= NEW.claimable_at
    THEN
      RAISE EXCEPTION 'an award begins open, in its player''s currency, and can be claimed before it expires' USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  ELSIF OLD.first_time = 'refused' AND NEW.first_time = 'given' AND OLD.state IN ('open', 'void') AND NEW.state = 'open'
    AND to_jsonb(OLD) - '{first_time,detail,otherwise,state,reason,ended_at,claimable_at,expires_at}'::text[]
      = to_jsonb(NEW) - '{first_time,detail,otherwise,state,reason,ended_at,claimable_at,expires_at}'::text[]
    AND num_nonnulls(NEW.ended_at, NEW.reason) = 0
  THEN
    RETURN NEW;
  END IF;
  IF OLD.state <> 'open' OR NEW.state = 'open' OR NEW.ended_at IS NULL
    OR to_jsonb(OLD) - '{state,reason,ended_at,claim_key,operation_id,multiple}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{state,reason,ended_at,claim_key,operation_id,multiple}'::text[]
    OR (NEW.state = 'claimed') <> (NEW.claim_key IS NOT NULL)
    OR (NEW.state = 'claimed' AND NEW.kind = 'cash') <> (NEW.operation_id IS NOT NULL)
  THEN
    RAISE EXCEPTION 'an award ends once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Counts an award against its promotion's daily budget, if there is one.
CREATE OR REPLACE FUNCTION award_spend(p_award awards, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_budget bigint;
  v_spent bigint;
BEGIN
  SELECT budget INTO v_budget FROM promotion_settings
    WHERE promotion = p_award.promotion AND currency = p_award.currency ORDER BY version DESC LIMIT 1;
  IF v_budget IS NULL OR p_award.kind NOT IN ('cash', 'phoneCredit') THEN RETURN; END IF;
  INSERT INTO promotion_days AS d (promotion, currency, day, spent)
    VALUES (p_award.promotion, p_award.currency, market_day(p_award.currency, p_at), p_award.amount)
    ON CONFLICT (promotion, currency, day) DO UPDATE SET spent = d.spent + excluded.spent RETURNING d.spent INTO v_spent;
  IF v_spent > v_budget THEN
    RAISE EXCEPTION 'the promotion has given what it may today' USING ERRCODE = 'K1028';
  END IF;
END $$;

-- Pays out an open award. The caller holds the wallet's lock. p_multiple: the wagering requirement as a multiple of the cash.
CREATE OR REPLACE FUNCTION award_give(p_award awards, p_key text, p_multiple int, p_at bigint, OUT balance bigint, OUT sequence bigint)
LANGUAGE plpgsql AS $$
DECLARE
  v_wallet ledger_accounts;
BEGIN
  PERFORM award_spend(p_award, p_at);
  IF p_award.kind = 'cash' THEN
    SELECT a.balance, a.sequence INTO balance, sequence FROM ledger_award(p_award.id, p_award.user_id, p_award.currency,
      p_award.amount, p_multiple, CASE WHEN p_multiple > 0 THEN p_at + p_award.wagering_days * 86400000::bigint END) a;
  END IF;
  UPDATE awards SET state = 'claimed', ended_at = p_at, claim_key = p_key, operation_id = award_give.sequence, multiple = p_multiple
    WHERE id = p_award.id;
  IF p_award.kind <> 'cash' THEN
    v_wallet := ledger_lock_wallet(p_award.user_id, p_award.currency);
    balance := v_wallet.balance + v_wallet.bonus;
    sequence := v_wallet.sequence;
  END IF;
END $$;

-- Claims an award for a player. A repeat of the key gets the first reply (replayed). Refusals: 704 not the player's, 7030 in a
-- time-out or self-exclusion, 1046 already claimed, 1025 expired, 1022 void, 1048 too early (DETAIL: from when), 1028 the day's
-- budget is spent.
CREATE OR REPLACE FUNCTION award_claim(p_user bigint, p_award bigint, p_key text, OUT balance bigint, OUT sequence bigint,
  OUT replayed boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_award awards;
  v_wallet ledger_accounts;
  v_at bigint;
BEGIN
  IF p_key IS NULL OR length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_award FROM awards WHERE id = p_award AND user_id = p_user;
  IF v_award.id IS NULL THEN
    RAISE EXCEPTION 'no such award of the player' USING ERRCODE = 'KL704';
  END IF;
  v_wallet := ledger_lock_wallet(p_user, v_award.currency);
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  SELECT * INTO v_award FROM awards WHERE id = p_award FOR NO KEY UPDATE;
  replayed := v_award.state = 'claimed' AND v_award.claim_key = p_key;
  IF replayed THEN
    balance := v_wallet.balance + v_wallet.bonus;
    sequence := v_wallet.sequence;
    RETURN;
  ELSIF v_award.state = 'claimed' THEN
    RAISE EXCEPTION 'the award was claimed' USING ERRCODE = 'K1046';
  ELSIF v_award.state = 'void' THEN
    RAISE EXCEPTION 'the award is void: %', v_award.reason USING ERRCODE = 'K1022';
  ELSIF EXISTS (SELECT FROM player_guards WHERE user_id = p_user AND break_until > v_at) THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  ELSIF v_award.state = 'expired' OR v_award.expires_at <= v_at THEN
    RAISE EXCEPTION 'the award expired' USING ERRCODE = 'K1025';
  ELSIF v_award.claimable_at > v_at THEN
    RAISE EXCEPTION 'the award cannot be claimed yet' USING ERRCODE = 'K1048', DETAIL = v_award.claimable_at::text;
  END IF;
  SELECT g.balance, g.sequence INTO balance, sequence FROM award_give(v_award, p_key, v_award.multiple, v_at) g;
END $$;

-- Ends an award past its date. During a time-out or self-exclusion it waits; an award that expired during one is paid
-- afterwards without wagering, on the first day with enough budget. Returns null if there is nothing to do (yet).
CREATE OR REPLACE FUNCTION award_expire(p_award bigint) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_award awards;
  v_wallet ledger_accounts;
  v_at bigint;
  v_break bigint;
BEGIN
  SELECT * INTO v_award FROM awards WHERE id = p_award;
  IF v_award.id IS NULL THEN RETURN NULL; END IF;
  v_wallet := ledger_lock_wallet(v_award.user_id, v_award.currency);
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  SELECT * INTO v_award FROM awards WHERE id = p_award FOR NO KEY UPDATE;
  SELECT break_until INTO v_break FROM player_guards WHERE user_id = v_award.user_id;
  IF v_award.state <> 'open' OR v_award.expires_at IS NULL OR v_award.expires_at > v_at OR v_break > v_at THEN
    RETURN NULL;
  ELSIF v_break > v_award.expires_at AND v_award.kind = 'cash' THEN
    BEGIN
      PERFORM award_give(v_award, 'break', 0, v_at);
    EXCEPTION WHEN SQLSTATE 'K1028' THEN
      RETURN NULL;
    END;
    RETURN 'claimed';
  END IF;
  UPDATE awards SET state = 'expired', ended_at = v_at WHERE id = p_award;
  RETURN 'expired';
END $$;

-- Ends up to p_most awards that are past their date and not protected by a time-out or self-exclusion; returns their players.
-- No money moves, so no wallet is locked; awards that another transaction is claiming or ending are skipped.
CREATE OR REPLACE FUNCTION awards_expire(p_most int) RETURNS SETOF bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_at bigint := now_ms();
BEGIN
  -- An array: with a subquery of unknown size the plan would read the whole table.
  RETURN QUERY UPDATE awards a SET state = 'expired', ended_at = v_at WHERE a.id = ANY (ARRAY(
    SELECT due.id FROM awards due WHERE due.state = 'open' AND due.expires_at <= v_at
      AND NOT EXISTS (SELECT FROM player_guards g WHERE g.user_id = due.user_id
        AND (g.break_until > v_at OR (g.break_until > due.expires_at AND due.kind = 'cash')))
    ORDER BY due.expires_at LIMIT p_most FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING a.user_id;
END $$;

-- Voids an open award, with a reason that its player sees. Returns false if it had already ended.
CREATE OR REPLACE FUNCTION award_void(p_award bigint, p_reason text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE awards SET state = 'void', reason = p_reason, ended_at = now_ms() WHERE id = p_award AND state = 'open';
  RETURN FOUND;
END $$;

CREATE OR REPLACE TRIGGER ends_once BEFORE INSERT OR UPDATE ON awards
FOR EACH ROW EXECUTE FUNCTION guard_award();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON awards
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('awards stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_settings
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('settings of promotions are append-only');

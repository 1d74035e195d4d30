-- What operators change by hand (docs/operating.md). Each is written down with who and why before it moves anything, and
-- moved by one transfer, which ends it: no program can do one twice. Up to the limit (`markets.adjustment_limit`) it takes
-- effect at once; what would pass it, with what one player got in 24 hours without a second operator, waits for another one.

CREATE OR REPLACE FUNCTION guard_adjustment() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_undoes text := CASE NEW.kind WHEN 'reversal_debit' THEN 'adjustment_credit' WHEN 'reversal_credit' THEN 'adjustment_debit'
    WHEN 'write_off_reversal' THEN 'write_off' END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF coalesce(NEW.amount, 0) <= 0 OR NEW.status <> 'pending' OR (NEW.decided_by, NEW.decided_at) IS DISTINCT FROM (NULL::text, NULL::bigint)
      OR btrim(coalesce(NEW.reason, '')) = '' OR length(NEW.reason) > 300 OR btrim(coalesce(NEW.proposed_by, '')) = '' OR length(NEW.proposed_by) > 60
    THEN
      RAISE EXCEPTION 'an adjustment has an amount above zero, an operator and a reason' USING ERRCODE = 'KL003';
    ELSIF (NEW.chargeback_id IS NOT NULL) <> (NEW.kind IN ('write_off', 'write_off_reversal'))
      OR (NEW.reverses_adjustment IS NOT NULL) <> (v_undoes IS NOT NULL)
      OR (NEW.reverses_fee IS NOT NULL) <> (NEW.kind = 'fee_reversal')
      OR NEW.kind NOT IN ('adjustment_credit', 'adjustment_debit', 'write_off', 'reversal_credit', 'reversal_debit',
        'write_off_reversal', 'fee_reversal')
      OR (v_undoes IS NOT NULL AND NOT EXISTS (SELECT FROM adjustments WHERE id = NEW.reverses_adjustment
        AND (kind, user_id, currency, amount, status) = (v_undoes, NEW.user_id, NEW.currency, NEW.amount, 'done')
        AND chargeback_id IS NOT DISTINCT FROM NEW.chargeback_id))
      OR (NEW.kind = 'fee_reversal' AND NOT EXISTS (SELECT FROM gateway_fees WHERE id = NEW.reverses_fee
        AND (user_id, currency, amount) = (NEW.user_id, NEW.currency, NEW.amount) AND posted AND NOT reversed))
    THEN
      RAISE EXCEPTION 'an adjustment is of a wallet, of a debt, or undoes one or a fee as it was' USING ERRCODE = 'KLX00';
    END IF;
    NEW.second := NEW.amount + (SELECT coalesce(sum(amount), 0) FROM adjustments
        WHERE user_id = NEW.user_id AND currency = NEW.currency AND proposed_at > NEW.proposed_at - 86400000
          AND NOT second AND status = 'done')
      > (SELECT adjustment_limit FROM markets WHERE currency = NEW.currency);
    RETURN NEW;
  END IF;
  IF OLD.status <> 'pending' OR to_jsonb(OLD) - '{status,decided_by,decided_at,answer}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_by,decided_at,answer}'::text[]
    OR (NEW.status = 'done' AND (pg_trigger_depth() < 2 OR NEW.decided_by IS NULL
      OR (NEW.second AND operator_name(NEW.decided_by) = operator_name(NEW.proposed_by))))
  THEN
    RAISE EXCEPTION 'an adjustment is decided once, and done by its transfer' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Operators' names are one name however they are typed.
CREATE OR REPLACE FUNCTION operator_name(p_name text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN lower(regexp_replace(btrim(p_name), '\s+', ' ', 'g'));

-- A transfer of a fee, a chargeback or an adjustment: of its owner, once, of its amount. It moves that one's own counts.
CREATE OR REPLACE FUNCTION ledger_move_case(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments;
BEGIN
  CASE t.kind
    WHEN 'deposit_charge', 'payout_charge' THEN
      PERFORM ledger_move_charge(t);
      RETURN;
    WHEN 'fee' THEN
      UPDATE gateway_fees SET posted = true WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND amount = t.amount AND NOT posted;
    WHEN 'chargeback' THEN
      UPDATE chargebacks SET taken = t.amount WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND taken = 0 AND lent + t.amount <= amount AND applied_at IS NULL;
    WHEN 'providerDebt' THEN
      UPDATE chargebacks SET lent = t.amount WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND lent = 0 AND amount = t.amount AND transaction_id IS NOT NULL AND applied_at IS NULL;
    WHEN 'debt' THEN
      UPDATE chargebacks SET lent = t.amount WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND lent = 0 AND taken + t.amount = amount AND applied_at IS NULL;
    WHEN 'collection' THEN
      UPDATE chargebacks SET collected = collected + t.amount WHERE id = t.order_id AND user_id = t.user_id
        AND currency = t.currency;
    ELSE
      UPDATE adjustments SET status = 'done', decided_at = t.at WHERE id = t.order_id AND user_id = t.user_id
        AND currency = t.currency AND amount = t.amount AND kind = t.kind AND status = 'pending' RETURNING * INTO a;
      IF FOUND AND a.chargeback_id IS NOT NULL THEN
        UPDATE chargebacks SET written_off = written_off + CASE t.kind WHEN 'write_off' THEN t.amount ELSE -t.amount END
          WHERE id = a.chargeback_id AND user_id = t.user_id AND currency = t.currency;
      ELSIF FOUND AND a.reverses_fee IS NOT NULL THEN
        UPDATE gateway_fees SET reversed = true WHERE id = a.reverses_fee AND posted AND NOT reversed;
      END IF;
  END CASE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % belongs to %', t.kind, t.amount, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- Moves what was proposed and, where that is asked for, approved. Of what is credited debts are paid before the player has it. The
-- caller holds the wallet's lock.
CREATE OR REPLACE FUNCTION ledger_apply_adjustment(p_adjustment bigint, p_operator text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments;
  v_wallet ledger_accounts;
  k transfer_kinds;
  v_operation bigint;
  v_at bigint;
BEGIN
  UPDATE adjustments SET decided_by = p_operator WHERE id = p_adjustment RETURNING * INTO a;
  v_wallet := ledger_lock_wallet(a.user_id, a.currency);
  v_at := greatest(now_ms(), v_wallet.moved_at);
  SELECT * INTO k FROM transfer_kinds WHERE kind = a.kind;
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES ('adjust:' || a.user_id, 'adjustment:' || a.id, a.user_id,
      format('%s|%s|%s|%s|%s', a.kind, a.currency, a.amount, a.proposed_by, a.decided_by), a.id,
      CASE 'wallet' WHEN k.debit THEN v_wallet.balance + v_wallet.bonus - a.amount
        WHEN k.credit THEN v_wallet.balance + v_wallet.bonus + a.amount - least(a.amount, ledger_debt(a.user_id, a.currency)) END, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, a.kind, a.user_id,
      CASE k.debit WHEN 'wallet' THEN v_wallet.id ELSE ledger_own_account(k.debit, a.currency) END,
      CASE k.credit WHEN 'wallet' THEN v_wallet.id ELSE ledger_own_account(k.credit, a.currency) END,
      a.currency, a.amount, a.id, v_at);
  IF k.credit = 'wallet' THEN
    PERFORM ledger_collect_debt(a.user_id, a.currency, a.amount, v_operation, v_at);
  END IF;
END $$;

-- Writes one down, and does it where no second operator is asked for. The same key again gets the same one. Refusals: 3 the
-- key was used with another body, or it was undone before, 704 no such wallet, 700 the wallet holds too little.
CREATE OR REPLACE FUNCTION ledger_propose(p adjustments, OUT adjustment_id bigint, OUT status text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  a adjustments;
BEGIN
  PERFORM ledger_lock_wallet(p.user_id, p.currency);
  IF p.key IS NULL OR length(p.key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO a FROM adjustments WHERE key = p.key;
  IF a.id IS NULL THEN
    -- Whoever undid it at the same time has done so by now: the caller had looked before the lock.
    PERFORM FROM gateway_fees WHERE id = p.reverses_fee AND reversed;
    IF FOUND THEN
      RAISE EXCEPTION 'that fee is undone already' USING ERRCODE = 'KL003';
    END IF;
    INSERT INTO adjustments (key, kind, user_id, currency, amount, reason, chargeback_id, reverses_adjustment, reverses_fee,
        proposed_by, proposed_at, second)
      VALUES (p.key, p.kind, p.user_id, p.currency, p.amount, p.reason, p.chargeback_id, p.reverses_adjustment, p.reverses_fee,
        p.proposed_by, now_ms(), true)
      ON CONFLICT DO NOTHING RETURNING * INTO a;
    IF a.id IS NULL THEN
      RAISE EXCEPTION 'this key was used just now, or that is undone already' USING ERRCODE = 'KL003';
    ELSIF NOT a.second THEN
      PERFORM ledger_apply_adjustment(a.id, a.proposed_by);
    END IF;
  ELSE
    IF (a.kind, a.user_id, a.currency, a.amount, a.reason, a.chargeback_id, a.reverses_adjustment, a.reverses_fee, a.proposed_by)
      IS DISTINCT FROM (p.kind, p.user_id, p.currency, p.amount, p.reason, p.chargeback_id, p.reverses_adjustment,
        p.reverses_fee, p.proposed_by)
    THEN
      RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
    END IF;
  END IF;
  SELECT id, status INTO adjustment_id, status FROM adjustments WHERE key = p.key;
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON adjustments
FOR EACH ROW EXECUTE FUNCTION guard_adjustment();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON adjustments
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('adjustments stay');

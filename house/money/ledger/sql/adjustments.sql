-- Operators' manual changes of wallets, debts and fees (docs/operators.md): each is made by a proposal and one transfer that
-- completes it, so no program can apply one twice.

CREATE OR REPLACE FUNCTION guard_adjustment() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_undoes text := CASE NEW.kind WHEN 'reversal_debit' THEN 'adjustment_credit' WHEN 'reversal_credit' THEN 'adjustment_debit'
    WHEN 'write_off_reversal' THEN 'write_off' END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF coalesce(NEW.amount, 0) <= 0 OR NEW.status <> 'pending' OR NEW.decided_at IS NOT NULL
      OR (NEW.chargeback_id IS NOT NULL) <> (NEW.kind IN ('write_off', 'write_off_reversal'))
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
    PERFORM require_proposal(NEW.proposal_id, adjustment_asked_as(NEW.kind), NEW.user_id, NEW.currency, NEW.amount);
    RETURN NEW;
  END IF;
  IF OLD.status <> 'pending' OR NEW.status <> 'done' OR pg_trigger_depth() < 2
    OR to_jsonb(OLD) - '{status,decided_at}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_at}'::text[]
  THEN
    RAISE EXCEPTION 'an adjustment is done once, by its transfer' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- The kind of proposal for a kind of adjustment.
CREATE OR REPLACE FUNCTION adjustment_asked_as(p_kind text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN CASE p_kind WHEN 'adjustment_credit' THEN 'adjustment' WHEN 'adjustment_debit' THEN 'adjustment'
  WHEN 'write_off' THEN 'debt_write_off' WHEN 'fee_reversal' THEN 'fee_reversal' ELSE 'adjustment_reversal' END;

-- Applies a transfer of a fee, a chargeback or an adjustment: it must match its owner and amount and is applied once. Updates
-- that row's own counts.
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
        AND taken = 0 AND receivable + t.amount <= amount AND applied_at IS NULL;
    WHEN 'providerDebt' THEN
      UPDATE chargebacks SET receivable = t.amount WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND receivable = 0 AND amount = t.amount AND transaction_id IS NOT NULL AND applied_at IS NULL;
    WHEN 'debt' THEN
      UPDATE chargebacks SET receivable = t.amount WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND receivable = 0 AND taken + t.amount = amount AND applied_at IS NULL;
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

-- Executes an operators' decision. Debts are paid from a credit first. Refusal: 700 the wallet balance is too low.
CREATE OR REPLACE FUNCTION adjustment_do(p proposals, p_kind text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  a adjustments;
  v_wallet ledger_accounts := ledger_lock_wallet(p.user_id, p.currency);
  k transfer_kinds;
  v_operation bigint;
  v_at bigint := greatest(now_ms(), v_wallet.balance_changed_at);
BEGIN
  INSERT INTO adjustments (proposal_id, kind, user_id, currency, amount, chargeback_id, reverses_adjustment, reverses_fee, proposed_at)
    VALUES (p.id, p_kind, p.user_id, p.currency, p.amount,
      CASE p.kind WHEN 'debt_write_off' THEN p.subject ELSE (p.detail ->> 'chargeback')::bigint END,
      CASE p.kind WHEN 'adjustment_reversal' THEN p.subject END, CASE p.kind WHEN 'fee_reversal' THEN p.subject END, p.proposed_at)
    RETURNING * INTO a;
  SELECT * INTO k FROM transfer_kinds WHERE kind = p_kind;
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES ('adjust:' || a.user_id, 'adjustment:' || a.id, a.user_id,
      format('%s|%s|%s|proposal %s', a.kind, a.currency, a.amount, p.id), a.id,
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
  RETURN a.id;
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON adjustments
FOR EACH ROW EXECUTE FUNCTION guard_adjustment();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON adjustments
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('adjustments stay');

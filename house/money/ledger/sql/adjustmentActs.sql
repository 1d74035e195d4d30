-- Operators' requests to change wallets, debts and fees (docs/operators.md). p_key makes a call repeatable.

-- Credits a wallet (p_amount above zero) or debits it (below). Refusals: those of proposal_open, 704 no such wallet, 700 its
-- balance is too low.
CREATE OR REPLACE FUNCTION adjustment_propose(p_key text, p_user bigint, p_currency text, p_amount bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM ledger_lock_wallet(p_user, p_currency);
  RETURN proposal_open(o.id, 'adjustment', p_reason, p_key => coalesce(p_key, ''), p_user => p_user, p_currency => p_currency,
    p_amount => abs(p_amount), p_counts => true,
    p_detail => jsonb_build_object('to', CASE WHEN p_amount < 0 THEN 'debit' ELSE 'credit' END));
END $$;

CREATE OR REPLACE FUNCTION do_adjustment(p proposals) RETURNS bigint
LANGUAGE sql AS $$ SELECT adjustment_do(p, 'adjustment_' || (p.detail ->> 'to')) $$;

-- Writes off part or all of an open debt. Refusals: those of proposal_open, 704 no such debt, 3 more than is owed.
CREATE OR REPLACE FUNCTION debt_write_off(p_key text, p_chargeback bigint, p_amount bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  c chargebacks;
BEGIN
  SELECT * INTO c FROM chargebacks WHERE id = p_chargeback;
  IF c.id IS NULL THEN
    RAISE EXCEPTION 'no such chargeback' USING ERRCODE = 'KL704';
  END IF;
  PERFORM ledger_lock_wallet(c.user_id, c.currency);
  IF p_amount > (SELECT receivable - collected - written_off FROM chargebacks WHERE id = p_chargeback)
    AND NOT EXISTS (SELECT FROM proposals WHERE key = p_key)
  THEN
    RAISE EXCEPTION 'so much is not owed' USING ERRCODE = 'KL003';
  END IF;
  RETURN proposal_open(o.id, 'debt_write_off', p_reason, p_key => coalesce(p_key, ''), p_subject => p_chargeback,
    p_user => c.user_id, p_currency => c.currency, p_amount => p_amount, p_counts => true);
END $$;

CREATE OR REPLACE FUNCTION do_debt_write_off(p proposals) RETURNS bigint
LANGUAGE sql AS $$ SELECT adjustment_do(p, 'write_off') $$;

-- Reverses an executed adjustment or write-off, in full and once. The reversal is an adjustment itself, and cannot be reversed.
-- Refusals: those of proposal_open, 704 no such adjustment, 703 it was not executed or is a reversal, 3 it is already reversed,
-- 700 the wallet balance is too low.
CREATE OR REPLACE FUNCTION adjustment_reverse(p_key text, p_adjustment bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  a adjustments;
BEGIN
  SELECT * INTO a FROM adjustments WHERE id = p_adjustment;
  IF a.id IS NULL THEN
    RAISE EXCEPTION 'no such adjustment' USING ERRCODE = 'KL704';
  ELSIF a.status <> 'done' OR a.kind NOT IN ('adjustment_credit', 'adjustment_debit', 'write_off') THEN
    RAISE EXCEPTION 'only an adjustment or a write-off that was done is undone' USING ERRCODE = 'KL703';
  ELSIF EXISTS (SELECT FROM adjustments WHERE reverses_adjustment = a.id AND status = 'done')
    AND NOT EXISTS (SELECT FROM proposals WHERE key = p_key)
  THEN
    RAISE EXCEPTION 'it is undone already' USING ERRCODE = 'KL003';
  END IF;
  RETURN proposal_open(o.id, 'adjustment_reversal', p_reason, p_key => coalesce(p_key, ''), p_subject => p_adjustment,
    p_user => a.user_id, p_currency => a.currency, p_amount => a.amount, p_counts => true,
    p_detail => jsonb_build_object('chargeback', a.chargeback_id));
END $$;

CREATE OR REPLACE FUNCTION do_adjustment_reversal(p proposals) RETURNS bigint
LANGUAGE sql AS $$
  SELECT adjustment_do(p, CASE kind WHEN 'adjustment_credit' THEN 'reversal_debit' WHEN 'adjustment_debit' THEN 'reversal_credit'
    ELSE 'write_off_reversal' END) FROM adjustments WHERE id = p.subject
$$;

-- Reverses a gateway's fee that the gateway paid back, in full and once. Refusals: those of proposal_open, 704 no such fee, 3
-- it is already reversed.
CREATE OR REPLACE FUNCTION fee_reverse(p_key text, p_fee bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  f gateway_fees;
BEGIN
  SELECT * INTO f FROM gateway_fees WHERE id = p_fee;
  IF f.id IS NULL THEN
    RAISE EXCEPTION 'no such fee' USING ERRCODE = 'KL704';
  ELSIF f.reversed AND NOT EXISTS (SELECT FROM proposals WHERE key = p_key) THEN
    RAISE EXCEPTION 'that fee is undone already' USING ERRCODE = 'KL003';
  END IF;
  RETURN proposal_open(o.id, 'fee_reversal', p_reason, p_key => coalesce(p_key, ''), p_subject => p_fee, p_user => f.user_id,
    p_currency => f.currency, p_amount => f.amount, p_counts => true);
END $$;

CREATE OR REPLACE FUNCTION do_fee_reversal(p proposals) RETURNS bigint
LANGUAGE sql AS $$ SELECT adjustment_do(p, 'fee_reversal') $$;

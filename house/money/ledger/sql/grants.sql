-- Play money: each transfer out of the mint is caused by a grant. A house grants a new account its market's amount, once; all
-- other grants need the schema's owner.

-- Grants play money, once per key. Refusals: 704 no wallet in that currency, 3 amount not above zero or the key had another
-- body.
CREATE OR REPLACE FUNCTION ledger_grant(p_key text, p_user bigint, p_currency text, p_amount bigint, p_reason text,
  OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('grant|%s|%s|%s', p_currency, p_amount, p_reason);
  v_scope text := 'grant:' || p_user;
  v_wallet ledger_accounts := ledger_lock_wallet(p_user, p_currency);
  v_known ledger_operations;
  v_operation bigint;
  v_grant bigint;
  v_at bigint := greatest(now_ms(), v_wallet.balance_changed_at);
BEGIN
  v_known := ledger_known(v_scope, p_key, v_fingerprint);
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    balance := v_known.balance;
    RETURN;
  END IF;

  balance := v_wallet.balance + v_wallet.bonus + p_amount;
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, balance, at)
    VALUES (v_scope, p_key, p_user, v_fingerprint, v_wallet.balance + v_wallet.bonus + p_amount, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO grants (user_id, currency, amount, reason, operation_id, at)
    VALUES (p_user, p_currency, p_amount, p_reason, v_operation, v_at) RETURNING id INTO v_grant;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'grant', p_user, ledger_own_account('mint', p_currency), v_wallet.id, p_currency, p_amount, v_grant, v_at);
END $$;

-- The initial grant of a new account (`markets.welcome`), once. Refusal: 703 its market gives none, or there is no such player.
CREATE OR REPLACE FUNCTION ledger_welcome(p_user bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_market markets;
BEGIN
  SELECT * INTO v_market FROM markets WHERE welcome > 0 AND currency = (SELECT currency FROM users WHERE id = p_user AND NOT bot);
  IF v_market.currency IS NULL THEN
    RAISE EXCEPTION 'nothing is given to user %', p_user USING ERRCODE = 'KL703';
  END IF;
  PERFORM ledger_grant('grant:' || p_user, p_user, v_market.currency, v_market.welcome, 'welcome');
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON grants
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('grants are append-only');

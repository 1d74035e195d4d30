-- Money from outside and to outside. A deposit goes outside -> wallet, a withdrawal wallet -> held and then
-- held -> outside (paid) or held -> wallet (returned). Each transfer names its order, and the trigger of the journal
-- moves the order's own count of it: no program can credit an order twice or return what was paid.
-- Locks: wallets, escrows, held, the order, house, mint, outside.

CREATE VIEW ledger_postings AS
SELECT id AS transfer_id, operation_id, kind, debit_account AS account_id, currency, -amount AS amount,
  debit_balance AS balance, bet_id, at, order_id FROM ledger_transfers
UNION ALL
SELECT id, operation_id, kind, credit_account, currency, amount, credit_balance, bet_id, at, order_id
FROM ledger_transfers;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0
    OR (NEW.kind < 'house') <> (NEW.user_id IS NOT NULL)
    OR (NEW.user_id IS NULL) <> (NEW.shard IS NOT NULL)
  THEN
    RAISE EXCEPTION 'an account opens empty, with an owner or a shard' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency, shard)
SELECT 'outside', currency, shard FROM unnest(ARRAY['IDR', 'MXN']) currency, generate_series(0, 31) shard;
--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency, user_id) SELECT 'held', currency, id FROM users;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_open_wallet() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (kind, currency, user_id)
    VALUES ('wallet', NEW.currency, NEW.id), ('escrow', NEW.currency, NEW.id), ('held', NEW.currency, NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Bets need no lock on what is held.
CREATE OR REPLACE FUNCTION ledger_lock_accounts(p_users bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM ledger_accounts WHERE user_id = ANY (p_users) AND kind < 'held'
    ORDER BY kind, id FOR NO KEY UPDATE;
  PERFORM id FROM ledger_accounts
    WHERE kind = 'house' AND shard IS NOT NULL AND shard IN (SELECT ledger_shard(u) FROM unnest(p_users) u)
    ORDER BY id FOR NO KEY UPDATE;
END $$;
--> statement-breakpoint

-- A transfer of a deposit or withdrawal: between accounts of its owner, once, of its amount.
CREATE FUNCTION ledger_move_order(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_owner bigint;
  v_owners int;
BEGIN
  SELECT min(user_id), count(DISTINCT user_id) INTO v_owner, v_owners
    FROM ledger_accounts WHERE id IN (t.debit_account, t.credit_account);
  IF t.kind = 'deposit' THEN
    UPDATE deposit_orders SET credited = credited + t.amount
      WHERE id = t.order_id AND user_id = v_owner AND currency = t.currency;
  ELSE
    UPDATE withdrawals SET money = CASE t.kind WHEN 'hold' THEN 'held' ELSE t.kind::text END
      WHERE id = t.order_id AND user_id = v_owner AND currency = t.currency AND amount = t.amount
        AND money = CASE t.kind WHEN 'hold' THEN 'none' ELSE 'held' END;
  END IF;
  IF NOT FOUND OR v_owners <> 1 THEN
    RAISE EXCEPTION 'no % of % belongs to order %', t.kind, t.amount, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_debit account_kind;
  v_credit account_kind;
BEGIN
  IF NEW.amount <= 0 OR NEW.debit_account = NEW.credit_account THEN
    RAISE EXCEPTION 'a transfer moves an amount above zero between two accounts' USING ERRCODE = 'KL003';
  END IF;
  UPDATE ledger_accounts SET balance = balance - NEW.amount
    WHERE id = NEW.debit_account AND currency = NEW.currency
    RETURNING kind, balance INTO v_debit, NEW.debit_balance;
  UPDATE ledger_accounts SET balance = balance + NEW.amount
    WHERE id = NEW.credit_account AND currency = NEW.currency
    RETURNING kind, balance INTO v_credit, NEW.credit_balance;
  IF v_debit IS NULL OR v_credit IS NULL THEN
    RAISE EXCEPTION 'a transfer is between two accounts of its currency' USING ERRCODE = 'KLX00';
  END IF;
  -- The house, the mint and the outside may owe; players may not.
  IF NEW.debit_balance < 0 AND v_debit < 'house' THEN
    RAISE EXCEPTION 'the % holds too little', v_debit USING ERRCODE = 'KL700';
  END IF;
  IF (NEW.bet_id IS NULL) <> (NEW.kind = 'grant' OR NEW.kind >= 'deposit')
    OR (NEW.order_id IS NULL) <> (NEW.kind < 'deposit')
    OR NOT (CASE NEW.kind
    WHEN 'grant' THEN v_debit = 'mint' AND v_credit = 'wallet'
    WHEN 'stake' THEN v_debit = 'wallet' AND v_credit = 'escrow'
    WHEN 'release' THEN v_debit = 'escrow' AND v_credit = 'wallet'
    WHEN 'forfeit' THEN v_debit = 'escrow' AND v_credit = 'house'
    WHEN 'profit' THEN v_debit = 'house' AND v_credit = 'wallet'
    WHEN 'deposit' THEN v_debit = 'outside' AND v_credit = 'wallet'
    WHEN 'hold' THEN v_debit = 'wallet' AND v_credit = 'held'
    WHEN 'paid' THEN v_debit = 'held' AND v_credit = 'outside'
    WHEN 'returned' THEN v_debit = 'held' AND v_credit = 'wallet'
  END) THEN
    RAISE EXCEPTION 'no % goes from % to %', NEW.kind, v_debit, v_credit USING ERRCODE = 'KLX00';
  END IF;
  IF NEW.order_id IS NOT NULL THEN
    PERFORM ledger_move_order(NEW);
  END IF;
  NEW.id := nextval('ledger_transfers_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint

-- Deposit orders.

CREATE FUNCTION guard_deposit_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.payable < NEW.amount OR NEW.received <> 0 OR NEW.credited <> 0
      OR NEW.status <> 'pending'
    THEN
      RAISE EXCEPTION 'a deposit begins as pending, with an amount above zero' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.user_id, OLD.currency, OLD.port, OLD.bank, OLD.amount, OLD.fee, OLD.payable, OLD.key,
      OLD.reference, OLD.created_at) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.port, NEW.bank, NEW.amount, NEW.fee, NEW.payable, NEW.key,
      NEW.reference, NEW.created_at)
    OR NEW.received < OLD.received OR (NEW.credited <> OLD.credited AND pg_trigger_depth() < 2)
    OR (OLD.status = 'paid' AND NEW.status <> 'paid')
    OR (OLD.status <> NEW.status AND NEW.status IN ('pending', 'expired', 'refused') AND OLD.status <> 'pending')
  THEN
    RAISE EXCEPTION 'a deposit only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forward_only BEFORE INSERT OR UPDATE ON deposit_orders
FOR EACH ROW EXECUTE FUNCTION guard_deposit_order();
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON deposit_orders
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('deposits stay');
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_receipts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('receipts are append-only');
--> statement-breakpoint

-- What came in for an order, by the gateway's own reference of that payment: the same again changes nothing, with
-- another amount it is refused. Credits all but the order's fee, whatever became of the order meanwhile.
CREATE FUNCTION ledger_deposit(p_order bigint, p_ref text, p_amount bigint,
  OUT credit bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_order deposit_orders;
  v_wallet ledger_accounts;
  v_outside bigint;
  v_known bigint;
  v_at bigint := now_ms();
  v_operation bigint;
BEGIN
  IF p_ref IS NULL OR length(p_ref) NOT BETWEEN 1 AND 60 OR p_amount <= 0 THEN
    RAISE EXCEPTION 'a payment has a reference and an amount above zero' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order;
  IF v_order.id IS NULL THEN
    RAISE EXCEPTION 'no such deposit' USING ERRCODE = 'KL704';
  END IF;
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = v_order.user_id AND currency = v_order.currency AND kind = 'wallet' FOR NO KEY UPDATE;
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order FOR NO KEY UPDATE;
  SELECT amount INTO v_known FROM deposit_receipts WHERE order_id = p_order AND ref = p_ref;
  replayed := v_known IS NOT NULL;
  balance := v_wallet.balance;
  credit := 0;
  IF replayed THEN
    IF v_known <> p_amount THEN
      RAISE EXCEPTION 'this payment had another amount' USING ERRCODE = 'KL003';
    END IF;
    RETURN;
  END IF;

  INSERT INTO deposit_receipts (order_id, ref, amount, at) VALUES (p_order, p_ref, p_amount, v_at);
  credit := greatest(0, v_order.received + p_amount - v_order.fee) - v_order.credited;
  balance := v_wallet.balance + credit;
  IF credit > 0 THEN
    SELECT id INTO v_outside FROM ledger_accounts
      WHERE shard = ledger_shard(v_order.user_id) AND currency = v_order.currency AND kind = 'outside';
    INSERT INTO ledger_operations (scope, key, fingerprint, order_id, balance, at)
      VALUES ('pay:' || v_order.user_id, format('deposit:%s:%s', p_order, p_ref), format('deposit|%s', p_amount),
        p_order, ledger_deposit.balance, v_at) RETURNING id INTO v_operation;
    INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, order_id, at)
      VALUES (v_operation, 'deposit', v_outside, v_wallet.id, v_order.currency, ledger_deposit.credit, p_order, v_at);
  END IF;
  UPDATE deposit_orders SET received = received + p_amount,
      status = CASE WHEN received + p_amount >= payable THEN 'paid' ELSE 'partial' END,
      ended_at = CASE WHEN received + p_amount >= payable THEN coalesce(ended_at, v_at) ELSE ended_at END
    WHERE id = p_order;
END $$;
--> statement-breakpoint

-- Withdrawals.

CREATE FUNCTION guard_withdrawal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.fee >= NEW.amount OR NEW.status <> 'review' OR NEW.money <> 'none' THEN
      RAISE EXCEPTION 'a withdrawal begins in review, with an amount above its fee' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.user_id, OLD.currency, OLD.amount, OLD.fee, OLD.bank, OLD.number, OLD.holder, OLD.reference,
      OLD.created_at) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.amount, NEW.fee, NEW.bank, NEW.number, NEW.holder, NEW.reference,
      NEW.created_at)
    OR (NEW.money <> OLD.money AND pg_trigger_depth() < 2)
    OR (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN
      (('review', 'sending'), ('review', 'cancelled'), ('review', 'refused'), ('sending', 'paid'), ('sending', 'refused')))
  THEN
    RAISE EXCEPTION 'a withdrawal only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forward_only BEFORE INSERT OR UPDATE ON withdrawals
FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON withdrawals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('withdrawals stay');
--> statement-breakpoint
CREATE FUNCTION guard_withdrawal_money() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_status text;
  v_money text;
BEGIN
  SELECT status, money INTO v_status, v_money FROM withdrawals WHERE id = NEW.id;
  IF v_money <> (CASE v_status WHEN 'paid' THEN 'paid' WHEN 'cancelled' THEN 'returned' WHEN 'refused' THEN 'returned'
    ELSE 'held' END)
  THEN
    RAISE EXCEPTION 'withdrawal % is % and its money %', NEW.id, v_status, v_money USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER money_follows AFTER INSERT OR UPDATE ON withdrawals
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_withdrawal_money();
--> statement-breakpoint

-- What was given to a player and is not played through yet: it can be played with and not be withdrawn. Grants are
-- read from their operations, which have an index by player.
CREATE FUNCTION ledger_locked_gifts(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE sql STABLE
RETURN greatest(0,
  (SELECT coalesce(sum(split_part(fingerprint, '|', 3)::bigint), 0) FROM ledger_operations
    WHERE scope = 'grant:' || p_user AND split_part(fingerprint, '|', 2) = p_currency)
  - (SELECT coalesce(sum(amount), 0) FROM bets
    WHERE user_id = p_user AND currency = p_currency AND status IN ('cashed', 'lost')))::bigint;
--> statement-breakpoint

-- Takes a withdrawal's money out of the wallet at once. Refusals: 700 balance, 3003 above what may be withdrawn,
-- 3009 another is on its way, 3036 the day's amount or number is used up, 3 the key had another body.
CREATE FUNCTION ledger_hold(p_key text, p_user bigint, p_currency text, p_amount bigint, p_fee bigint,
  p_account bigint, p_bank text, p_number text, p_holder text, p_reference text, p_review_until bigint,
  p_day_start bigint, p_day_amount bigint, p_day_count bigint,
  OUT withdrawal_id bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('withdraw|%s|%s|%s', p_currency, p_amount, p_account);
  v_scope text := 'user:' || p_user;
  v_wallet ledger_accounts;
  v_held bigint;
  v_known ledger_operations;
  v_day_amount bigint;
  v_day_count bigint;
  v_operation bigint;
  v_at bigint;
BEGIN
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet' FOR NO KEY UPDATE;
  IF v_wallet.id IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  v_known := ledger_known(v_scope, p_key, v_fingerprint);
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    withdrawal_id := v_known.order_id;
    balance := v_known.balance;
    RETURN;
  END IF;

  IF p_amount <= 0 OR p_fee < 0 OR p_fee >= p_amount THEN
    RAISE EXCEPTION 'the amount is above its fee' USING ERRCODE = 'K3021';
  ELSIF EXISTS (SELECT FROM withdrawals WHERE user_id = p_user AND status IN ('review', 'sending')) THEN
    RAISE EXCEPTION 'a withdrawal is on its way' USING ERRCODE = 'K3009';
  END IF;
  SELECT coalesce(sum(amount), 0), count(*) INTO v_day_amount, v_day_count FROM withdrawals
    WHERE user_id = p_user AND currency = p_currency AND status = 'paid' AND created_at >= p_day_start;
  IF v_day_amount + p_amount > p_day_amount OR v_day_count >= p_day_count THEN
    RAISE EXCEPTION 'the day is used up' USING ERRCODE = 'K3036';
  ELSIF p_amount > v_wallet.balance - ledger_locked_gifts(p_user, p_currency) THEN
    RAISE EXCEPTION 'so much may not be withdrawn' USING ERRCODE = 'K3003';
  END IF;

  v_at := now_ms();
  balance := v_wallet.balance - p_amount;
  INSERT INTO withdrawals (user_id, currency, amount, fee, bank, number, holder, reference, review_until, created_at)
    VALUES (p_user, p_currency, p_amount, p_fee, p_bank, p_number, p_holder, p_reference, p_review_until, v_at)
    RETURNING id INTO withdrawal_id;
  SELECT id INTO v_held FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = 'held';
  INSERT INTO ledger_operations (scope, key, fingerprint, order_id, balance, at)
    VALUES (v_scope, p_key, v_fingerprint, ledger_hold.withdrawal_id, ledger_hold.balance, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'hold', v_wallet.id, v_held, p_currency, p_amount, ledger_hold.withdrawal_id, v_at);
END $$;
--> statement-breakpoint

-- Ends a withdrawal: 'paid' to outside, 'cancelled' (by its player, in review) or 'refused' back into the wallet. The
-- same end again changes nothing. Refusals: 704 no such withdrawal, 703 it has another end or the moment is over.
CREATE FUNCTION ledger_end_withdrawal(p_withdrawal bigint, p_end text, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_withdrawal withdrawals;
  v_wallet ledger_accounts;
  v_held bigint;
  v_to bigint;
  v_at bigint;
  v_operation bigint;
BEGIN
  SELECT * INTO v_withdrawal FROM withdrawals WHERE id = p_withdrawal;
  IF v_withdrawal.id IS NULL THEN
    RAISE EXCEPTION 'no such withdrawal' USING ERRCODE = 'KL704';
  END IF;
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = v_withdrawal.user_id AND currency = v_withdrawal.currency AND kind = 'wallet' FOR NO KEY UPDATE;
  SELECT id INTO v_held FROM ledger_accounts
    WHERE user_id = v_withdrawal.user_id AND currency = v_withdrawal.currency AND kind = 'held' FOR NO KEY UPDATE;
  SELECT * INTO v_withdrawal FROM withdrawals WHERE id = p_withdrawal FOR NO KEY UPDATE;
  balance := v_wallet.balance;
  replayed := v_withdrawal.status = p_end;
  IF replayed THEN RETURN; END IF;
  IF (v_withdrawal.status, p_end) NOT IN
    (('review', 'cancelled'), ('review', 'refused'), ('sending', 'paid'), ('sending', 'refused'))
  THEN
    RAISE EXCEPTION 'the withdrawal is %', v_withdrawal.status USING ERRCODE = 'KL703';
  END IF;

  v_at := now_ms();
  IF p_end <> 'paid' THEN balance := v_wallet.balance + v_withdrawal.amount; END IF;
  SELECT CASE p_end WHEN 'paid' THEN o.id ELSE v_wallet.id END INTO v_to FROM ledger_accounts o
    WHERE o.shard = ledger_shard(v_withdrawal.user_id) AND o.currency = v_withdrawal.currency AND o.kind = 'outside';
  INSERT INTO ledger_operations (scope, key, fingerprint, order_id, balance, at)
    VALUES ('pay:' || v_withdrawal.user_id, 'withdrawal:' || p_withdrawal, p_end, p_withdrawal,
      CASE p_end WHEN 'paid' THEN NULL ELSE ledger_end_withdrawal.balance END, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, CASE p_end WHEN 'paid' THEN 'paid' ELSE 'returned' END::transfer_kind, v_held, v_to,
      v_withdrawal.currency, v_withdrawal.amount, p_withdrawal, v_at);
  UPDATE withdrawals SET status = p_end, ended_at = v_at WHERE id = p_withdrawal;
END $$;

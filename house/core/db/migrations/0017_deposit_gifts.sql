ALTER TYPE "public"."transfer_kind" ADD VALUE 'bonus';--> statement-breakpoint
-- Gifts of promotions: a deposit that was promised one gets it with the payment that completes it, mint -> wallet, in
-- the same transaction. The transfer names the order, and the trigger of the journal moves the order's own count of it.
-- Locks: wallets, escrows, held, the order, house, mint, outside.

CREATE OR REPLACE FUNCTION ledger_move_order(t ledger_transfers) RETURNS void
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
  ELSIF t.kind = 'bonus' THEN
    UPDATE deposit_orders SET given = given + t.amount
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
    WHEN 'bonus' THEN v_debit = 'mint' AND v_credit = 'wallet'
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

-- What a promotion's terms come to for an amount.
CREATE FUNCTION promised_gift(p_amount bigint, p_percent int, p_most bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN least(p_amount * p_percent / 100, p_most);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_deposit_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.payable < NEW.amount OR NEW.received <> 0 OR NEW.credited <> 0
      OR NEW.given <> 0 OR NEW.status <> 'pending'
    THEN
      RAISE EXCEPTION 'a deposit begins as pending, with an amount above zero' USING ERRCODE = 'KLX00';
    ELSIF NEW.promotion IS NULL AND
        (NEW.promo_percent, NEW.promo_min, NEW.promo_most, NEW.promo_slot, nullif(NEW.bonus, 0)) IS DISTINCT FROM
        (NULL::int, NULL::bigint, NULL::bigint, NULL::text, NULL::bigint)
      OR NEW.promotion IS NOT NULL AND
        (NEW.promo_percent > 0 AND NEW.amount >= NEW.promo_min AND NEW.bonus > 0
          AND NEW.bonus = promised_gift(NEW.amount, NEW.promo_percent, NEW.promo_most)) IS NOT TRUE
    THEN
      RAISE EXCEPTION 'a promise is what the terms of its promotion come to' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.user_id, OLD.currency, OLD.port, OLD.bank, OLD.amount, OLD.fee, OLD.payable, OLD.key,
      OLD.reference, OLD.created_at, OLD.from_account, OLD.promotion, OLD.promo_percent, OLD.promo_min, OLD.promo_most,
      OLD.promo_slot, OLD.bonus) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.port, NEW.bank, NEW.amount, NEW.fee, NEW.payable, NEW.key,
      NEW.reference, NEW.created_at, NEW.from_account, NEW.promotion, NEW.promo_percent, NEW.promo_min, NEW.promo_most,
      NEW.promo_slot, NEW.bonus)
    OR NEW.received < OLD.received OR (NEW.credited <> OLD.credited AND pg_trigger_depth() < 2)
    OR (OLD.status = 'paid' AND NEW.status <> 'paid')
    OR (OLD.status <> NEW.status AND NEW.status IN ('pending', 'expired', 'refused') AND OLD.status <> 'pending')
  THEN
    RAISE EXCEPTION 'a deposit only goes forward' USING ERRCODE = 'KLX00';
  ELSIF NEW.given <> OLD.given
    AND (pg_trigger_depth() < 2 OR OLD.given <> 0 OR NEW.given <> NEW.bonus OR NEW.status <> 'paid')
  THEN
    RAISE EXCEPTION 'a gift is what was promised, once, for a deposit that was paid' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- The gift of an order that is paid, once: a repeated call gives nothing. Of the orders with one slot (a player's first
-- deposit, a day) the one that is paid first gets it. The caller holds the wallet's and the order's lock.
CREATE FUNCTION ledger_give_bonus(p_order bigint, p_at bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_order deposit_orders;
  v_wallet bigint;
  v_balance bigint;
  v_mint bigint;
  v_operation bigint;
BEGIN
  SELECT * INTO v_order FROM deposit_orders WHERE id = p_order;
  IF v_order.status <> 'paid' OR v_order.bonus = 0 OR v_order.given > 0
    OR EXISTS (SELECT FROM deposit_orders
      WHERE user_id = v_order.user_id AND promo_slot = v_order.promo_slot AND given > 0)
  THEN
    RETURN 0;
  END IF;
  SELECT id, balance INTO v_wallet, v_balance FROM ledger_accounts
    WHERE user_id = v_order.user_id AND currency = v_order.currency AND kind = 'wallet';
  SELECT id INTO v_mint FROM ledger_accounts
    WHERE shard = ledger_shard(v_order.user_id) AND currency = v_order.currency AND kind = 'mint';
  -- Of the scope of grants, among which ledger_locked_gifts looks for what is to be played through.
  INSERT INTO ledger_operations (scope, key, fingerprint, order_id, balance, at)
    VALUES ('grant:' || v_order.user_id, 'deposit:' || p_order,
      format('bonus|%s|%s|%s', v_order.currency, v_order.bonus, v_order.promotion), p_order,
      v_balance + v_order.bonus, p_at) RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'bonus', v_mint, v_wallet, v_order.currency, v_order.bonus, p_order, p_at);
  RETURN v_order.bonus;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_deposit(p_order bigint, p_ref text, p_amount bigint,
  OUT credit bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_order deposit_orders;
  v_wallet ledger_accounts;
  v_outside bigint;
  v_known bigint;
  v_paid boolean;
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

  v_paid := v_order.received + p_amount >= v_order.payable;
  IF v_paid AND v_order.bonus > v_order.given THEN
    PERFORM FROM ledger_accounts
      WHERE shard = ledger_shard(v_order.user_id) AND currency = v_order.currency AND kind = 'mint' FOR NO KEY UPDATE;
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
      status = CASE WHEN v_paid THEN 'paid' ELSE 'partial' END,
      ended_at = CASE WHEN v_paid THEN coalesce(ended_at, v_at) ELSE ended_at END
    WHERE id = p_order;
  IF v_paid THEN
    balance := balance + ledger_give_bonus(p_order, v_at);
  END IF;
END $$;
--> statement-breakpoint

-- What was given to a player and is not played through yet: it can be played with and not be withdrawn. Each gift is
-- played through by what is staked after it (bets that were cashed or lost), so stakes of before do not count for a
-- later one. Grants and gifts are read from their operations, which have an index by player.
CREATE OR REPLACE FUNCTION ledger_locked_gifts(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_times bigint[];
  v_gifts bigint[];
  v_played bigint[];
  v_locked bigint := 0;
BEGIN
  SELECT array_agg(at ORDER BY at, id), array_agg(split_part(fingerprint, '|', 3)::bigint ORDER BY at, id)
    INTO v_times, v_gifts FROM ledger_operations
    WHERE scope = 'grant:' || p_user AND split_part(fingerprint, '|', 2) = p_currency;
  IF v_times IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(coalesce(b.amount, 0) ORDER BY i) INTO v_played
    FROM generate_subscripts(v_times, 1) i
    LEFT JOIN (SELECT width_bucket(placed_at, v_times) AS after, sum(amount)::bigint AS amount FROM bets
      WHERE user_id = p_user AND currency = p_currency AND status IN ('cashed', 'lost') GROUP BY 1) b ON b.after = i;
  FOR i IN 1 .. cardinality(v_gifts) LOOP
    v_locked := greatest(0, v_locked + v_gifts[i] - v_played[i]);
  END LOOP;
  RETURN v_locked;
END $$;
--> statement-breakpoint

-- What bets cost a player since p_since, below zero when they brought more; open stakes count as lost. It is what the
-- wallet had then, with all that came and went otherwise, less what it has: a few looks into the indexes, however
-- much was played.
CREATE OR REPLACE FUNCTION player_loss(p_user bigint, p_currency text, p_since bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_wallet bigint;
  v_balance bigint;
  v_before bigint;
  v_others bigint;
BEGIN
  SELECT id, balance INTO v_wallet, v_balance FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet';
  SELECT balance INTO v_before FROM (
    (SELECT at, id, debit_balance AS balance FROM ledger_transfers
      WHERE debit_account = v_wallet AND kind = 'stake' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, debit_balance FROM ledger_transfers
      WHERE debit_account = v_wallet AND kind = 'hold' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'grant' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'release' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'profit' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'deposit' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'returned' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
    UNION ALL (SELECT at, id, credit_balance FROM ledger_transfers
      WHERE credit_account = v_wallet AND kind = 'bonus' AND at < p_since ORDER BY at DESC, id DESC LIMIT 1)
  ) last ORDER BY id DESC LIMIT 1;
  SELECT coalesce(sum(amount), 0) INTO v_others FROM (
    SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'grant' AND at >= p_since
    UNION ALL SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'deposit' AND at >= p_since
    UNION ALL SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'returned' AND at >= p_since
    UNION ALL SELECT amount FROM ledger_transfers WHERE credit_account = v_wallet AND kind = 'bonus' AND at >= p_since
    UNION ALL SELECT -amount FROM ledger_transfers WHERE debit_account = v_wallet AND kind = 'hold' AND at >= p_since
  ) others;
  RETURN coalesce(v_before, 0) + v_others - v_balance;
END $$;
--> statement-breakpoint

-- Takes a withdrawal's money out of the wallet at once. Refusals: 700 balance, 1051 above the level's most, 3003 above
-- what may be withdrawn, 3009 another is on its way, 3036 the day's amount or number is used up, 3 the key had another
-- body. Levels are two lists: from so much paid in ever, so much at once.
DROP FUNCTION ledger_hold(text, bigint, text, bigint, bigint, bigint, text, text, text, text, bigint, bigint, bigint, bigint);
--> statement-breakpoint
CREATE FUNCTION ledger_hold(p_key text, p_user bigint, p_currency text, p_amount bigint, p_fee bigint,
  p_account bigint, p_bank text, p_number text, p_holder text, p_reference text, p_review_until bigint,
  p_day_start bigint, p_day_amount bigint, p_day_count bigint, p_level_from bigint[], p_level_most bigint[],
  OUT withdrawal_id bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('withdraw|%s|%s|%s', p_currency, p_amount, p_account);
  v_scope text := 'user:' || p_user;
  v_wallet ledger_accounts;
  v_held bigint;
  v_known ledger_operations;
  v_deposited bigint;
  v_level_most bigint;
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
  SELECT coalesce(sum(credited), 0) INTO v_deposited FROM deposit_orders
    WHERE user_id = p_user AND currency = p_currency;
  SELECT max(most) INTO v_level_most FROM unnest(p_level_from, p_level_most) AS l(least, most)
    WHERE l.least <= v_deposited;
  IF p_amount > coalesce(v_level_most, 0) THEN
    RAISE EXCEPTION 'the level lets less out at once' USING ERRCODE = 'K1051';
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

-- A deposit over a limit of the player's own has a code of its own: 3021 is an amount that nobody may pay in.
CREATE OR REPLACE FUNCTION guard_deposit(p_user bigint, p_amount bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
  v_currency text;
  v_now bigint;
BEGIN
  SELECT a.currency INTO v_currency FROM ledger_accounts a JOIN users u ON u.id = a.user_id AND u.currency = a.currency
    WHERE a.user_id = p_user AND a.kind = 'wallet' FOR NO KEY UPDATE OF a;
  SELECT * INTO v_guard FROM player_guards WHERE user_id = p_user;
  IF NOT FOUND THEN RETURN; END IF;
  v_now := now_ms();
  IF v_guard.break_until > v_now THEN
    RAISE EXCEPTION 'the player takes a break' USING ERRCODE = 'K7030';
  END IF;
  PERFORM FROM player_limits_at(p_user, 'deposit', v_now) l
    WHERE player_deposited(p_user, v_currency, period_start(l.span, v_guard.time_zone, v_now), v_now) + p_amount > l.most;
  IF FOUND THEN
    RAISE EXCEPTION 'over a limit of the player''s own' USING ERRCODE = 'K7026';
  END IF;
END $$;

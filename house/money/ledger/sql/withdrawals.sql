-- Money to clearing: wallet -> held, then held -> clearing (paid) or held -> wallet (returned). The journal's trigger updates
-- the withdrawal's own count of its money: no program can return what was paid.

-- A house sends a withdrawal to the gateway only while it holds its lease. Enforced here, whatever a program does: review ends
-- with a lease and not early, an active lease belongs to one house, `sent_at` is set only by the holder of an active lease of
-- an unsent withdrawal, and cleared only on a parked one.
CREATE OR REPLACE FUNCTION guard_withdrawal() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_leased boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.fee >= NEW.amount OR NEW.status <> 'review' OR NEW.money <> 'none'
      OR NEW.lease IS NOT NULL OR NEW.sent_at IS NOT NULL OR NEW.handed_over OR NEW.parked_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'a withdrawal begins in review, with an amount above its fee' USING ERRCODE = 'KLX00';
    END IF;
    NEW.next_attempt_at := NEW.review_until;
    RETURN NEW;
  END IF;
  IF (OLD.id, OLD.user_id, OLD.currency, OLD.amount, OLD.fee, OLD.bank, OLD.number, OLD.holder, OLD.reference,
      OLD.created_at) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.amount, NEW.fee, NEW.bank, NEW.number, NEW.holder, NEW.reference,
      NEW.created_at)
    OR (NEW.money <> OLD.money AND pg_trigger_depth() < 2)
    OR (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN
      (('review', 'sending'), ('review', 'cancelled'), ('review', 'refused'), ('sending', 'paid'), ('sending', 'refused')))
  THEN
    RAISE EXCEPTION 'a withdrawal only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  v_leased := OLD.lease IS NOT NULL AND OLD.leased_until > now_ms();
  IF OLD.status = 'review' AND NEW.status = 'sending' AND (NEW.lease IS NULL OR NEW.review_until > now_ms()) THEN
    RAISE EXCEPTION 'a withdrawal leaves review by a lease, when its time is over' USING ERRCODE = 'KLX00';
  ELSIF NEW.lease IS NOT NULL AND NEW.lease IS DISTINCT FROM OLD.lease AND (v_leased OR NEW.status <> 'sending') THEN
    RAISE EXCEPTION 'one house at a time has a withdrawal in hand' USING ERRCODE = 'KLX00';
  ELSIF NEW.sent_at IS DISTINCT FROM OLD.sent_at AND NOT (CASE WHEN NEW.sent_at IS NULL
      THEN OLD.parked_at IS NOT NULL AND NOT v_leased
      ELSE v_leased AND NEW.lease IS NOT DISTINCT FROM OLD.lease AND NEW.status = 'sending' END)
  THEN
    RAISE EXCEPTION 'a withdrawal is sent by the house that has it in hand' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION guard_withdrawal_money() RETURNS trigger
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

-- The request hash of a withdrawal.
CREATE OR REPLACE FUNCTION withdraw_print(p_currency text, p_amount bigint, p_account bigint, p_give_up boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN format('withdraw|%s|%s|%s%s', p_currency, p_amount, p_account, CASE WHEN p_give_up THEN '|giveUp' END);

-- Whether this very request opened a withdrawal before. Refusal: 3 its key was used with another body, for any call.
CREATE OR REPLACE FUNCTION ledger_is_held(p_key text, p_user bigint, p_currency text, p_amount bigint, p_account bigint,
  p_give_up boolean) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_known ledger_operations := ledger_known('user:' || p_user, p_key,
    withdraw_print(p_currency, p_amount, p_account, p_give_up));
BEGIN
  RETURN v_known.id IS NOT NULL;
END $$;

CREATE OR REPLACE FUNCTION ledger_hold(p_key text, p_user bigint, p_currency text, p_amount bigint, p_fee bigint,
  p_account bigint, p_bank text, p_number text, p_holder text, p_reference text, p_review_until bigint,
  p_day_start bigint, p_day_amount bigint, p_day_count bigint, p_level_from bigint[], p_level_most bigint[],
  p_give_up boolean, OUT withdrawal_id bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := withdraw_print(p_currency, p_amount, p_account, p_give_up);
  v_scope text := 'user:' || p_user;
  v_wallet ledger_accounts;
  v_held bigint;
  v_wagering bigint;
  v_known ledger_operations;
  v_deposited bigint;
  v_level_most bigint;
  v_day_amount bigint;
  v_day_count bigint;
  v_operation bigint;
  v_at bigint;
BEGIN
  v_wallet := ledger_lock_wallet(p_user, p_currency);
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
  v_deposited := player_paid_in(p_user, p_currency);
  SELECT max(most) INTO v_level_most FROM unnest(p_level_from, p_level_most) AS l(least, most)
    WHERE l.least <= v_deposited;
  IF p_amount > coalesce(v_level_most, 0) THEN
    RAISE EXCEPTION 'the level lets less out at once' USING ERRCODE = 'K1051';
  END IF;
  SELECT coalesce(sum(amount), 0), count(*) INTO v_day_amount, v_day_count FROM withdrawals
    WHERE user_id = p_user AND currency = p_currency AND status = 'paid' AND created_at >= p_day_start;
  IF v_day_amount + p_amount > p_day_amount OR v_day_count >= p_day_count THEN
    RAISE EXCEPTION 'the day is used up' USING ERRCODE = 'K3036';
  ELSIF p_amount > v_wallet.balance - ledger_unplayed_grants(p_user, p_currency) - ledger_debt(p_user, p_currency) THEN
    RAISE EXCEPTION 'so much may not be withdrawn' USING ERRCODE = 'K3003';
  END IF;

  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  balance := v_wallet.balance - p_amount + CASE WHEN p_give_up THEN 0 ELSE v_wallet.bonus END;
  INSERT INTO withdrawals (user_id, currency, amount, fee, bank, number, holder, reference, review_until, created_at)
    VALUES (p_user, p_currency, p_amount, p_fee, p_bank, p_number, p_holder, p_reference, p_review_until, v_at)
    RETURNING id INTO withdrawal_id;
  SELECT id INTO v_held FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = 'held';
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES (v_scope, p_key, p_user, v_fingerprint, ledger_hold.withdrawal_id, ledger_hold.balance, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, 'hold', p_user, v_wallet.id, v_held, p_currency, p_amount, ledger_hold.withdrawal_id, v_at);
  IF p_give_up THEN
    SELECT id INTO v_wagering FROM wagering_requirements WHERE user_id = p_user AND currency = p_currency AND status = 'open';
    IF FOUND THEN
      PERFORM ledger_end_wagering(v_operation, v_wagering, 'givenUp', v_at);
    END IF;
  END IF;
END $$;

-- Ends a withdrawal: 'paid' to clearing, 'cancelled' (by its player, in review) or 'refused' back to the wallet. A repeat of
-- the same end changes nothing. Refusals: 704 no such withdrawal, 703 it has another end or can no longer end this way.
CREATE OR REPLACE FUNCTION ledger_end_withdrawal(p_withdrawal bigint, p_end text, p_fee bigint, OUT balance bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_withdrawal withdrawals;
  v_wallet ledger_accounts;
  v_held ledger_accounts;
  v_at bigint;
  v_operation bigint;
BEGIN
  SELECT * INTO v_withdrawal FROM withdrawals WHERE id = p_withdrawal;
  IF v_withdrawal.id IS NULL THEN
    RAISE EXCEPTION 'no such withdrawal' USING ERRCODE = 'KL704';
  END IF;
  v_wallet := ledger_lock_wallet(v_withdrawal.user_id, v_withdrawal.currency);
  SELECT * INTO v_held FROM ledger_accounts
    WHERE user_id = v_withdrawal.user_id AND currency = v_withdrawal.currency AND kind = 'held' FOR NO KEY UPDATE;
  SELECT * INTO v_withdrawal FROM withdrawals WHERE id = p_withdrawal FOR NO KEY UPDATE;
  balance := v_wallet.balance + v_wallet.bonus;
  replayed := v_withdrawal.status = p_end;
  IF replayed THEN
    PERFORM ledger_post_fee(v_withdrawal.user_id, v_withdrawal.currency, NULL, p_withdrawal, 'payout', p_fee, NULL, now_ms());
    RETURN;
  END IF;
  IF (v_withdrawal.status, p_end) NOT IN
    (('review', 'cancelled'), ('review', 'refused'), ('sending', 'paid'), ('sending', 'refused'))
  THEN
    RAISE EXCEPTION 'the withdrawal is %', v_withdrawal.status USING ERRCODE = 'KL703';
  END IF;

  v_at := greatest(now_ms(), v_wallet.balance_changed_at, v_held.balance_changed_at);
  IF p_end <> 'paid' THEN
    balance := balance + v_withdrawal.amount
      - least(v_withdrawal.amount, ledger_debt(v_withdrawal.user_id, v_withdrawal.currency));
  END IF;
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, order_id, balance, at)
    VALUES ('pay:' || v_withdrawal.user_id, 'withdrawal:' || p_withdrawal, v_withdrawal.user_id, p_end, p_withdrawal,
      CASE p_end WHEN 'paid' THEN NULL ELSE ledger_end_withdrawal.balance END, v_at)
    RETURNING id INTO v_operation;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (v_operation, CASE p_end WHEN 'paid' THEN 'paid' ELSE 'returned' END, v_withdrawal.user_id, v_held.id,
      CASE p_end WHEN 'paid' THEN ledger_own_account('clearing', v_withdrawal.currency) ELSE v_wallet.id END,
      v_withdrawal.currency, v_withdrawal.amount, p_withdrawal, v_at);
  PERFORM ledger_post_fee(v_withdrawal.user_id, v_withdrawal.currency, NULL, p_withdrawal, 'payout', p_fee, v_operation, v_at);
  IF p_end <> 'paid' THEN
    PERFORM ledger_collect_debt(v_withdrawal.user_id, v_withdrawal.currency, v_withdrawal.amount, v_operation, v_at);
  ELSE
    -- The part that is not sent goes to the house.
    INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
      SELECT v_operation, 'payout_charge', v_withdrawal.user_id, ledger_own_account('clearing', v_withdrawal.currency),
        ledger_own_account('house', v_withdrawal.currency), v_withdrawal.currency, v_withdrawal.fee, p_withdrawal, v_at
      WHERE v_withdrawal.fee > 0;
    PERFORM ledger_count_payment(v_withdrawal.user_id, v_withdrawal.currency, v_at, 0, v_withdrawal.amount);
  END IF;
  UPDATE withdrawals SET status = p_end, ended_at = v_at WHERE id = p_withdrawal;
END $$;

-- Operators' manual acts on a payout (docs/payments.md). Refusals: 703 a house is processing it, or it is in the wrong state,
-- 704 no such withdrawal.

-- Houses ignore it until it is sent again or ended.
CREATE OR REPLACE FUNCTION payout_park(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET parked_at = coalesce(parked_at, now_ms())
    WHERE id = p_withdrawal AND status = 'sending' AND (lease IS NULL OR leased_until <= now_ms());
  IF NOT FOUND THEN
    RAISE EXCEPTION 'it is not on its way, or a house has it in hand just now: try again in a minute'
      USING ERRCODE = 'KL703';
  END IF;
END $$;

-- 'paid' or 'refused', for one that was never sent or is parked: only the gateway ends one that it may have received.
CREATE OR REPLACE FUNCTION payout_end_by_hand(p_withdrawal bigint, p_end text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_end_withdrawal(p_withdrawal, p_end, NULL);
  -- Under the lock taken by the line above: no house can have begun to send it since.
  IF EXISTS (SELECT FROM withdrawals WHERE id = p_withdrawal AND parked_at IS NULL
      AND (sent_at IS NOT NULL OR leased_until > now_ms()))
  THEN
    RAISE EXCEPTION 'a gateway may have it, or a house has it in hand: park it first' USING ERRCODE = 'KL703';
  END IF;
END $$;

-- For a parked one that certainly did not arrive.
CREATE OR REPLACE FUNCTION payout_send_again(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET parked_at = NULL, sent_at = NULL, handed_over = false, attempts = 0, last_error = NULL,
      next_attempt_at = now_ms()
    WHERE id = p_withdrawal AND status = 'sending' AND parked_at IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such payout is parked' USING ERRCODE = 'KL703';
  END IF;
END $$;

CREATE OR REPLACE TRIGGER forward_only BEFORE INSERT OR UPDATE ON withdrawals
FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON withdrawals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('withdrawals stay');

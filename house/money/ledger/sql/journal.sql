-- The journal. A row moves an amount from one account to another, so no posting can be unbalanced. transfer_kinds defines which
-- rows are allowed; a trigger checks every row, whoever writes it.

-- Applies a transfer of a deposit or withdrawal: it must match its owner and amount and is applied once. Updates the order's
-- own count.
CREATE OR REPLACE FUNCTION ledger_move_order(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF t.kind = 'deposit' THEN
    UPDATE deposit_orders SET credited = credited + t.amount
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency;
  ELSIF t.kind = 'depositBonus' THEN
    UPDATE deposit_orders SET given = given + t.amount
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency;
  ELSIF t.kind IN ('hold', 'paid', 'returned') THEN
    UPDATE withdrawals SET money = CASE t.kind WHEN 'hold' THEN 'held' ELSE t.kind END
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency AND amount = t.amount
        AND money = CASE t.kind WHEN 'hold' THEN 'none' ELSE 'held' END;
  ELSE
    PERFORM ledger_move_case(t);
    RETURN;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % belongs to order %', t.kind, t.amount, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- Checks that the cause named by a transfer exists, with the same owner and amount, in the state that allows the transfer.
CREATE OR REPLACE FUNCTION ledger_hold_cause(t ledger_transfers, p_subject text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  CASE p_subject
    WHEN 'grant' THEN
      PERFORM FROM grants WHERE id = t.order_id AND operation_id = t.operation_id AND user_id = t.user_id
        AND currency = t.currency AND amount = t.amount;
    WHEN 'award' THEN
      PERFORM FROM awards WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency AND amount = t.amount
        AND kind = 'cash' AND state = 'open';
    WHEN 'wagering' THEN
      PERFORM FROM wagering_requirements WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency
        AND status <> 'open' AND (status = 'met') = (t.kind = 'bonusWon');
    WHEN 'phoneCredit' THEN
      PERFORM FROM phone_credit_orders o JOIN awards a ON a.id = o.award_id
        WHERE o.id = t.order_id AND o.user_id = t.user_id AND o.state = 'delivered' AND a.currency = t.currency AND a.amount = t.amount;
  END CASE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % has % % as its cause', t.kind, t.amount, p_subject, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- The amount that a bet moves by a transfer of a kind: exactly as its status says, from and to the account of its stake. Null
-- for a kind that does not apply.
CREATE OR REPLACE FUNCTION ledger_moved_of(b bets, p_kind text) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN p_kind = 'forfeit' THEN CASE b.status WHEN 'lost' THEN b.amount WHEN 'cashed' THEN b.amount - b.payout END
  WHEN (b.wagering_id IS NULL) = (p_kind IN ('bonusStake', 'bonusRelease', 'bonusProfit')) THEN NULL
  WHEN p_kind IN ('stake', 'bonusStake') THEN CASE b.status WHEN 'placed' THEN b.amount END
  WHEN p_kind IN ('release', 'bonusRelease') THEN
    CASE b.status WHEN 'returned' THEN b.amount WHEN 'cashed' THEN least(b.amount, b.payout) END
  WHEN p_kind IN ('profit', 'bonusProfit') THEN CASE b.status WHEN 'cashed' THEN b.payout - b.amount END
END;

-- Whether a kind moves own money of a bet. Rounds that begin and end write many of these: the same rules are checked for a
-- whole statement (ledger_hold_bets), at a third of the cost of checking row by row.
CREATE OR REPLACE FUNCTION ledger_is_bet(p_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE
RETURN p_kind IN ('stake', 'release', 'forfeit', 'profit');

-- The same for own money of providers' transactions.
CREATE OR REPLACE FUNCTION ledger_is_provided(p_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE
RETURN p_kind IN ('providerBet', 'providerWin');

-- Checks a row against its kind, its accounts and its bet, and updates stored balances. A stored balance, the last operation on
-- it and that operation's time change together: per account, ids, times and balances are in the same order. A wallet's row also
-- holds the balance of its player's bonus account and changes with it: one row, which is locked anyway, has both parts. With
-- the unique index on (bet_id, kind) nothing of a bet can be paid twice, to somebody else or in another amount.
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  k transfer_kinds;
BEGIN
  IF ledger_is_bet(NEW.kind) OR ledger_is_provided(NEW.kind) THEN
    NEW.id := nextval('ledger_transfers_id_seq');
    RETURN NEW;
  END IF;
  IF NEW.amount <= 0 OR NEW.debit_account = NEW.credit_account THEN
    RAISE EXCEPTION 'a transfer moves an amount above zero between two accounts' USING ERRCODE = 'KL003';
  END IF;
  SELECT * INTO k FROM transfer_kinds WHERE kind = NEW.kind;
  IF k.kind IS NULL OR k.subject = 'past' OR (NEW.bet_id IS NOT NULL) <> (k.subject IN ('bet', 'provider'))
    OR num_nonnulls(NEW.bet_id, NEW.order_id) <> 1
  THEN
    RAISE EXCEPTION 'no transfer of kind % is of that', NEW.kind USING ERRCODE = 'KLX00';
  END IF;
  NEW.debit_balance := NULL;
  NEW.credit_balance := NULL;
  IF k.keeps_debit THEN
    UPDATE ledger_accounts SET balance = balance - NEW.amount, sequence = NEW.operation_id, balance_changed_at = NEW.at
      WHERE id = NEW.debit_account AND kind = k.debit AND user_id = NEW.user_id AND currency = NEW.currency
        AND balance_changed_at <= NEW.at RETURNING balance INTO NEW.debit_balance;
    IF NEW.debit_balance < 0 THEN
      RAISE EXCEPTION 'the % holds too little', k.debit USING ERRCODE = 'KL700';
    END IF;
  ELSE
    PERFORM FROM ledger_accounts WHERE id = NEW.debit_account AND kind = k.debit AND currency = NEW.currency
      AND (user_id IS NULL OR user_id = NEW.user_id);
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % goes from account % at that time', NEW.kind, NEW.debit_account USING ERRCODE = 'KLX00';
  END IF;
  IF k.keeps_credit THEN
    UPDATE ledger_accounts SET balance = balance + NEW.amount, sequence = NEW.operation_id, balance_changed_at = NEW.at
      WHERE id = NEW.credit_account AND kind = k.credit AND user_id = NEW.user_id AND currency = NEW.currency
        AND balance_changed_at <= NEW.at RETURNING balance INTO NEW.credit_balance;
  ELSE
    PERFORM FROM ledger_accounts WHERE id = NEW.credit_account AND kind = k.credit AND currency = NEW.currency
      AND (user_id IS NULL OR user_id = NEW.user_id);
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % goes to account % at that time', NEW.kind, NEW.credit_account USING ERRCODE = 'KLX00';
  END IF;
  IF k.debit = 'bonus' OR k.credit = 'bonus' THEN
    UPDATE ledger_accounts SET sequence = NEW.operation_id, balance_changed_at = NEW.at,
        bonus = bonus + CASE k.credit WHEN 'bonus' THEN NEW.amount ELSE -NEW.amount END
      WHERE user_id = NEW.user_id AND currency = NEW.currency AND kind = 'wallet';
  END IF;
  IF k.subject = 'bet' THEN
    PERFORM FROM bets b WHERE b.id = NEW.bet_id AND b.user_id = NEW.user_id AND b.currency = NEW.currency
      AND ledger_moved_of(b, NEW.kind) = NEW.amount;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no % of % belongs to bet %', NEW.kind, NEW.amount, NEW.bet_id USING ERRCODE = 'KLX00';
    END IF;
  ELSIF k.subject = 'provider' THEN
    PERFORM FROM provider_transactions p WHERE p.id = NEW.bet_id AND p.user_id = NEW.user_id AND p.currency = NEW.currency
      AND (provider_moved_of(p, NEW.kind) = NEW.amount OR (NEW.kind = 'providerWinBack' AND provider_moved_of(p, NEW.kind) > NEW.amount));
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no % of % belongs to transaction %', NEW.kind, NEW.amount, NEW.bet_id USING ERRCODE = 'KLX00';
    END IF;
  ELSIF k.subject = 'order' THEN
    PERFORM ledger_move_order(NEW);
  ELSE
    PERFORM ledger_hold_cause(NEW, k.subject);
  END IF;
  NEW.id := nextval('ledger_transfers_id_seq');
  RETURN NEW;
END $$;

-- Checks the rows that one statement wrote for bets, ours and providers', and updates their wallets. The rows contain each
-- wallet's balance after them, in the order of their ids, which must follow from the balance before. All rows of a wallet
-- belong to one operation.
CREATE OR REPLACE FUNCTION ledger_hold_bets() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_bets bigint;
  v_provided bigint;
  v_wallets bigint;
  v_changed_at bigint;
BEGIN
  SELECT count(*) FILTER (WHERE ledger_is_bet(kind)), count(*) FILTER (WHERE ledger_is_provided(kind)),
      count(DISTINCT CASE WHEN kind IN ('stake', 'providerBet') THEN debit_account ELSE credit_account END) FILTER (WHERE kind <> 'forfeit')
    INTO v_bets, v_provided, v_wallets FROM moved WHERE ledger_is_bet(kind) OR ledger_is_provided(kind);
  IF v_bets > 0 THEN
    SELECT count(*) INTO v_changed_at FROM moved t
      JOIN transfer_kinds k ON k.kind = t.kind
      JOIN bets b ON b.id = t.bet_id AND b.user_id = t.user_id AND b.currency = t.currency
      -- IS TRUE: forces the lookup of accounts by id; a plan made while there were few would read all accounts of a currency.
      JOIN ledger_accounts d ON d.id = t.debit_account AND (d.kind = k.debit AND d.currency = t.currency
        AND (d.user_id = t.user_id OR d.user_id IS NULL)) IS TRUE
      JOIN ledger_accounts c ON c.id = t.credit_account AND (c.kind = k.credit AND c.currency = t.currency
        AND (c.user_id = t.user_id OR c.user_id IS NULL)) IS TRUE
      WHERE ledger_is_bet(t.kind) AND t.amount > 0 AND ledger_moved_of(b, t.kind) = t.amount AND t.order_id IS NULL
        AND (t.debit_balance IS NOT NULL) = k.keeps_debit AND (t.credit_balance IS NOT NULL) = k.keeps_credit;
    IF v_changed_at <> v_bets THEN
      RAISE EXCEPTION 'what a bet moves is not what the bet says' USING ERRCODE = 'KLX00';
    END IF;
  END IF;
  IF v_provided > 0 THEN
    SELECT count(*) INTO v_changed_at FROM moved t
      JOIN transfer_kinds k ON k.kind = t.kind
      JOIN provider_transactions p ON p.id = t.bet_id AND (p.user_id = t.user_id AND p.currency = t.currency) IS TRUE
      JOIN ledger_accounts d ON d.id = t.debit_account AND (d.kind = k.debit AND d.currency = t.currency
        AND (d.user_id = t.user_id OR d.user_id IS NULL)) IS TRUE
      JOIN ledger_accounts c ON c.id = t.credit_account AND (c.kind = k.credit AND c.currency = t.currency
        AND (c.user_id = t.user_id OR c.user_id IS NULL)) IS TRUE
      WHERE ledger_is_provided(t.kind) AND t.amount > 0 AND provider_moved_of(p, t.kind) = t.amount AND t.order_id IS NULL
        AND (t.debit_balance IS NOT NULL) = k.keeps_debit AND (t.credit_balance IS NOT NULL) = k.keeps_credit;
    IF v_changed_at <> v_provided THEN
      RAISE EXCEPTION 'what a transaction moves is not what it says' USING ERRCODE = 'KLX00';
    END IF;
  END IF;
  IF v_wallets = 0 THEN RETURN NULL; END IF;
  UPDATE ledger_accounts a SET balance = a.balance + p.amount, sequence = p.operation, balance_changed_at = p.at
    FROM (
      SELECT wallet, sum(amount)::bigint AS amount, min(operation_id) AS operation, min(at) AS at,
        min(balance - came) AS before, bool_and(balance >= 0) AND max(balance - came) = min(balance - came)
          AND max(operation_id) = min(operation_id) AND max(at) = min(at) AS follows
      FROM (SELECT x.wallet, x.amount, x.balance, operation_id, at, sum(x.amount) OVER (PARTITION BY x.wallet ORDER BY id) AS came
        FROM moved CROSS JOIN LATERAL (SELECT kind IN ('stake', 'providerBet')) AS k (goes)
        CROSS JOIN LATERAL (SELECT CASE WHEN k.goes THEN debit_account ELSE credit_account END,
          CASE WHEN k.goes THEN -amount ELSE amount END, CASE WHEN k.goes THEN debit_balance ELSE credit_balance END)
          AS x (wallet, amount, balance)
        WHERE kind IN ('stake', 'release', 'profit', 'providerBet', 'providerWin')) came
      GROUP BY wallet) p
    WHERE a.id = p.wallet AND p.follows AND a.balance = p.before AND a.balance_changed_at <= p.at;
  GET DIAGNOSTICS v_changed_at = ROW_COUNT;
  IF v_changed_at <> v_wallets THEN
    RAISE EXCEPTION 'a wallet does not hold what its bets say' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;

-- The journal as signed entries: two per transfer, summing to zero.
CREATE OR REPLACE VIEW ledger_postings AS
SELECT id AS transfer_id, operation_id, kind, debit_account AS account_id, currency, -amount AS amount,
  debit_balance AS balance, bet_id, at, order_id FROM ledger_transfers
UNION ALL
SELECT id, operation_id, kind, credit_account, currency, amount, credit_balance, bet_id, at, order_id
FROM ledger_transfers;

-- The same, with the sum of the entries of deleted months in place of their last one.
CREATE OR REPLACE VIEW ledger_entries AS
SELECT transfer_id, account_id, amount FROM ledger_postings
UNION ALL
SELECT m.last_transfer, c.account_id, c.amount FROM ledger_carried c JOIN ledger_months m USING (month);

-- The balance of every account: the stored one, else the sum of its entries.
CREATE OR REPLACE VIEW ledger_balances AS
SELECT a.id AS account_id, a.kind, a.currency, a.user_id, coalesce(a.balance, p.balance, 0) AS balance
FROM ledger_accounts a LEFT JOIN (SELECT p.account_id, sum(p.amount)::bigint AS balance
  FROM ledger_entries p JOIN ledger_accounts u ON u.id = p.account_id AND u.balance IS NULL GROUP BY p.account_id) p
  ON p.account_id = a.id;

CREATE OR REPLACE TRIGGER move_balances BEFORE INSERT ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
-- The name dates from when the trigger checked only the ends of bets; existing databases use it.
CREATE OR REPLACE TRIGGER hold_ends AFTER INSERT ON ledger_transfers REFERENCING NEW TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION ledger_hold_bets();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the journal is append-only');
CREATE OR REPLACE TRIGGER guarded BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the journal is append-only');
-- The statement triggers that check bets fire only for inserts into the parent table.
CREATE OR REPLACE TRIGGER by_its_name BEFORE INSERT ON ledger_transfers_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rows are written to the journal, not to a month of it');

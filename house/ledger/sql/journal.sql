-- The journal. A row takes an amount from one account and gives it to another, so no posting can be unbalanced. What a
-- row may be stands in transfer_kinds; its trigger holds every row to it, whoever writes it.

-- What a bet's transfer of this kind must be, by how the bet stands: with the unique index on (bet_id, kind) nothing is
-- paid twice, to somebody else or in another amount.
CREATE OR REPLACE FUNCTION ledger_check_bet(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bets b WHERE b.id = t.bet_id AND b.user_id = t.user_id AND b.currency = t.currency AND t.amount =
    CASE t.kind
      WHEN 'stake' THEN CASE b.status WHEN 'placed' THEN b.amount END
      WHEN 'release' THEN CASE b.status WHEN 'returned' THEN b.amount WHEN 'cashed' THEN least(b.amount, b.payout) END
      WHEN 'forfeit' THEN CASE b.status WHEN 'lost' THEN b.amount WHEN 'cashed' THEN b.amount - b.payout END
      WHEN 'profit' THEN CASE b.status WHEN 'cashed' THEN b.payout - b.amount END
    END;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % belongs to bet %', t.kind, t.amount, t.bet_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- A transfer of a deposit or withdrawal: of its owner, once, of its amount. It moves the order's own count of it.
CREATE OR REPLACE FUNCTION ledger_move_order(t ledger_transfers) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF t.kind = 'deposit' THEN
    UPDATE deposit_orders SET credited = credited + t.amount
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency;
  ELSIF t.kind = 'bonus' THEN
    UPDATE deposit_orders SET given = given + t.amount
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency;
  ELSE
    UPDATE withdrawals SET money = CASE t.kind WHEN 'hold' THEN 'held' ELSE t.kind END
      WHERE id = t.order_id AND user_id = t.user_id AND currency = t.currency AND amount = t.amount
        AND money = CASE t.kind WHEN 'hold' THEN 'none' ELSE 'held' END;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of % belongs to order %', t.kind, t.amount, t.order_id USING ERRCODE = 'KLX00';
  END IF;
END $$;

-- Holds a row to its kind and moves the balances that are kept. A kept balance, the operation that moved it last and
-- that operation's time change together: per account, ids, times and balances are in one order.
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_subject text;
  v_keeps_debit boolean;
  v_keeps_credit boolean;
BEGIN
  IF NEW.amount <= 0 OR NEW.debit_account = NEW.credit_account THEN
    RAISE EXCEPTION 'a transfer moves an amount above zero between two accounts' USING ERRCODE = 'KL003';
  END IF;
  SELECT k.subject, d.balance IS NOT NULL, c.balance IS NOT NULL INTO v_subject, v_keeps_debit, v_keeps_credit
    FROM transfer_kinds k
    JOIN ledger_accounts d ON d.id = NEW.debit_account AND d.kind = k.debit AND d.currency = NEW.currency
    JOIN ledger_accounts c ON c.id = NEW.credit_account AND c.kind = k.credit AND c.currency = NEW.currency
    WHERE k.kind = NEW.kind AND (d.user_id IS NULL OR d.user_id = NEW.user_id)
      AND (c.user_id IS NULL OR c.user_id = NEW.user_id);
  IF v_subject IS NULL OR (NEW.bet_id IS NOT NULL) <> (v_subject = 'bet') OR (NEW.order_id IS NOT NULL) <> (v_subject = 'order')
  THEN
    RAISE EXCEPTION 'no % goes from account % to %', NEW.kind, NEW.debit_account, NEW.credit_account USING ERRCODE = 'KLX00';
  END IF;
  IF v_keeps_debit THEN
    UPDATE ledger_accounts SET balance = balance - NEW.amount, sequence = NEW.operation_id, moved_at = NEW.at
      WHERE id = NEW.debit_account AND moved_at <= NEW.at RETURNING balance INTO NEW.debit_balance;
    IF NEW.debit_balance < 0 THEN
      RAISE EXCEPTION 'the account holds too little' USING ERRCODE = 'KL700';
    END IF;
  END IF;
  IF v_keeps_credit THEN
    UPDATE ledger_accounts SET balance = balance + NEW.amount, sequence = NEW.operation_id, moved_at = NEW.at
      WHERE id = NEW.credit_account AND moved_at <= NEW.at RETURNING balance INTO NEW.credit_balance;
  END IF;
  IF (NEW.debit_balance IS NULL) = v_keeps_debit OR (NEW.credit_balance IS NULL) = v_keeps_credit THEN
    RAISE EXCEPTION 'a transfer is not older than what moved its accounts before' USING ERRCODE = 'KLX00';
  END IF;
  CASE v_subject
    WHEN 'bet' THEN PERFORM ledger_check_bet(NEW);
    WHEN 'order' THEN PERFORM ledger_move_order(NEW);
    ELSE
  END CASE;
  NEW.id := nextval('ledger_transfers_id_seq');
  RETURN NEW;
END $$;

-- The journal as signed entries: two for each transfer, summing to zero.
CREATE OR REPLACE VIEW ledger_postings AS
SELECT id AS transfer_id, operation_id, kind, debit_account AS account_id, currency, -amount AS amount,
  debit_balance AS balance, bet_id, at, order_id FROM ledger_transfers
UNION ALL
SELECT id, operation_id, kind, credit_account, currency, amount, credit_balance, bet_id, at, order_id
FROM ledger_transfers;

-- What every account holds: as it stands where it is kept, else what its postings sum to.
CREATE OR REPLACE VIEW ledger_balances AS
SELECT a.id AS account_id, a.kind, a.currency, a.user_id, coalesce(a.balance, p.balance, 0) AS balance
FROM ledger_accounts a LEFT JOIN (SELECT p.account_id, sum(p.amount)::bigint AS balance
  FROM ledger_postings p JOIN ledger_accounts u ON u.id = p.account_id AND u.balance IS NULL GROUP BY p.account_id) p
  ON p.account_id = a.id;

CREATE OR REPLACE TRIGGER move_balances BEFORE INSERT ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the journal is append-only');

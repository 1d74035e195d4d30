-- Wallets of before begin at the newest operation: what a client hears again of an older one is older.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE ledger_accounts ADD COLUMN sequence bigint DEFAULT %s NOT NULL',
    (SELECT coalesce(max(id), 0) FROM ledger_operations));
  ALTER TABLE ledger_accounts ALTER COLUMN sequence SET DEFAULT 0;
END $$;
--> statement-breakpoint

-- A balance and the operation that moved it last change together.
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_debit account_kind;
  v_credit account_kind;
BEGIN
  IF NEW.amount <= 0 OR NEW.debit_account = NEW.credit_account THEN
    RAISE EXCEPTION 'a transfer moves an amount above zero between two accounts' USING ERRCODE = 'KL003';
  END IF;
  UPDATE ledger_accounts SET balance = balance - NEW.amount, sequence = NEW.operation_id
    WHERE id = NEW.debit_account AND currency = NEW.currency
    RETURNING kind, balance INTO v_debit, NEW.debit_balance;
  UPDATE ledger_accounts SET balance = balance + NEW.amount, sequence = NEW.operation_id
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

-- The operation of a key that was known. Volatile, so that it sees what the same statement waited for.
CREATE FUNCTION ledger_sequence_of(p_scope text, p_key text) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT id FROM ledger_operations WHERE scope = p_scope AND key = p_key);
END $$;

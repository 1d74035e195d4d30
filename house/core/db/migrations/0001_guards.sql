-- What no program can get round: balances move through transfers alone and stay within bounds, the journal only
-- grows, bets end once, rounds go forward. Refusals are SQLSTATE 'KL' and the code of the catalogue; 'KLX00' is
-- tampering. Checks of the busy tables are in plpgsql, whose expressions are read once a session; CHECK
-- constraints and WHEN conditions are read anew for every statement.

CREATE FUNCTION now_ms() RETURNS bigint
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'KLX00';
END $$;
--> statement-breakpoint

-- Accounts.

-- Balances are written often and in place: room on each page keeps those updates out of the indexes.
ALTER TABLE ledger_accounts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
CREATE FUNCTION guard_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0
    OR (NEW.kind IN ('wallet', 'escrow')) <> (NEW.user_id IS NOT NULL)
    OR (NEW.user_id IS NULL) <> (NEW.shard IS NOT NULL)
  THEN
    RAISE EXCEPTION 'an account opens empty, with an owner or a shard' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER opened_empty BEFORE INSERT ON ledger_accounts
FOR EACH ROW EXECUTE FUNCTION guard_account();
--> statement-breakpoint
CREATE FUNCTION guard_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- 1 is this trigger called by a plain statement, 2 is inside ledger_move_balances.
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'only a transfer moves a balance' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER moved_by_transfers_alone BEFORE UPDATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION guard_balance();
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('accounts stay');
--> statement-breakpoint

-- The journal.

CREATE SEQUENCE ledger_transfers_id_seq OWNED BY ledger_transfers.id;
--> statement-breakpoint
CREATE FUNCTION ledger_move_balances() RETURNS trigger
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
  -- The house and the mint may owe; players may not.
  IF NEW.debit_balance < 0 AND v_debit < 'house' THEN
    RAISE EXCEPTION 'the % holds too little', v_debit USING ERRCODE = 'KL700';
  END IF;
  IF (NEW.bet_id IS NULL) <> (NEW.kind = 'grant') OR NOT (CASE NEW.kind
    WHEN 'grant' THEN v_debit = 'mint' AND v_credit = 'wallet'
    WHEN 'stake' THEN v_debit = 'wallet' AND v_credit = 'escrow'
    WHEN 'release' THEN v_debit = 'escrow' AND v_credit = 'wallet'
    WHEN 'forfeit' THEN v_debit = 'escrow' AND v_credit = 'house'
    WHEN 'profit' THEN v_debit = 'house' AND v_credit = 'wallet'
  END) THEN
    RAISE EXCEPTION 'no % goes from % to %', NEW.kind, v_debit, v_credit USING ERRCODE = 'KLX00';
  END IF;
  NEW.id := nextval('ledger_transfers_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_balances BEFORE INSERT ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the journal is append-only');
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_operations
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('operations are append-only');
--> statement-breakpoint

-- The journal as signed entries: two for each transfer, summing to zero.
CREATE VIEW ledger_postings AS
SELECT id AS transfer_id, operation_id, kind, debit_account AS account_id, currency, -amount AS amount,
  debit_balance AS balance, bet_id, at FROM ledger_transfers
UNION ALL
SELECT id, operation_id, kind, credit_account, currency, amount, credit_balance, bet_id, at FROM ledger_transfers;
--> statement-breakpoint

-- Bets and rounds.

CREATE FUNCTION guard_new_bet() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount <= 0 THEN
    RAISE EXCEPTION 'a bet stakes an amount above zero' USING ERRCODE = 'KL702';
  ELSIF NEW.status <> 'placed' OR NEW.payout <> 0 OR NEW.rate IS NOT NULL OR NEW.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a bet begins as placed' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER placed_first BEFORE INSERT ON bets
FOR EACH ROW EXECUTE FUNCTION guard_new_bet();
--> statement-breakpoint
CREATE FUNCTION guard_bet_end() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'placed' OR NEW.status = 'placed' OR NEW.ended_at IS NULL
    OR NEW.payout < 0 OR (NEW.status <> 'cashed' AND (NEW.payout <> 0 OR NEW.rate IS NOT NULL))
    OR (OLD.id, OLD.game, OLD.round_id, OLD.user_id, OLD.currency, OLD.amount, OLD.auto_rate,
        OLD.effective_rate, OLD.placed_at) IS DISTINCT FROM
       (NEW.id, NEW.game, NEW.round_id, NEW.user_id, NEW.currency, NEW.amount, NEW.auto_rate,
        NEW.effective_rate, NEW.placed_at)
  THEN
    RAISE EXCEPTION 'a bet only ends, once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ended_once BEFORE UPDATE ON bets
FOR EACH ROW EXECUTE FUNCTION guard_bet_end();
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON bets
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('bets stay');
--> statement-breakpoint

CREATE TRIGGER forward_only BEFORE UPDATE ON rounds
FOR EACH ROW WHEN (
  NEW.state < OLD.state OR OLD.state = 'settled'
  OR (OLD.game, OLD.id, OLD.secret, OLD.commitment, OLD.public)
     IS DISTINCT FROM (NEW.game, NEW.id, NEW.secret, NEW.commitment, NEW.public)
) EXECUTE FUNCTION refuse_change('a round only goes forward');
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON rounds
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rounds stay');
--> statement-breakpoint

-- The house's and the mint's accounts: 32 shards for each currency of contract/money.ts.
INSERT INTO ledger_accounts (kind, currency, shard)
SELECT kind, currency, shard
FROM unnest(ARRAY['house', 'mint']::account_kind[]) kind, unnest(ARRAY['IDR', 'MXN']) currency, generate_series(0, 31) shard;
--> statement-breakpoint
CREATE FUNCTION ledger_shard(p_user bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (p_user % 32)::smallint;
--> statement-breakpoint
CREATE FUNCTION users_open_wallet() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (kind, currency, user_id)
    VALUES ('wallet', NEW.currency, NEW.id), ('escrow', NEW.currency, NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_open_wallet AFTER INSERT ON users
FOR EACH ROW EXECUTE FUNCTION users_open_wallet();

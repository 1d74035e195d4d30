-- What no program can get round: balances move through transfers alone, the journal only grows, bets end once,
-- rounds go forward. Refusals are SQLSTATE 'KL' and the code of the catalogue; 'KLX00' is tampering.

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

-- Balances are written often and in place: room on each page keeps those updates out of the indexes.
ALTER TABLE ledger_accounts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
CREATE SEQUENCE ledger_transfers_id_seq OWNED BY ledger_transfers.id;
--> statement-breakpoint
CREATE FUNCTION ledger_move_balances() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account
    RETURNING balance INTO NEW.debit_balance;
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account
    RETURNING balance INTO NEW.credit_balance;
  NEW.id := nextval('ledger_transfers_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_balances BEFORE INSERT ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION refuse_change('the journal is append-only');
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_transfers
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the journal is append-only');
--> statement-breakpoint

-- Depth 0: not inside the trigger above.
CREATE TRIGGER moved_by_transfers_alone BEFORE UPDATE ON ledger_accounts
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change('only a transfer moves a balance');
--> statement-breakpoint
CREATE TRIGGER opened_empty BEFORE INSERT ON ledger_accounts
FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_change('an account opens empty');
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE ON ledger_accounts
FOR EACH ROW EXECUTE FUNCTION refuse_change('accounts stay');
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('accounts stay');
--> statement-breakpoint

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_operations
FOR EACH ROW EXECUTE FUNCTION refuse_change('operations are append-only');
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_operations
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('operations are append-only');
--> statement-breakpoint

CREATE TRIGGER placed_first BEFORE INSERT ON bets
FOR EACH ROW WHEN (NEW.status <> 'placed') EXECUTE FUNCTION refuse_change('a bet begins as placed');
--> statement-breakpoint
CREATE TRIGGER ended_once BEFORE UPDATE ON bets
FOR EACH ROW WHEN (
  OLD.status <> 'placed' OR NEW.status = 'placed'
  OR (OLD.id, OLD.game, OLD.round_id, OLD.user_id, OLD.currency, OLD.amount, OLD.placed_at)
     IS DISTINCT FROM (NEW.id, NEW.game, NEW.round_id, NEW.user_id, NEW.currency, NEW.amount, NEW.placed_at)
  OR OLD.auto_rate IS DISTINCT FROM NEW.auto_rate OR OLD.effective_rate IS DISTINCT FROM NEW.effective_rate
) EXECUTE FUNCTION refuse_change('a bet only ends, once');
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE ON bets
FOR EACH ROW EXECUTE FUNCTION refuse_change('bets stay');
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON bets
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('bets stay');
--> statement-breakpoint

CREATE TRIGGER forward_only BEFORE UPDATE ON rounds
FOR EACH ROW WHEN (
  NEW.state < OLD.state OR OLD.state = 'settled'
  OR (OLD.game, OLD.id, OLD.secret, OLD.commitment, OLD.public)
     IS DISTINCT FROM (NEW.game, NEW.id, NEW.secret, NEW.commitment, NEW.public)
) EXECUTE FUNCTION refuse_change('a round only goes forward');
--> statement-breakpoint
CREATE TRIGGER never_deleted BEFORE DELETE ON rounds
FOR EACH ROW EXECUTE FUNCTION refuse_change('rounds stay');
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON rounds
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
--> statement-breakpoint

-- The journal as signed entries: two for each transfer, summing to zero.
CREATE VIEW ledger_postings AS
SELECT id AS transfer_id, operation_id, kind, debit_account AS account_id, currency, -amount AS amount,
  debit_balance AS balance, bet_id, at FROM ledger_transfers
UNION ALL
SELECT id, operation_id, kind, credit_account, currency, amount, credit_balance, bet_id, at FROM ledger_transfers;

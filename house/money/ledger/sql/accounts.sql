-- Accounts. Rules that no program can bypass: balances change only through transfers and stay within bounds, the journal is
-- append-only, bets end once, rounds only go forward. Refusals are SQLSTATE 'KL' and the code of the catalogue ('K' for codes
-- of four digits); 'KLX00' is tampering. Checks of the busy tables are in plpgsql, whose expressions are parsed once per
-- session; CHECK constraints and WHEN conditions are parsed for every statement.

-- The house's only clock in the database, ms since 1970 with fractions; tests replace it to simulate elapsed time.
CREATE OR REPLACE FUNCTION clock_ms() RETURNS double precision
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN extract(epoch FROM clock_timestamp())::double precision * 1000;

-- In whole ms.
CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN clock_ms()::bigint;

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'KLX00';
END $$;

-- A player's account has an owner, any other has none; only stored ones (account_kinds) have a balance column.
CREATE OR REPLACE FUNCTION guard_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account_kinds k
    WHERE k.kind = NEW.kind AND k.owned = (NEW.user_id IS NOT NULL)
      AND NEW.balance IS NOT DISTINCT FROM CASE WHEN k.kept THEN 0 END;
  IF NOT FOUND OR NEW.bonus <> 0 THEN
    RAISE EXCEPTION 'an account opens empty, with the owner that its kind asks for' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION guard_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 1 is this trigger called by a plain statement, 2 is inside ledger_move_balances.
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'only a transfer moves a balance' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION users_open_wallet() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (kind, currency, user_id, balance)
    SELECT kind, NEW.currency, NEW.id, CASE WHEN kept THEN 0 END FROM account_kinds WHERE owned ORDER BY kind DESC;
  -- Requires the age check before the first bet and deposit.
  INSERT INTO player_guards (user_id, time_zone, age_required) SELECT NEW.id, time_zone, true FROM markets
    WHERE currency = NEW.currency AND least_age IS NOT NULL AND NOT NEW.bot;
  RETURN NULL;
END $$;

-- The one account of a kind that no player owns.
CREATE OR REPLACE FUNCTION ledger_own_account(p_kind text, p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT id FROM ledger_accounts WHERE kind = p_kind AND currency = p_currency AND user_id IS NULL);
END $$;

-- A player's account of a kind.
CREATE OR REPLACE FUNCTION ledger_account(p_user bigint, p_currency text, p_kind text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT id FROM ledger_accounts WHERE user_id = p_user AND currency = p_currency AND kind = p_kind);
END $$;

-- The operation of (scope, key); its id is null if the key is new; refused if its body was different. Keys of play are stored
-- in the month of their bet (p_month): such a key is looked up there, among the permanent keys, and in the previous month while
-- p_month is less than a day old. Any other key (p_month 0) is looked up in all months whose keys are stored. An operation with
-- the same body comes first, because before all months were searched a key could be used twice.
CREATE OR REPLACE FUNCTION ledger_known(p_scope text, p_key text, p_fingerprint text, p_month integer DEFAULT 0)
RETURNS ledger_operations
LANGUAGE plpgsql AS $$
DECLARE
  known ledger_operations;
BEGIN
  IF p_key IS NULL OR length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  END IF;
  IF p_month = 0 THEN
    SELECT * INTO known FROM ledger_operations WHERE scope = p_scope AND key = p_key
      ORDER BY fingerprint = p_fingerprint DESC, month DESC LIMIT 1;
  ELSE
    SELECT * INTO known FROM ledger_operations WHERE scope = p_scope AND key = p_key AND month IN (0, p_month)
      ORDER BY fingerprint = p_fingerprint DESC, month DESC LIMIT 1;
    IF known.id IS NULL THEN
      SELECT * INTO known FROM ledger_operations
        WHERE scope = p_scope AND key = p_key AND month = ledger_earlier_month(p_month);
    END IF;
  END IF;
  IF known.fingerprint <> p_fingerprint THEN
    RAISE EXCEPTION 'this key was used with another body' USING ERRCODE = 'KL003';
  END IF;
  RETURN known;
END $$;

-- Locks a player's wallet. The lock serialises the owner's requests: a repeat of a key waits for the first request and then
-- finds its operation. It comes before every other lock except a round's. Bonus money moves under it too.
CREATE OR REPLACE FUNCTION ledger_lock_wallet(p_user bigint, p_currency text) RETURNS ledger_accounts
LANGUAGE plpgsql AS $$
DECLARE
  v_wallet ledger_accounts;
BEGIN
  SELECT * INTO v_wallet FROM ledger_accounts
    WHERE user_id = p_user AND currency = p_currency AND kind = 'wallet' FOR NO KEY UPDATE;
  IF v_wallet.id IS NULL THEN
    RAISE EXCEPTION 'no wallet in that currency' USING ERRCODE = 'KL704';
  END IF;
  RETURN v_wallet;
END $$;

-- Locks wallets in the order of their ids, to avoid deadlocks. Returns the time for what is done under the locks: now, but not
-- before the last operation on any of these wallets.
CREATE OR REPLACE FUNCTION ledger_lock_wallets(p_users bigint[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_changed_at bigint;
BEGIN
  SELECT max(balance_changed_at) INTO v_changed_at FROM (
    SELECT balance_changed_at FROM ledger_accounts WHERE user_id = ANY (p_users) AND kind = 'wallet'
      ORDER BY id FOR NO KEY UPDATE) locked;
  RETURN greatest(now_ms(), v_changed_at);
END $$;

CREATE OR REPLACE TRIGGER opened_empty BEFORE INSERT ON ledger_accounts
FOR EACH ROW EXECUTE FUNCTION guard_account();
CREATE OR REPLACE TRIGGER moved_by_transfers_alone BEFORE UPDATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION guard_balance();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('accounts stay');
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_operations
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('operations are append-only');
CREATE OR REPLACE TRIGGER guarded BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_operations_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('operations are append-only');
CREATE OR REPLACE TRIGGER users_open_wallet AFTER INSERT ON users
FOR EACH ROW EXECUTE FUNCTION users_open_wallet();

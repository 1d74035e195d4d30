-- Months of play (docs/scaling.md). Each month has its own range of bet ids, starting at its number times 10^12: an id encodes
-- its month, so bets, their transfers and their keys are partitioned by month without a time column. Months are only a matter
-- of storage, not of any market: bets placed before the house switches to the next month belong to the previous one. Month 0
-- holds everything from before the first one, and permanent keys.

-- The month of a bet.
CREATE OR REPLACE FUNCTION ledger_month_of(p_bet bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (p_bet / 1000000000000)::integer;

-- The first id of a month.
CREATE OR REPLACE FUNCTION ledger_month_start(p_month integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_month * 1000000000000;

-- The number of the month in UTC that contains a time: January 2026 is 1.
CREATE OR REPLACE FUNCTION ledger_month_at(p_at bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (extract(year FROM to_timestamp(p_at / 1000.0) AT TIME ZONE 'UTC') - 2026) * 12
  + extract(month FROM to_timestamp(p_at / 1000.0) AT TIME ZONE 'UTC');

-- The highest bet id so far: bets of a round that begins now have higher ones. Use it through a variable, not a subquery: only
-- then can the planner skip months that cannot contain the bets.
CREATE OR REPLACE FUNCTION bets_so_far() RETURNS bigint
LANGUAGE sql VOLATILE
RETURN coalesce(pg_sequence_last_value('bets_id_seq'), 0);

-- The month before p_month while p_month is less than a day old, else null: a key of it may be repeated. The start of a month
-- may not be recorded yet if another transaction is about to commit it, or was rolled back: ids do not roll back.
CREATE OR REPLACE FUNCTION ledger_earlier_month(p_month integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce((SELECT max(e.month) FROM ledger_months e
      WHERE e.month < p_month AND e.began_at IS NOT NULL AND NOT e.keys_gone), 0)
    FROM ledger_months m WHERE m.month = p_month AND (m.began_at IS NULL OR m.began_at > now_ms() - 86400000));
END $$;

-- Whether a key of play was used outside p_month: among permanent keys (month 0), or in the previous month while p_month is
-- less than a day old.
CREATE OR REPLACE FUNCTION ledger_known_earlier(p_scope text, p_key text, p_month integer) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_earlier integer := ledger_earlier_month(p_month);
BEGIN
  PERFORM FROM ledger_operations WHERE scope = p_scope AND key = p_key AND month IN (0, v_earlier);
  RETURN FOUND;
END $$;

-- Creates the partitions of a month, each with the triggers that are not inherited: naming a partition does not bypass the
-- rules. It waits for tables in use no longer than the caller's lock_timeout.
CREATE OR REPLACE FUNCTION ledger_add_month(p_month integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_ids text := format('FROM (%s) TO (%s)', ledger_month_start(p_month), ledger_month_start(p_month + 1));
  v_append_only text := 'UPDATE OR DELETE OR TRUNCATE';
  t record;
BEGIN
  INSERT INTO ledger_months (month) VALUES (p_month) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  FOR t IN SELECT *, format('%s_%s', parent, p_month) AS part FROM (VALUES
    ('bets', v_ids, 'WITH (fillfactor = 45)', 'DELETE OR TRUNCATE', 'bets stay'),
    ('solo_rounds', v_ids, 'WITH (fillfactor = 70)', 'DELETE OR TRUNCATE', 'rounds stay'),
    ('provider_transactions', v_ids, '', 'DELETE OR TRUNCATE', 'transactions stay'),
    ('ledger_transfers', v_ids, '', v_append_only, 'the journal is append-only'),
    ('ledger_operations', format('IN (%s)', p_month), '', v_append_only, 'operations are append-only'))
    AS tables (parent, bounds, options, guarded, reason)
  LOOP
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) %s', t.part, t.parent, t.options);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES %s', t.parent, t.part, t.bounds);
    EXECUTE format('CREATE TRIGGER guarded BEFORE %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(%L)',
      t.guarded, t.part, t.reason);
  END LOOP;
  EXECUTE format('CREATE TRIGGER by_its_name BEFORE INSERT ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(%L)',
    'ledger_transfers_' || p_month, 'rows are written to the journal, not to a month of it');
  EXECUTE format('CREATE TRIGGER by_its_name BEFORE INSERT ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(%L)',
    'provider_transactions_' || p_month, 'rows are written to the table, not to a month of it');
END $$;

-- Creates the partitions of the next months, up to p_ahead from p_at, and switches to p_at's month if that is new: bets get its
-- ids from then on. Safe to call concurrently and at any time; completes the work of a transaction that was rolled back.
CREATE OR REPLACE FUNCTION ledger_turn_month(p_at bigint, p_ahead integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_month integer := ledger_month_at(p_at);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_turn_month'));
  PERFORM ledger_add_month(m) FROM generate_series(v_month, v_month + p_ahead) m;
  UPDATE ledger_months SET began_at = now_ms() WHERE month = v_month AND began_at IS NULL
    AND bets_so_far() < ledger_month_start(v_month + 1);
  IF FOUND AND bets_so_far() < ledger_month_start(v_month) THEN
    PERFORM setval('bets_id_seq', ledger_month_start(v_month));
  END IF;
END $$;

-- Deletes the keys of play of months before the p_months that ended before p_at's. Bets and the journal stay.
CREATE OR REPLACE FUNCTION ledger_forget_keys(p_at bigint, p_months integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_month integer;
BEGIN
  IF p_months < 1 THEN
    RAISE EXCEPTION 'keys are kept for a month at least' USING ERRCODE = 'KL003';
  END IF;
  FOR v_month IN SELECT month FROM ledger_months WHERE month > 0 AND month < ledger_month_at(p_at) - p_months AND NOT keys_gone
    AND month < ledger_month_of(bets_so_far()) ORDER BY month
  LOOP
    EXECUTE format('DROP TABLE ledger_operations_%s', v_month);
    UPDATE ledger_months SET keys_gone = true WHERE month = v_month;
  END LOOP;
END $$;

-- Whether a bet's month has been deleted.
CREATE OR REPLACE FUNCTION ledger_play_gone(p_bet bigint) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM ledger_months WHERE play_gone AND month = ledger_month_of(p_bet));

-- Whether any play of a market's day has been deleted.
CREATE OR REPLACE FUNCTION ledger_day_gone(p_currency text, p_day date) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM ledger_months WHERE play_gone
  AND p_day BETWEEN market_day(p_currency, first_at) AND market_day(p_currency, last_at));

-- A carried-over amount must be the sum of the month's transfers, moved to the account; nothing else can be written.
CREATE OR REPLACE FUNCTION guard_carried() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM (SELECT month, account_id, amount FROM carried) c
    FULL JOIN (SELECT ledger_month_of(t.bet_id) AS month, s.account_id, sum(s.amount) AS amount
      FROM ledger_transfers t CROSS JOIN LATERAL (VALUES (t.debit_account, -t.amount), (t.credit_account, t.amount))
        AS s (account_id, amount)
      WHERE ledger_month_of(t.bet_id) IN (SELECT month FROM carried)
        AND t.bet_id >= ledger_month_start((SELECT min(month) FROM carried))
      GROUP BY 1, 2) s USING (month, account_id)
    WHERE c.amount IS DISTINCT FROM s.amount;
  IF FOUND THEN
    RAISE EXCEPTION 'what is carried is not what the month sums to' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sums_of_the_month AFTER INSERT ON ledger_carried REFERENCING NEW TABLE AS carried
FOR EACH STATEMENT EXECUTE FUNCTION guard_carried();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_carried
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what is carried stays');

-- Deletes play of months before the p_months that ended before p_at's, oldest first: bets, their transfers and their keys.
-- Their sums are carried over, so every balance still follows from the remaining rows. A month with an open bet is kept, with
-- all later ones; so is one with a day that is not closed (sql/closes.sql).
CREATE OR REPLACE FUNCTION ledger_forget_play(p_at bigint, p_months integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_month integer;
  v_first bigint;
  v_last bigint;
BEGIN
  IF p_months < 1 THEN
    RAISE EXCEPTION 'play is kept for a month at least' USING ERRCODE = 'KL003';
  END IF;
  -- The month in progress when partitioning began is in month 0, and stays there.
  FOR v_month IN SELECT month FROM ledger_months WHERE month > 0 AND month < ledger_month_at(p_at) - p_months AND NOT play_gone
    AND month < ledger_month_of(bets_so_far()) AND to_regclass(format('bets_%s', month)) IS NOT NULL ORDER BY month
  LOOP
    v_first := ledger_month_start(v_month);
    v_last := ledger_month_start(v_month + 1) - 1;
    EXIT WHEN EXISTS (SELECT FROM bets WHERE id BETWEEN v_first AND v_last AND status = 'placed')
      OR EXISTS (SELECT FROM provider_rounds WHERE id BETWEEN v_first AND v_last AND closed_at IS NULL);
    -- Months that a daily close has yet to seal are kept, if days are closed at all.
    EXIT WHEN EXISTS (SELECT FROM ledger_closing)
      OR EXISTS (SELECT FROM ledger_transfers t JOIN (SELECT currency, max(ends_at) AS until FROM ledger_closes GROUP BY currency) c
        USING (currency) WHERE t.bet_id BETWEEN v_first AND v_last AND t.at >= c.until);
    INSERT INTO ledger_carried (month, account_id, amount)
      SELECT v_month, s.account_id, sum(s.amount)
      FROM ledger_transfers t CROSS JOIN LATERAL (VALUES (t.debit_account, -t.amount), (t.credit_account, t.amount))
        AS s (account_id, amount)
      WHERE t.bet_id BETWEEN v_first AND v_last GROUP BY s.account_id;
    UPDATE ledger_months m SET play_gone = true, keys_gone = true, first_transfer = t.first_id, last_transfer = t.last_id,
        first_at = t.first_at, last_at = t.last_at
      FROM (SELECT min(id) AS first_id, max(id) AS last_id, min(at) AS first_at, max(at) AS last_at
        FROM ledger_transfers WHERE bet_id BETWEEN v_first AND v_last) t
      WHERE m.month = v_month;
    DELETE FROM cash_outs WHERE bet_id BETWEEN v_first AND v_last;
    DELETE FROM second_bets WHERE bet_id BETWEEN v_first AND v_last;
    DELETE FROM big_wins WHERE bet_id BETWEEN v_first AND v_last;
    -- Providers' transactions from before they had months are in their month 0, and are deleted row by row.
    IF to_regclass(format('provider_transactions_%s', v_month)) IS NULL THEN
      DELETE FROM provider_transactions WHERE id BETWEEN v_first AND v_last;
    END IF;
    DELETE FROM provider_names WHERE id BETWEEN v_first AND v_last;
    DELETE FROM provider_rounds WHERE id BETWEEN v_first AND v_last;
    EXECUTE format('DROP TABLE bets_%s', v_month);
    EXECUTE format('DROP TABLE IF EXISTS solo_rounds_%s', v_month);
    EXECUTE format('DROP TABLE IF EXISTS provider_transactions_%s', v_month);
    EXECUTE format('DROP TABLE ledger_transfers_%s', v_month);
    EXECUTE format('DROP TABLE IF EXISTS ledger_operations_%s', v_month);
  END LOOP;
END $$;

-- A house's hourly maintenance, by the database's clock: no house can switch a month or delete a key early. Keys are deleted
-- after p_keys months, 0 for never.
CREATE OR REPLACE FUNCTION ledger_keep_months(p_ahead integer, p_keys integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_turn_month(now_ms(), p_ahead);
  IF p_keys > 0 THEN
    PERFORM ledger_forget_keys(now_ms(), p_keys);
  END IF;
END $$;

-- A house's daily maintenance, by the same clock, if play is deleted after p_months. In a separate transaction: a month is
-- summed up before its tables are locked, which can take long.
CREATE OR REPLACE FUNCTION ledger_forget_months(p_months integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_forget_play(now_ms(), p_months);
END $$;

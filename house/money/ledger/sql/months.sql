-- Months of play (docs/scaling.md). Ids of bets begin anew with each month, at its number times 10^12: so an id tells its
-- month, and bets, what they moved and the keys they came with lie in a partition a month without naming a time. A month is
-- a matter of storage, not of any market: what is placed before the house has begun the next one belongs to the one before.
-- Month 0 is all that came before the first one, and keys that are kept for ever.

-- The month of a bet.
CREATE OR REPLACE FUNCTION ledger_month_of(p_bet bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (p_bet / 1000000000000)::integer;

-- The number of a moment's month in UTC: January 2026 is 1.
CREATE OR REPLACE FUNCTION ledger_month_at(p_at bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (extract(year FROM to_timestamp(p_at / 1000.0) AT TIME ZONE 'UTC') - 2026) * 12
  + extract(month FROM to_timestamp(p_at / 1000.0) AT TIME ZONE 'UTC');

-- The highest id of a bet so far: those of a round that begins now have higher ones. Ask with it from a variable, not from a
-- subquery: only so are months that cannot hold the bets left out before they are opened.
CREATE OR REPLACE FUNCTION bets_so_far() RETURNS bigint
LANGUAGE sql VOLATILE
RETURN coalesce(pg_sequence_last_value('bets_id_seq'), 0);

-- The month before p_month while that one is less than a day old, else null: a key of it may come again.
CREATE OR REPLACE FUNCTION ledger_earlier_month(p_month integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce((SELECT max(e.month) FROM ledger_months e
      WHERE e.month < p_month AND e.began_at IS NOT NULL AND NOT e.keys_gone), 0)
    FROM ledger_months m WHERE m.month = p_month AND m.began_at > now_ms() - 86400000);
END $$;

-- Whether a key of play was used in the month before, while that is less than a day old.
CREATE OR REPLACE FUNCTION ledger_known_earlier(p_scope text, p_key text, p_month integer) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_earlier integer := ledger_earlier_month(p_month);
BEGIN
  IF v_earlier IS NULL THEN RETURN false; END IF;
  PERFORM FROM ledger_operations WHERE scope = p_scope AND key = p_key AND month = v_earlier;
  RETURN FOUND;
END $$;

-- What a partition is guarded by that is not inherited: nobody gets round the rules by naming the partition.
CREATE OR REPLACE FUNCTION ledger_guard_partition(p_table text, p_reason text, p_events text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER guarded BEFORE %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(%L)',
    p_events, p_table, p_reason);
END $$;

-- Makes the partitions of a month. It waits for tables in use no longer than the caller's lock_timeout.
CREATE OR REPLACE FUNCTION ledger_add_month(p_month integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_from bigint := p_month * 1000000000000;
  v_to bigint := (p_month + 1) * 1000000000000;
BEGIN
  INSERT INTO ledger_months (month) VALUES (p_month) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE bets_%s (LIKE bets INCLUDING DEFAULTS INCLUDING CONSTRAINTS) WITH (fillfactor = 45)', p_month);
  EXECUTE format('ALTER TABLE bets ATTACH PARTITION bets_%s FOR VALUES FROM (%s) TO (%s)', p_month, v_from, v_to);
  EXECUTE format('CREATE TABLE ledger_transfers_%s (LIKE ledger_transfers INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', p_month);
  EXECUTE format('ALTER TABLE ledger_transfers ATTACH PARTITION ledger_transfers_%s FOR VALUES FROM (%s) TO (%s)',
    p_month, v_from, v_to);
  EXECUTE format('CREATE TABLE ledger_operations_%s (LIKE ledger_operations INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', p_month);
  EXECUTE format('ALTER TABLE ledger_operations ATTACH PARTITION ledger_operations_%s FOR VALUES IN (%s)', p_month, p_month);
  PERFORM ledger_guard_partition('bets_' || p_month, 'bets stay', 'DELETE OR TRUNCATE');
  PERFORM ledger_guard_partition('ledger_transfers_' || p_month, 'the journal is append-only', 'UPDATE OR DELETE OR TRUNCATE');
  PERFORM ledger_guard_partition('ledger_operations_' || p_month, 'operations are append-only', 'UPDATE OR DELETE OR TRUNCATE');
END $$;

-- Begins the month of p_at if that is new and its partitions stand: bets get its ids from here on. Returns whether it began.
CREATE OR REPLACE FUNCTION ledger_begin_month(p_at bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_month integer := ledger_month_at(p_at);
BEGIN
  UPDATE ledger_months SET began_at = now_ms() WHERE month = v_month AND began_at IS NULL
    AND bets_so_far() < v_month * 1000000000000;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM setval('bets_id_seq', v_month * 1000000000000);
  RETURN true;
END $$;

-- Makes the partitions of the next months, up to p_ahead from p_at, and begins p_at's month if it has not. Safe to be called by
-- many at once and at any time.
CREATE OR REPLACE FUNCTION ledger_turn_month(p_at bigint, p_ahead integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_turn_month'));
  PERFORM ledger_add_month(m) FROM generate_series(ledger_month_at(p_at), ledger_month_at(p_at) + p_ahead) m;
  RETURN ledger_begin_month(p_at);
END $$;

-- Forgets the keys of play of months that ended p_months or more before p_at's: the last day's are always kept, so a request
-- that comes again finds its answer. Bets and the journal stay. Returns how many months' keys went.
CREATE OR REPLACE FUNCTION ledger_forget_keys(p_at bigint, p_months integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_month integer;
  v_gone integer := 0;
BEGIN
  IF p_months < 1 THEN
    RAISE EXCEPTION 'keys are kept for a month at least' USING ERRCODE = 'KL003';
  END IF;
  FOR v_month IN SELECT month FROM ledger_months WHERE month > 0 AND month < ledger_month_at(p_at) - p_months AND NOT keys_gone
    AND month < ledger_month_of(bets_so_far()) ORDER BY month
  LOOP
    EXECUTE format('DROP TABLE ledger_operations_%s', v_month);
    UPDATE ledger_months SET keys_gone = true WHERE month = v_month;
    v_gone := v_gone + 1;
  END LOOP;
  RETURN v_gone;
END $$;

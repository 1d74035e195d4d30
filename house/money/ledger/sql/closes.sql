-- The daily close (docs/operating.md). A market's day is sealed once it is over: its transfers are hashed minute by minute, and
-- the day's hash covers these hashes, the totals and the hash of the previous day. A changed old row shows in its minute, a
-- changed close in the chain. A day is closed in slices, each in a short transaction.

-- The first ms of a market's day.
CREATE OR REPLACE FUNCTION ledger_day_start(p_currency text, p_day date) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (extract(epoch FROM p_day::timestamp AT TIME ZONE (SELECT time_zone FROM markets WHERE currency = p_currency)) * 1000)::bigint;
END $$;

-- The seal of a span of a market's transfers: a hash per minute, including empty ones, and totals by kind. The text of a row
-- must never change: columns that are added later are not part of it. Ids order the rows of a minute.
CREATE OR REPLACE FUNCTION ledger_slice(p_currency text, p_from bigint, p_to bigint, OUT minutes bytea, OUT totals jsonb)
LANGUAGE plpgsql STABLE SET work_mem = '32MB' AS $$
BEGIN
  WITH moved AS MATERIALIZED (
    SELECT (at - p_from) / 60000 AS minute, id, kind, amount, ROW(id, operation_id, kind, user_id, debit_account, credit_account,
      currency, amount, debit_balance, credit_balance, bet_id, at, order_id)::text AS line
    FROM ledger_transfers WHERE at >= p_from AND at < p_to AND currency = p_currency)
  SELECT
    (SELECT string_agg(sha256(convert_to(coalesce(m.lines, ''), 'UTF8')), ''::bytea ORDER BY minute)
      FROM generate_series(0, (p_to - p_from - 1) / 60000) minute
      LEFT JOIN (SELECT minute, string_agg(line, E'\n' ORDER BY id, line) AS lines FROM moved GROUP BY minute) m USING (minute)),
    (SELECT coalesce(jsonb_object_agg(kind, jsonb_build_array(count, sum)), '{}')
      FROM (SELECT kind, count(*), sum(amount) FROM moved GROUP BY kind) kinds)
    INTO minutes, totals;
END $$;

-- Adds the totals of two spans.
CREATE OR REPLACE FUNCTION ledger_add_totals(p_one jsonb, p_other jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE
RETURN (SELECT coalesce(jsonb_object_agg(kind, jsonb_build_array(count, sum)), '{}')
  FROM (SELECT kind, sum((total ->> 0)::numeric) AS count, sum((total ->> 1)::numeric) AS sum
    FROM (SELECT * FROM jsonb_each(p_one) UNION ALL SELECT * FROM jsonb_each(p_other)) AS each (kind, total) GROUP BY kind) kinds);

-- The number of transfers in totals.
CREATE OR REPLACE FUNCTION ledger_total_count(p_totals jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN (SELECT coalesce(sum((total ->> 0)::bigint), 0) FROM jsonb_each(p_totals) AS each (kind, total));

-- The change of each kind of account according to totals.
CREATE OR REPLACE FUNCTION ledger_net_of(p_totals jsonb) RETURNS jsonb
LANGUAGE sql STABLE
RETURN (SELECT coalesce(jsonb_object_agg(account, amount), '{}')
  FROM (SELECT account, sum(moved) AS amount FROM jsonb_each(p_totals) AS each (kind, total) JOIN transfer_kinds k USING (kind)
    CROSS JOIN LATERAL (VALUES (k.debit, -(total ->> 1)::numeric), (k.credit, (total ->> 1)::numeric)) AS s (account, moved)
    GROUP BY account) accounts);

-- The hash of a close: of its contents and the previous hash.
CREATE OR REPLACE FUNCTION ledger_close_hash(c ledger_closes) RETURNS bytea
LANGUAGE sql STABLE
RETURN sha256(c.previous || sha256(c.minutes) || convert_to(format('%s|%s|%s|%s|%s|%s|%s|%s|%s|%s', c.currency,
  to_char(c.day, 'YYYY-MM-DD'), c.starts_at, c.ends_at, c.transfers, c.totals, c.net, c.opening, c.last_transfer, c.closed_at), 'UTF8'));

-- The next day of a market to close. The first one is the day of its first transfer without a bet: there must be money before
-- any bet.
CREATE OR REPLACE FUNCTION ledger_next_close(p_currency text) RETURNS date
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT max(day) + 1 FROM ledger_closes WHERE currency = p_currency),
    (SELECT market_day(p_currency, min(at)) FROM ledger_transfers WHERE currency = p_currency AND bet_id IS NULL));
END $$;

-- Does the next step of a market's close and returns its state: 'none' no day to close yet, 'begun' a day was begun, 'waits'
-- for transactions that may still write into it, 'more' a slice is done, 'closed'. Concurrent houses each do a different step,
-- one after the other. Uses the database's clock: no house can close a day that is not over.
CREATE OR REPLACE FUNCTION ledger_close_step(p_currency text, OUT state text, OUT day date, OUT hash text)
LANGUAGE plpgsql AS $$
DECLARE
  w ledger_closing;
  c ledger_closes;
  s record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_close'), hashtext(p_currency));
  SELECT * INTO w FROM ledger_closing WHERE currency = p_currency;
  IF w.currency IS NULL THEN
    w.day := ledger_next_close(p_currency);
    w.ends_at := ledger_day_start(p_currency, w.day + 1);
    -- A transfer gets its time under its wallet's lock. A minute later its transaction has an id, by which it can be waited
    -- for.
    IF w.day IS NULL OR now_ms() < w.ends_at + 60000 THEN
      state := 'none';
      RETURN;
    END IF;
    PERFORM brin_summarize_new_values(relid) FROM pg_partition_tree('ledger_transfers_by_time') WHERE isleaf;
    INSERT INTO ledger_closing (currency, day, starts_at, ends_at, horizon, next_at, slice)
      SELECT p_currency, w.day, start, w.ends_at, pg_snapshot_xmax(pg_current_snapshot())::text::bigint, start, 60000
      FROM ledger_day_start(p_currency, w.day) start;
    state := 'begun';
    day := w.day;
    RETURN;
  END IF;
  day := w.day;
  IF w.last_transfer IS NULL THEN
    IF pg_snapshot_xmin(pg_current_snapshot())::text::bigint < w.horizon THEN
      state := 'waits';
      RETURN;
    END IF;
    w.last_transfer := coalesce(pg_sequence_last_value('ledger_transfers_id_seq'), 0);
  END IF;
  SELECT * INTO s FROM ledger_slice(p_currency, w.next_at, least(w.next_at + w.slice, w.ends_at));
  w.next_at := least(w.next_at + w.slice, w.ends_at);
  -- Whole minutes, ten at most, for some 20,000 transfers: a longer step delays the commits of bets.
  w.slice := least(600000, greatest(60000, w.slice * 20000 / (ledger_total_count(s.totals) + 1) / 60000 * 60000));
  w.totals := ledger_add_totals(w.totals, s.totals);
  w.minutes := w.minutes || s.minutes;
  IF w.next_at < w.ends_at THEN
    UPDATE ledger_closing l SET (last_transfer, next_at, slice, totals, minutes)
      = (w.last_transfer, w.next_at, w.slice, w.totals, w.minutes)
      WHERE l.currency = p_currency;
    state := 'more';
    RETURN;
  END IF;
  c.currency := p_currency;
  c.day := w.day;
  c.starts_at := w.starts_at;
  c.ends_at := w.ends_at;
  c.transfers := ledger_total_count(w.totals);
  c.totals := w.totals;
  c.net := ledger_net_of(w.totals);
  c.minutes := w.minutes;
  c.last_transfer := w.last_transfer;
  c.closed_at := now_ms();
  c.previous := coalesce((SELECT b.hash FROM ledger_closes b WHERE b.currency = p_currency ORDER BY b.day DESC LIMIT 1), '');
  c.opening := CASE c.previous WHEN '' THEN (SELECT coalesce(jsonb_object_agg(kind, amount), '{}')
      FROM (SELECT a.kind, sum(m.amount) AS amount FROM ledger_carried m JOIN ledger_accounts a ON a.id = m.account_id
        WHERE a.currency = p_currency GROUP BY a.kind) kinds) ELSE '{}' END;
  c.hash := ledger_close_hash(c);
  INSERT INTO ledger_closes SELECT c.*;
  DELETE FROM ledger_closing l WHERE l.currency = p_currency;
  state := 'closed';
  hash := encode(c.hash, 'hex');
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_closes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('closed days stay');

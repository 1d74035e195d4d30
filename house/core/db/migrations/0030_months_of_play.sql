-- Bets, what they moved and the keys they came with lie in a partition for each month (house/money/ledger/sql/months.sql);
-- what stands becomes month 0, without being copied. Unique keys name the player, so the same tables can be distributed by it
-- (docs/scaling.md). The functions of the ledger are made anew in this migration's transaction: none is missing meanwhile.

CREATE TABLE "ledger_months" (
	"month" integer PRIMARY KEY NOT NULL,
	"began_at" bigint,
	"keys_gone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- What names the rows of the three tables: functions by their types, and views.
DO $$
DECLARE
  v_function regprocedure;
  v_view name;
  v_trigger record;
BEGIN
  FOR v_view IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' LOOP
    EXECUTE format('DROP VIEW IF EXISTS %I CASCADE', v_view);
  END LOOP;
  FOR v_function IN
    SELECT DISTINCT d.objid::regprocedure FROM pg_depend d JOIN pg_type t ON t.oid = d.refobjid
    LEFT JOIN pg_type e ON e.oid = t.typelem
    WHERE d.classid = 'pg_proc'::regclass AND d.refclassid = 'pg_type'::regclass
      AND coalesce(nullif(t.typrelid, 0), e.typrelid)
        IN ('bets'::regclass, 'ledger_transfers'::regclass, 'ledger_operations'::regclass)
  LOOP
    EXECUTE format('DROP FUNCTION %s', v_function);
  END LOOP;
  FOR v_trigger IN
    SELECT tgname AS name, tgrelid::regclass AS owner FROM pg_trigger WHERE NOT tgisinternal
      AND tgrelid IN ('bets'::regclass, 'ledger_transfers'::regclass, 'ledger_operations'::regclass)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', v_trigger.name, v_trigger.owner);
  END LOOP;
  IF to_regclass('function_parts') IS NOT NULL THEN
    DELETE FROM function_parts WHERE NOT starts_with(name, 'grants ');
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE bets RENAME TO bets_0;--> statement-breakpoint
ALTER TABLE ledger_transfers RENAME TO ledger_transfers_0;--> statement-breakpoint
ALTER TABLE ledger_operations RENAME TO ledger_operations_0;--> statement-breakpoint
ALTER TABLE bets_0 DROP CONSTRAINT bets_pkey;--> statement-breakpoint
ALTER TABLE ledger_transfers_0 DROP CONSTRAINT ledger_transfers_pkey;--> statement-breakpoint
ALTER TABLE ledger_operations_0 DROP CONSTRAINT ledger_operations_scope_key_pk;--> statement-breakpoint
DROP INDEX ledger_transfers_of_bet;--> statement-breakpoint
ALTER INDEX ledger_transfers_of_user RENAME TO ledger_transfers_0_of_user;--> statement-breakpoint
ALTER INDEX bets_by_round RENAME TO bets_0_by_round;--> statement-breakpoint
ALTER INDEX bets_by_user RENAME TO bets_0_by_user;--> statement-breakpoint
ALTER TABLE ledger_operations_0 ADD COLUMN user_id bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE ledger_operations_0 ADD COLUMN month integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE ledger_operations_0 SET user_id = split_part(scope, ':', 2)::bigint WHERE scope ~ '^(user|grant|pay|promo|adjust):[0-9]+$';
--> statement-breakpoint
CREATE TABLE bets (LIKE bets_0 INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (id);--> statement-breakpoint
CREATE TABLE ledger_transfers (LIKE ledger_transfers_0 INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (bet_id);--> statement-breakpoint
CREATE TABLE ledger_operations (LIKE ledger_operations_0 INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST (month);--> statement-breakpoint
-- Ids go on where they are; the first month with ids of its own is the next one.
DO $$
DECLARE
  v_bets bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('bets_0', 'id')), 0) + 1;
  v_operations bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger_operations_0', 'id')), 0) + 1;
  v_now timestamp := now() AT TIME ZONE 'UTC';
  v_month integer := (extract(year FROM v_now) - 2026) * 12 + extract(month FROM v_now);
  v_next bigint := (v_month + 1) * 1000000000000;
BEGIN
  ALTER TABLE bets_0 ALTER id DROP IDENTITY;
  ALTER TABLE ledger_operations_0 ALTER id DROP IDENTITY;
  EXECUTE format('ALTER TABLE bets ALTER id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME bets_id_seq START %s)', v_bets);
  EXECUTE format('ALTER TABLE ledger_operations ALTER id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME ledger_operations_id_seq START %s)',
    v_operations);
  EXECUTE format('ALTER TABLE bets ATTACH PARTITION bets_0 FOR VALUES FROM (MINVALUE) TO (%s)', v_next);
  ALTER TABLE ledger_operations ATTACH PARTITION ledger_operations_0 FOR VALUES IN (0);
  -- What belongs to no bet is here too; with this said nobody has to look before a month is added.
  EXECUTE format('ALTER TABLE ledger_transfers_0 ADD CONSTRAINT ledger_transfers_0_months CHECK (bet_id IS NULL OR bet_id < %s)', v_next);
  ALTER TABLE ledger_transfers ATTACH PARTITION ledger_transfers_0 DEFAULT;
  INSERT INTO ledger_months (month, began_at, keys_gone) VALUES (0, 0, false), (v_month, 0, true);
END $$;
--> statement-breakpoint
ALTER TABLE bets ADD CONSTRAINT bets_id_user_id_pk PRIMARY KEY (id, user_id);--> statement-breakpoint
ALTER TABLE ledger_operations ADD CONSTRAINT ledger_operations_scope_key_user_id_month_pk PRIMARY KEY (scope, key, user_id, month);--> statement-breakpoint
CREATE INDEX bets_by_round ON bets USING btree (game, round_id, user_id);--> statement-breakpoint
CREATE INDEX bets_by_user ON bets USING btree (user_id, id);--> statement-breakpoint
CREATE INDEX ledger_transfers_of_user ON ledger_transfers USING btree (user_id, kind, at, id) WHERE kind <> 'forfeit';--> statement-breakpoint
CREATE INDEX ledger_transfers_of_order ON ledger_transfers USING btree (order_id, kind) WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX ledger_transfers_of_bet ON ledger_transfers USING btree (bet_id, kind, user_id) WHERE kind in ('release', 'forfeit', 'profit', 'bonusRelease', 'bonusProfit');--> statement-breakpoint
-- Rounds that stand have no bound: their bets are looked for in every month.
CREATE FUNCTION bets_so_far() RETURNS bigint LANGUAGE sql VOLATILE RETURN coalesce(pg_sequence_last_value('bets_id_seq'), 0);--> statement-breakpoint
ALTER TABLE rounds ADD COLUMN bets_after bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE rounds ALTER bets_after SET DEFAULT bets_so_far();

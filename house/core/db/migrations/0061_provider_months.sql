-- What studios tell lies in a partition for each month, as bets do (house/money/ledger/sql/months.sql); what stands becomes month 0,
-- without being copied. Names of transactions, which are unique over all months, have a table of their own: it is filled from what
-- stands, for as long as that takes (docs/scaling.md). The functions that are made of these rows are made anew in this migration's
-- transaction: none is missing meanwhile.
CREATE TABLE "provider_names" (
	"studio" text NOT NULL,
	"uuid" text NOT NULL,
	"id" bigint
);
--> statement-breakpoint
-- No month is added or begun meanwhile.
SELECT pg_advisory_xact_lock(hashtext('ledger_turn_month'));--> statement-breakpoint
LOCK TABLE provider_transactions IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP VIEW IF EXISTS provider_ends, turnover_bets CASCADE;--> statement-breakpoint
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN
    SELECT DISTINCT d.objid::regprocedure FROM pg_depend d JOIN pg_type t ON t.oid = d.refobjid
    LEFT JOIN pg_type e ON e.oid = t.typelem
    WHERE d.classid = 'pg_proc'::regclass AND d.refclassid = 'pg_type'::regclass
      AND coalesce(nullif(t.typrelid, 0), e.typrelid) = 'provider_transactions'::regclass
  LOOP
    EXECUTE format('DROP FUNCTION %s', v_function);
  END LOOP;
  IF to_regclass('function_parts') IS NOT NULL THEN
    DELETE FROM function_parts WHERE starts_with(name, 'provider');
  END IF;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS written_once ON provider_transactions;--> statement-breakpoint
ALTER TABLE "provider_transactions" DROP CONSTRAINT "provider_transactions_once";--> statement-breakpoint
DROP INDEX "provider_transactions_by_reference";--> statement-breakpoint
ALTER TABLE provider_transactions RENAME TO provider_transactions_0;--> statement-breakpoint
ALTER INDEX provider_transactions_pkey RENAME TO provider_transactions_0_pkey;--> statement-breakpoint
ALTER INDEX provider_transactions_of_round RENAME TO provider_transactions_0_of_round;--> statement-breakpoint
ALTER INDEX provider_transactions_of_user RENAME TO provider_transactions_0_of_user;--> statement-breakpoint
ALTER INDEX provider_transactions_of_reward RENAME TO provider_transactions_0_of_reward;--> statement-breakpoint
CREATE TABLE provider_transactions (LIKE provider_transactions_0 INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (id);--> statement-breakpoint
ALTER TABLE provider_transactions ADD PRIMARY KEY (id);--> statement-breakpoint
CREATE INDEX provider_transactions_of_round ON provider_transactions USING btree (round_id) WHERE round_id is not null;--> statement-breakpoint
CREATE INDEX provider_transactions_of_user ON provider_transactions USING btree (user_id, id);--> statement-breakpoint
CREATE INDEX provider_transactions_of_reward ON provider_transactions USING btree (reward) WHERE reward is not null;--> statement-breakpoint
-- Month 0 ends with the month in which bets get their ids now; those that are made already get their partitions here.
DO $$
DECLARE
  v_months integer[] := (SELECT coalesce(array_agg(month ORDER BY month), '{}') FROM ledger_months
    WHERE month > (bets_so_far() / 1000000000000) AND to_regclass(format('bets_%s', month)) IS NOT NULL);
  -- A database without a month yet gets its first one from the first house, later than now.
  v_first integer := coalesce(v_months[1], (SELECT max(month) + 1 FROM ledger_months));
  v_month integer;
BEGIN
  EXECUTE format('ALTER TABLE provider_transactions ATTACH PARTITION provider_transactions_0 FOR VALUES FROM (MINVALUE) TO (%s)',
    v_first * 1000000000000);
  FOREACH v_month IN ARRAY v_months LOOP
    EXECUTE format('CREATE TABLE provider_transactions_%s PARTITION OF provider_transactions FOR VALUES FROM (%s) TO (%s)',
      v_month, v_month * 1000000000000, (v_month + 1) * 1000000000000);
    EXECUTE format('CREATE TRIGGER guarded BEFORE DELETE OR TRUNCATE ON provider_transactions_%s FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_change(%L)', v_month, 'transactions stay');
    EXECUTE format('CREATE TRIGGER by_its_name BEFORE INSERT ON provider_transactions_%s FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_change(%L)', v_month, 'rows are written to the table, not to a month of it');
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO provider_names (studio, uuid, id) SELECT studio, uuid, id FROM provider_transactions_0;--> statement-breakpoint
-- Names that are sorted at once cost less than names that are sorted in one by one.
ALTER TABLE "provider_names" ADD CONSTRAINT "provider_names_studio_uuid_pk" PRIMARY KEY("studio","uuid");--> statement-breakpoint
INSERT INTO provider_names (studio, uuid) SELECT DISTINCT studio, reference FROM provider_transactions_0 WHERE kind = 'rollback'
  ON CONFLICT DO NOTHING;

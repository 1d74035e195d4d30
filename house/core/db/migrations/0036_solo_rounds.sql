-- Rounds that belong to one player lie in a partition for each month, as the bets do that they are
-- (house/money/ledger/sql/months.sql). Months that are made already get theirs here; month 0 is all before the first of them.
CREATE TABLE "seed_pairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seed_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"open_round" bigint,
	"next_server_seed" text NOT NULL,
	"next_server_seed_hash" text NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "solo_rounds" (
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"pair_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"max_profit" bigint NOT NULL,
	"acts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"over" boolean NOT NULL,
	CONSTRAINT "solo_rounds_id_user_id_pk" PRIMARY KEY("id","user_id")
) PARTITION BY RANGE (id);
--> statement-breakpoint
DO $$
DECLARE
  v_months integer[] := (SELECT coalesce(array_agg(month ORDER BY month), '{}') FROM ledger_months
    WHERE month > 0 AND to_regclass(format('bets_%s', month)) IS NOT NULL);
  -- A database without a month yet gets its first one from the first house, later than now.
  v_first integer := coalesce(v_months[1], (SELECT max(month) + 1 FROM ledger_months));
  v_month integer;
BEGIN
  EXECUTE format('CREATE TABLE solo_rounds_0 PARTITION OF solo_rounds FOR VALUES FROM (MINVALUE) TO (%s)', v_first * 1000000000000);
  FOREACH v_month IN ARRAY v_months LOOP
    EXECUTE format('CREATE TABLE solo_rounds_%s PARTITION OF solo_rounds FOR VALUES FROM (%s) TO (%s) WITH (fillfactor = 70)',
      v_month, v_month * 1000000000000, (v_month + 1) * 1000000000000);
  END LOOP;
END $$;
--> statement-breakpoint
-- A pair's nonce changes with every round where it stands.
ALTER TABLE seed_pairs SET (fillfactor = 50);--> statement-breakpoint
CREATE UNIQUE INDEX "seed_pairs_live" ON "seed_pairs" USING btree ("user_id","game") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "seed_pairs_of_user" ON "seed_pairs" USING btree ("user_id","game","id");--> statement-breakpoint
CREATE INDEX "seed_pairs_of_open_rounds" ON "seed_pairs" USING btree ("user_id") WHERE open_round is not null;--> statement-breakpoint
CREATE INDEX "solo_rounds_of_user" ON "solo_rounds" USING btree ("user_id","game","id");
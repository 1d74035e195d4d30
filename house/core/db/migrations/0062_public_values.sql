CREATE TYPE "public"."void_cause" AS ENUM('interruptedFlight', 'bettingLeft', 'secretLost', 'operator');--> statement-breakpoint
CREATE TABLE "public_values" (
	"source" text NOT NULL,
	"number" bigint NOT NULL,
	"value" text NOT NULL,
	"signature" text,
	"read_at" bigint NOT NULL,
	CONSTRAINT "public_values_source_number_pk" PRIMARY KEY("source","number")
);
--> statement-breakpoint
CREATE TABLE "round_voids" (
	"game" text NOT NULL,
	"round_id" bigint NOT NULL,
	"cause" "void_cause" NOT NULL,
	"by" text NOT NULL,
	"second" text,
	"reason" text,
	"judged_at" bigint NOT NULL,
	"noted_at" bigint NOT NULL,
	"state" text NOT NULL,
	"starts_at" bigint,
	"alive_at" bigint,
	CONSTRAINT "round_voids_game_round_id_pk" PRIMARY KEY("game","round_id")
);
--> statement-breakpoint
ALTER TABLE "round_chains" DROP CONSTRAINT "round_chains_game_first_round_pk";--> statement-breakpoint
ALTER TABLE "round_chains" ADD CONSTRAINT "round_chains_game_first_round_created_at_pk" PRIMARY KEY("game","first_round","created_at");--> statement-breakpoint
ALTER TABLE "round_chains" ADD COLUMN "commitment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "round_chains" ADD COLUMN "value_source" text;--> statement-breakpoint
ALTER TABLE "round_chains" ADD COLUMN "value_number" bigint;--> statement-breakpoint
ALTER TABLE "round_chains" ADD COLUMN "value_at" bigint;--> statement-breakpoint
ALTER TABLE "round_chains" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "value_source" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "value_number" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "value_at" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "public_value" text;--> statement-breakpoint
CREATE INDEX "round_voids_by_time" ON "round_voids" USING btree ("game","noted_at");--> statement-breakpoint
CREATE INDEX "rounds_by_end" ON "rounds" USING btree ("game","settled_at") WHERE state = 'settled';--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_name_whole_values" CHECK ((value_source is null) = (value_number is null) and (value_source is null) = (value_at is null));--> statement-breakpoint
-- Rounds that were void before causes were noted: what they can have been.
INSERT INTO round_voids (game, round_id, cause, by, reason, judged_at, noted_at, state, starts_at, alive_at)
  SELECT game, id, (CASE WHEN secret LIKE 'v1.%' THEN 'secretLost' WHEN game = 'crash' THEN 'interruptedFlight'
      ELSE 'bettingLeft' END)::void_cause, 'house', 'before causes were noted', coalesce(settled_at, alive_at, 0),
    coalesce(settled_at, alive_at, 0), 'closed', starts_at, alive_at
  FROM rounds WHERE interrupted;

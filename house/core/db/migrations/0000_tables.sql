CREATE TYPE "public"."account_kind" AS ENUM('wallet', 'escrow', 'house', 'mint');--> statement-breakpoint
CREATE TYPE "public"."transfer_kind" AS ENUM('grant', 'stake', 'release', 'forfeit', 'profit');--> statement-breakpoint
CREATE TYPE "public"."bet_status" AS ENUM('placed', 'cashed', 'lost', 'returned');--> statement-breakpoint
CREATE TYPE "public"."round_state" AS ENUM('queued', 'open', 'closed', 'settled');--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text,
	"password_hash" text,
	"name" text NOT NULL,
	"avatar" smallint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"bot" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"phone" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" bigint NOT NULL,
	"locked_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "account_kind" NOT NULL,
	"currency" text NOT NULL,
	"user_id" bigint,
	"shard" smallint,
	"balance" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_operations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bet_id" bigint,
	"balance" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_operations_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"operation_id" bigint NOT NULL,
	"kind" "transfer_kind" NOT NULL,
	"debit_account" bigint NOT NULL,
	"credit_account" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"debit_balance" bigint NOT NULL,
	"credit_balance" bigint NOT NULL,
	"bet_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" text NOT NULL,
	"round_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"auto_rate" bigint,
	"effective_rate" bigint,
	"status" "bet_status" DEFAULT 'placed' NOT NULL,
	"rate" bigint,
	"payout" bigint DEFAULT 0 NOT NULL,
	"placed_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "round_chains" (
	"game" text NOT NULL,
	"first_round" bigint NOT NULL,
	"length" bigint NOT NULL,
	"secret" text NOT NULL,
	"salt" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "round_chains_game_first_round_pk" PRIMARY KEY("game","first_round"),
	CONSTRAINT "round_chains_length" CHECK (length > 0)
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"game" text NOT NULL,
	"id" bigint NOT NULL,
	"state" "round_state" DEFAULT 'queued' NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"public" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb,
	"opens_at" bigint,
	"starts_at" bigint,
	"ends_at" bigint,
	"settled_at" bigint,
	"alive_at" bigint,
	"interrupted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rounds_game_id_pk" PRIMARY KEY("game","id"),
	CONSTRAINT "rounds_outcome_when_settled" CHECK ((state = 'settled') = (outcome is not null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_of_user" ON "ledger_accounts" USING btree ("user_id","currency","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_of_shard" ON "ledger_accounts" USING btree ("shard","currency","kind") WHERE shard is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bets_one_open" ON "bets" USING btree ("game","round_id","user_id") WHERE status = 'placed';--> statement-breakpoint
CREATE INDEX "bets_by_round" ON "bets" USING btree ("game","round_id");--> statement-breakpoint
CREATE INDEX "bets_by_user" ON "bets" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "rounds_unsettled" ON "rounds" USING btree ("game","id") WHERE state <> 'settled';
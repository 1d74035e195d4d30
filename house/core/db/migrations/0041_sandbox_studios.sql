CREATE TABLE "sandbox_pairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"studio" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"studio" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"currency" text NOT NULL,
	"spins" integer NOT NULL,
	"bet" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"cancelled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_seats" (
	"session" text PRIMARY KEY NOT NULL,
	"studio" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_spins" (
	"id" text PRIMARY KEY NOT NULL,
	"studio" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"currency" text NOT NULL,
	"mode" text NOT NULL,
	"bet" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"reward" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"refusal" text,
	"server_seed_hash" text,
	"nonce" integer,
	"rate" integer,
	"win" bigint,
	"events" jsonb,
	"balance" bigint,
	"asked_at" bigint NOT NULL,
	"shown_at" bigint,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" bigint
);
--> statement-breakpoint
ALTER TABLE "free_spin_prizes" DROP CONSTRAINT "free_spin_prizes_used";--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD COLUMN "bet" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD COLUMN "reward" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_pairs_live" ON "sandbox_pairs" USING btree ("studio","game","player") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_rewards_of_player" ON "sandbox_rewards" USING btree ("player","game");--> statement-breakpoint
CREATE INDEX "sandbox_seats_old" ON "sandbox_seats" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_spins_of_player" ON "sandbox_spins" USING btree ("player","game","asked_at");--> statement-breakpoint
CREATE INDEX "sandbox_spins_due" ON "sandbox_spins" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_spins_of_reward" ON "sandbox_spins" USING btree ("reward") WHERE reward is not null;--> statement-breakpoint
CREATE INDEX "provider_transactions_of_reward" ON "provider_transactions" USING btree ("reward") WHERE reward is not null;--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD CONSTRAINT "free_spin_prizes_reward" UNIQUE("reward");--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD CONSTRAINT "free_spin_prizes_some" CHECK (spins > 0 and bet > 0);
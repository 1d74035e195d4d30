CREATE TABLE "ledger_carried" (
	"month" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_carried_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "play_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "first_transfer" bigint;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "last_transfer" bigint;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "first_at" bigint;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "last_at" bigint;
CREATE TABLE "ledger_closes" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	"totals" jsonb NOT NULL,
	"net" jsonb NOT NULL,
	"opening" jsonb NOT NULL,
	"minutes" "bytea" NOT NULL,
	"last_transfer" bigint NOT NULL,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"closed_at" bigint NOT NULL,
	CONSTRAINT "ledger_closes_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_closing" (
	"currency" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"horizon" bigint NOT NULL,
	"last_transfer" bigint,
	"next_at" bigint NOT NULL,
	"slice" bigint NOT NULL,
	"totals" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minutes" "bytea" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_transfers_by_time" ON "ledger_transfers" USING brin ("at","id") WITH (pages_per_range=256,autosummarize=true);
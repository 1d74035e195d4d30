CREATE TABLE "period_runs" (
	"kind" text NOT NULL,
	"market" text NOT NULL,
	"period" text NOT NULL,
	"ended_at" bigint NOT NULL,
	"done_at" bigint NOT NULL,
	CONSTRAINT "period_runs_kind_market_period_pk" PRIMARY KEY("kind","market","period")
);

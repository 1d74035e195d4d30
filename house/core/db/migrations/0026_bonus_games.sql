ALTER TABLE "turnover_games" ALTER COLUMN "percent" SET DEFAULT 50;--> statement-breakpoint
ALTER TABLE "turnover_games" ADD COLUMN "bonus_money" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- It knows the game now (house/ledger/sql/bonus.sql).
DROP FUNCTION IF EXISTS ledger_bonus_source(bigint, text);

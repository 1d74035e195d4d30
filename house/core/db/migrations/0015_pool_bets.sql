DROP INDEX "bets_one_open";--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "pool" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bets_one_open" ON "bets" USING btree ("game","round_id","user_id") WHERE status = 'placed' and pool is null;
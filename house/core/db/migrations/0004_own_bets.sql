DROP INDEX "bets_by_round";--> statement-breakpoint
CREATE INDEX "bets_by_round" ON "bets" USING btree ("game","round_id","user_id");
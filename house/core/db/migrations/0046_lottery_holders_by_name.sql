DROP INDEX "lottery_holders_by_name";--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_holders_by_name" ON "lottery_holders" USING btree ("holder","week","currency");
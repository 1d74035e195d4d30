ALTER TABLE "provider_sessions" ADD COLUMN "opened_by" text;--> statement-breakpoint
CREATE INDEX "provider_sessions_by_opener" ON "provider_sessions" USING btree ("opened_by");
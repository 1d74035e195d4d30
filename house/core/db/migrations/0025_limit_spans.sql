ALTER TABLE "player_limits" ADD COLUMN "before" bigint;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "since" bigint;
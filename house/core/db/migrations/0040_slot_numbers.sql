ALTER TABLE "games" ADD COLUMN "hit_rate" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "max_win" integer;
ALTER TABLE "vip_levels" DROP CONSTRAINT "vip_levels_range";--> statement-breakpoint
ALTER TABLE "vip_levels" ADD COLUMN "celebrated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD CONSTRAINT "vip_levels_range" CHECK (level between 0 and top and top <= 10 and celebrated between 0 and top and weighed >= 0);
CREATE TABLE "vip_level_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vip_level_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"from_level" integer NOT NULL,
	"to_level" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "vip_level_changes_some" CHECK (from_level <> to_level)
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"top" integer DEFAULT 0 NOT NULL,
	"since" bigint,
	"weighed" bigint DEFAULT 0 NOT NULL,
	"counted" date NOT NULL,
	"warned_for" date,
	"reminded_until" bigint,
	CONSTRAINT "vip_levels_range" CHECK (level between 0 and top and top <= 10 and weighed >= 0)
);
--> statement-breakpoint
ALTER TABLE "vip_level_changes" ADD CONSTRAINT "vip_level_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD CONSTRAINT "vip_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_level_changes_of" ON "vip_level_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "vip_levels_warned" ON "vip_levels" USING btree ("warned_for") WHERE warned_for is not null;
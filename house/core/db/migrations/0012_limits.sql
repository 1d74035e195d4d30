CREATE TABLE "player_guards" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"break_kind" text,
	"break_until" bigint,
	"loss_limited" boolean DEFAULT false NOT NULL,
	"age_confirmed_at" bigint,
	"reminder_minutes" smallint,
	"session_at" bigint,
	"reminded_at" bigint,
	"seen_at" bigint,
	CONSTRAINT "player_guards_break" CHECK ((break_kind is null) = (break_until is null))
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_at" bigint,
	CONSTRAINT "player_limits_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "player_limits_amounts" CHECK (amount >= 0 and next_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "uploads_sizes" CHECK (width > 0 and height > 0 and octet_length(content) > 0)
);
--> statement-breakpoint
ALTER TABLE "player_guards" ADD CONSTRAINT "player_guards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","at");
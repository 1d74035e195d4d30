CREATE TABLE "seen_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "seen_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "promoters" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_installs" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comebacks" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "comebacks_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "phone_credit_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_credit_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"award_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" bigint NOT NULL,
	"deadline" bigint NOT NULL,
	"next_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "phone_credit_orders_award_id_unique" UNIQUE("award_id"),
	CONSTRAINT "phone_credit_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_credits" (
	"reference" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" bigint NOT NULL,
	"delivers_at" bigint,
	"tells" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "special_offers" (
	"user_id" bigint NOT NULL,
	"after_order" bigint NOT NULL,
	"most" bigint NOT NULL,
	"began_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "special_offers_user_id_after_order_pk" PRIMARY KEY("user_id","after_order")
);
--> statement-breakpoint
CREATE TABLE "told_awards" (
	"award_id" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"friend" bigint NOT NULL,
	"depth" integer NOT NULL,
	"ancestor" bigint NOT NULL,
	"review" text,
	"reason" text,
	"held_at" bigint,
	"decided_by" text,
	"decided_at" bigint,
	"note" text,
	CONSTRAINT "referral_links_friend_depth_pk" PRIMARY KEY("friend","depth"),
	CONSTRAINT "referral_links_upwards" CHECK (ancestor < friend and depth between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "referral_players" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"inviter" bigint,
	"friends1" integer DEFAULT 0 NOT NULL,
	"friends2" integer DEFAULT 0 NOT NULL,
	"friends3" integer DEFAULT 0 NOT NULL,
	"friends4" integer DEFAULT 0 NOT NULL,
	"friends5" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"active_day" date,
	"remainder" integer DEFAULT 0 NOT NULL,
	"waiting" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"friend" bigint NOT NULL,
	"inviter" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"deposit" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"version" integer NOT NULL,
	"at" bigint NOT NULL,
	"day" date NOT NULL,
	"staked_before" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_at" bigint,
	"award_id" bigint,
	CONSTRAINT "referral_recharges_friend_unique" UNIQUE("friend")
);
--> statement-breakpoint
CREATE TABLE "agent_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"active_friends" integer NOT NULL,
	"requested_at" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"ended_by" text,
	"ended_at" bigint,
	"answer" text,
	"told_at" bigint
);
--> statement-breakpoint
CREATE TABLE "referral_closings" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"done_to" bigint NOT NULL,
	CONSTRAINT "referral_closings_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "referral_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"staked1" bigint NOT NULL,
	"staked2" bigint NOT NULL,
	"staked3" bigint NOT NULL,
	"points1" bigint NOT NULL,
	"points2" bigint NOT NULL,
	"points3" bigint NOT NULL,
	"extra" integer NOT NULL,
	"amount" bigint NOT NULL,
	"closed" boolean NOT NULL,
	CONSTRAINT "referral_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_held" (
	"ancestor" bigint NOT NULL,
	"friend" bigint NOT NULL,
	"day" date NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "referral_held_ancestor_friend_day_pk" PRIMARY KEY("ancestor","friend","day")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_proved_at" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "in_app" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_version" integer;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_gives" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_once" boolean;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_paid_at" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_staked" bigint;--> statement-breakpoint
ALTER TABLE "seen_days" ADD CONSTRAINT "seen_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoters" ADD CONSTRAINT "promoters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_installs" ADD CONSTRAINT "app_installs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comebacks" ADD CONSTRAINT "comebacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_credit_orders" ADD CONSTRAINT "phone_credit_orders_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_credit_orders" ADD CONSTRAINT "phone_credit_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_level_changes" ADD CONSTRAINT "vip_level_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD CONSTRAINT "vip_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_awards" ADD CONSTRAINT "told_awards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_friend_users_id_fk" FOREIGN KEY ("friend") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_ancestor_users_id_fk" FOREIGN KEY ("ancestor") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_players" ADD CONSTRAINT "referral_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_players" ADD CONSTRAINT "referral_players_inviter_users_id_fk" FOREIGN KEY ("inviter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_recharges" ADD CONSTRAINT "referral_recharges_friend_users_id_fk" FOREIGN KEY ("friend") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_recharges" ADD CONSTRAINT "referral_recharges_inviter_users_id_fk" FOREIGN KEY ("inviter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_recharges" ADD CONSTRAINT "referral_recharges_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_recharges" ADD CONSTRAINT "referral_recharges_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_days" ADD CONSTRAINT "referral_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_held" ADD CONSTRAINT "referral_held_ancestor_users_id_fk" FOREIGN KEY ("ancestor") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_held" ADD CONSTRAINT "referral_held_friend_users_id_fk" FOREIGN KEY ("friend") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_days_by_day" ON "seen_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "phone_credit_orders_of_user" ON "phone_credit_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "phone_credit_orders_due" ON "phone_credit_orders" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sandbox_credits_due" ON "sandbox_credits" USING btree ("delivers_at") WHERE tells > 0;--> statement-breakpoint
CREATE INDEX "vip_level_changes_of" ON "vip_level_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "vip_levels_warned" ON "vip_levels" USING btree ("warned_for") WHERE warned_for is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_of" ON "referral_links" USING btree ("ancestor","depth","friend");--> statement-breakpoint
CREATE INDEX "referral_links_held" ON "referral_links" USING btree ("ancestor","friend") WHERE review = 'held';--> statement-breakpoint
CREATE INDEX "referral_players_active" ON "referral_players" USING btree ("inviter","active_day") WHERE inviter is not null;--> statement-breakpoint
CREATE INDEX "referral_recharges_of" ON "referral_recharges" USING btree ("inviter","id");--> statement-breakpoint
CREATE INDEX "referral_recharges_waiting" ON "referral_recharges" USING btree ("id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "referral_recharges_waiting_of" ON "referral_recharges" USING btree ("inviter","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_one" ON "agent_contracts" USING btree ("user_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "agent_contracts_of" ON "agent_contracts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "agent_contracts_requested" ON "agent_contracts" USING btree ("id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "agent_contracts_to_tell" ON "agent_contracts" USING btree ("id") WHERE status <> 'requested' and told_at is null;--> statement-breakpoint
CREATE INDEX "referral_days_running" ON "referral_days" USING btree ("day") WHERE not closed;--> statement-breakpoint
CREATE INDEX "deposit_orders_gifts" ON "deposit_orders" USING btree ("user_id","promotion","promo_paid_at") WHERE promo_paid_at is not null;
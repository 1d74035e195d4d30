CREATE TABLE "seen_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "seen_days_user_id_day_pk" PRIMARY KEY("user_id","day")
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
ALTER TABLE "users" ADD COLUMN "phone_proved_at" bigint;--> statement-breakpoint
ALTER TABLE "seen_days" ADD CONSTRAINT "seen_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_installs" ADD CONSTRAINT "app_installs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comebacks" ADD CONSTRAINT "comebacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_credit_orders" ADD CONSTRAINT "phone_credit_orders_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_credit_orders" ADD CONSTRAINT "phone_credit_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_days_by_day" ON "seen_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "phone_credit_orders_of_user" ON "phone_credit_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "phone_credit_orders_due" ON "phone_credit_orders" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sandbox_credits_due" ON "sandbox_credits" USING btree ("delivers_at") WHERE tells > 0;
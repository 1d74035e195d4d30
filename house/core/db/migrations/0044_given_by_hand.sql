CREATE TABLE "sent_rewards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" bigint NOT NULL,
	"second" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text,
	"award_id" bigint,
	"told_at" bigint,
	CONSTRAINT "sent_rewards_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "birthday_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "birthday_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"birthday" date NOT NULL,
	"level" integer NOT NULL,
	"amount" bigint NOT NULL,
	"applied_at" bigint NOT NULL,
	"first_by" text,
	"status" text DEFAULT 'applied' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text,
	"award_id" bigint,
	"told_at" bigint
);
--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_rewards_by_user" ON "sent_rewards" USING btree ("user_id","proposed_at");--> statement-breakpoint
CREATE INDEX "sent_rewards_pending" ON "sent_rewards" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "sent_rewards_to_tell" ON "sent_rewards" USING btree ("id") WHERE status <> 'pending' and told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "birthday_gifts_once" ON "birthday_gifts" USING btree ("user_id","birthday");--> statement-breakpoint
CREATE INDEX "birthday_gifts_applied" ON "birthday_gifts" USING btree ("id") WHERE status = 'applied';--> statement-breakpoint
CREATE INDEX "birthday_gifts_to_tell" ON "birthday_gifts" USING btree ("id") WHERE status <> 'applied' and told_at is null;
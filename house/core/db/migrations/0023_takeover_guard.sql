CREATE TABLE "risk_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "risk_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"withdrawal_id" bigint,
	"reasons" text[] NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" bigint NOT NULL,
	"ended_at" bigint,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"hold_until" bigint,
	CONSTRAINT "security_events_hold" CHECK (hold_until = at + 86400000)
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stop_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
DROP INDEX "site_messages_newest";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_devices" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_devices" ADD COLUMN "founding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "player_guards" ADD COLUMN "frozen_at" bigint;--> statement-breakpoint
ALTER TABLE "player_guards" ADD COLUMN "blocked_at" bigint;--> statement-breakpoint
ALTER TABLE "player_guards" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "held_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_links" ADD CONSTRAINT "stop_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_links" ADD CONSTRAINT "stop_links_event_id_security_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."security_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "risk_cases_of_withdrawal" ON "risk_cases" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_cases_of_account" ON "risk_cases" USING btree ("user_id") WHERE withdrawal_id is null and status = 'open';--> statement-breakpoint
CREATE INDEX "risk_cases_open" ON "risk_cases" USING btree ("opened_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sign_ins_by_user" ON "sign_ins" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_old" ON "sign_ins" USING btree ("at");--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_devices_by_device" ON "user_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "player_guards_blocked" ON "player_guards" USING btree ("blocked_at") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "site_messages_of_user" ON "site_messages" USING btree ("user_id","at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_shared" ON "bank_accounts" USING btree ("bank","number") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("at","id") WHERE user_id is null;--> statement-breakpoint
-- Written by hand: players of before browsers were known by a cookie. The first device of each is the one that they signed in
-- from first; sessions that began with the account are of it, so that setting it up goes on holding nothing.
UPDATE user_devices SET name = device;--> statement-breakpoint
INSERT INTO user_devices (user_id, device, first_at)
SELECT id, 'unknown', created_at FROM users u
WHERE NOT bot AND NOT EXISTS (SELECT FROM user_devices d WHERE d.user_id = u.id);--> statement-breakpoint
UPDATE user_devices d SET founding = true
FROM (SELECT DISTINCT ON (user_id) user_id, device FROM user_devices ORDER BY user_id, first_at, device) f
WHERE f.user_id = d.user_id AND f.device = d.device;--> statement-breakpoint
UPDATE sessions s SET device_hash = d.device
FROM user_devices d JOIN users u ON u.id = d.user_id
WHERE d.founding AND s.user_id = d.user_id AND s.created_at < u.created_at + 600000
  AND (d.name = s.device OR d.device = 'unknown');

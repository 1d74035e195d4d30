CREATE TABLE "account_signals" (
	"user_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "account_signals_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "cleared_links" (
	"user_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "cleared_links_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "cleared_links_in_order" CHECK (user_id < other_id)
);
--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "first_time" text;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "otherwise" jsonb;--> statement-breakpoint
ALTER TABLE "account_signals" ADD CONSTRAINT "account_signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_links" ADD CONSTRAINT "cleared_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleared_links" ADD CONSTRAINT "cleared_links_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_signals_shared" ON "account_signals" USING btree ("digest","user_id");--> statement-breakpoint
CREATE INDEX "awards_first_time" ON "awards" USING btree ("user_id","promotion","id") WHERE first_time is not null;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_otherwise" CHECK (otherwise is null or first_time is not null);--> statement-breakpoint
-- Written by hand: what is known of accounts by now, as the triggers write it from here on (accountLinks.sql).
INSERT INTO account_signals (user_id, digest, kind, at)
SELECT user_id, left(encode(sha256(convert_to(value, 'UTF8')), 'hex'), 32), kind, at FROM (
  SELECT user_id, 'device' AS kind, 'device ' || device AS value, first_at AS at FROM user_devices WHERE device ~ '^[0-9a-f]{64}$'
  UNION ALL SELECT id, 'phone', 'phone ' || phone, created_at FROM users WHERE phone IS NOT NULL
  UNION ALL SELECT user_id, 'bank', format('account %s %s', bank, number), created_at FROM bank_accounts
  UNION ALL SELECT user_id, 'bank', format('account %s %s', bank, number), created_at FROM withdrawals
  UNION ALL SELECT user_id, 'payment', format('account %s %s', from_account ->> 'bank', from_account ->> 'number'), created_at
    FROM deposit_orders WHERE received > 0 AND from_account IS NOT NULL) known
ON CONFLICT DO NOTHING;

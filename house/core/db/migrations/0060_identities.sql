ALTER TABLE "markets" ADD COLUMN "least_age" integer DEFAULT 18;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "identity_deposits" bigint;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "identity_withdrawals" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "identity_checker" text DEFAULT 'sandbox';--> statement-breakpoint
ALTER TABLE "player_guards" ADD COLUMN "break_of" bigint;--> statement-breakpoint
ALTER TABLE "player_guards" ADD COLUMN "age_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "state" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "documents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "sent_at" bigint;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "told_at" bigint;--> statement-breakpoint
-- Written by hand: the sums to begin with (Rp 10 million, MX$ 10,000), who is asked for the age from now on, and the e-mails that are known.
UPDATE markets SET identity_deposits = CASE currency WHEN 'IDR' THEN 1000000000 ELSE 1000000 END;--> statement-breakpoint
INSERT INTO player_guards (user_id, time_zone)
  SELECT u.id, m.time_zone FROM users u JOIN markets m ON m.currency = u.currency WHERE NOT u.bot ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE player_guards g SET age_asked = true, age_confirmed_at = coalesce(g.age_confirmed_at,
  (SELECT given_at FROM user_identities i WHERE i.user_id = g.user_id));--> statement-breakpoint
INSERT INTO account_signals (user_id, digest, kind, at)
  SELECT id, left(encode(sha256(convert_to('email ' || lower(email), 'UTF8')), 'hex'), 32), 'email', created_at FROM users
  WHERE email IS NOT NULL ON CONFLICT DO NOTHING;

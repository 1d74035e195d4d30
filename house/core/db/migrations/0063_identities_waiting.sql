CREATE INDEX "user_identities_pending" ON "user_identities" USING btree ("sent_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "user_identities_to_tell" ON "user_identities" USING btree ("user_id") WHERE decided_at is not null and told_at is null;--> statement-breakpoint
-- Written by hand: the phones that a code was read from so far.
INSERT INTO account_signals (user_id, digest, kind, at)
  SELECT id, left(encode(sha256(convert_to('proved phone ' || phone, 'UTF8')), 'hex'), 32), 'provedPhone', phone_proved_at FROM users
  WHERE phone IS NOT NULL AND phone_proved_at IS NOT NULL ON CONFLICT DO NOTHING;

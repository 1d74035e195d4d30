DROP INDEX "seen_days_by_day";--> statement-breakpoint
CREATE INDEX "seen_days_by_day" ON "seen_days" USING brin ("day");--> statement-breakpoint
-- From here on a day is recorded at its start; for sessions older than the table it was recorded at its end.
INSERT INTO seen_days (user_id, day)
SELECT DISTINCT s.user_id, (to_timestamp(s.seen_at / 1000.0) AT TIME ZONE m.time_zone)::date
FROM sessions s JOIN users u ON u.id = s.user_id JOIN markets m ON m.currency = u.currency
WHERE s.seen_at > 0 ON CONFLICT DO NOTHING;

DROP INDEX "seen_days_by_day";--> statement-breakpoint
CREATE INDEX "seen_days_by_day" ON "seen_days" USING brin ("day");--> statement-breakpoint
-- Days are noted as they begin from here on; those of sessions that are older than the table were noted as they ended.
INSERT INTO seen_days (user_id, day)
SELECT DISTINCT s.user_id, (to_timestamp(s.seen_at / 1000.0) AT TIME ZONE m.time_zone)::date
FROM sessions s JOIN users u ON u.id = s.user_id JOIN markets m ON m.currency = u.currency
WHERE s.seen_at > 0 ON CONFLICT DO NOTHING;

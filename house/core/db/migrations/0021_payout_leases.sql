DROP INDEX "withdrawals_open";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "next_attempt_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "leased_until" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sent_at" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "parked_at" bigint;--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("next_attempt_at") WHERE status in ('review', 'sending') and parked_at is null;--> statement-breakpoint
-- What is on its way as this comes may have been sent before, so its state is asked at once.
UPDATE withdrawals SET next_attempt_at = review_until, sent_at = CASE status WHEN 'sending' THEN review_until END
WHERE status IN ('review', 'sending');--> statement-breakpoint
-- Later migrations of the same transaction may alter the table.
SET CONSTRAINTS money_follows IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS money_follows DEFERRED;

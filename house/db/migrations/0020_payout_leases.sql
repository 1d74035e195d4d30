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
WHERE status IN ('review', 'sending');
--> statement-breakpoint
-- Later migrations of the same transaction may alter the table.
SET CONSTRAINTS money_follows IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS money_follows DEFERRED;
--> statement-breakpoint

-- A house sends a withdrawal to the gateway only while it holds its lease. What holds here, whatever a program does:
-- review is left by a lease and not before its time, a lease that runs is nobody else's, `sent_at` is written by who
-- holds a running lease of a withdrawal that is still to be sent, and taken back only from one that is parked.
CREATE OR REPLACE FUNCTION guard_withdrawal() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_leased boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount <= 0 OR NEW.fee < 0 OR NEW.fee >= NEW.amount OR NEW.status <> 'review' OR NEW.money <> 'none'
      OR NEW.lease IS NOT NULL OR NEW.sent_at IS NOT NULL OR NEW.handed_over OR NEW.parked_at IS NOT NULL
    THEN
      RAISE EXCEPTION 'a withdrawal begins in review, with an amount above its fee' USING ERRCODE = 'KLX00';
    END IF;
    NEW.next_attempt_at := NEW.review_until;
    RETURN NEW;
  END IF;
  IF (OLD.id, OLD.user_id, OLD.currency, OLD.amount, OLD.fee, OLD.bank, OLD.number, OLD.holder, OLD.reference,
      OLD.created_at) IS DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.currency, NEW.amount, NEW.fee, NEW.bank, NEW.number, NEW.holder, NEW.reference,
      NEW.created_at)
    OR (NEW.money <> OLD.money AND pg_trigger_depth() < 2)
    OR (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN
      (('review', 'sending'), ('review', 'cancelled'), ('review', 'refused'), ('sending', 'paid'), ('sending', 'refused')))
  THEN
    RAISE EXCEPTION 'a withdrawal only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  v_leased := OLD.lease IS NOT NULL AND OLD.leased_until > now_ms();
  IF OLD.status = 'review' AND NEW.status = 'sending' AND (NEW.lease IS NULL OR NEW.review_until > now_ms()) THEN
    RAISE EXCEPTION 'a withdrawal leaves review by a lease, when its time is over' USING ERRCODE = 'KLX00';
  ELSIF NEW.lease IS NOT NULL AND NEW.lease IS DISTINCT FROM OLD.lease AND (v_leased OR NEW.status <> 'sending') THEN
    RAISE EXCEPTION 'one house at a time has a withdrawal in hand' USING ERRCODE = 'KLX00';
  ELSIF NEW.sent_at IS DISTINCT FROM OLD.sent_at AND NOT (CASE WHEN NEW.sent_at IS NULL
      THEN OLD.parked_at IS NOT NULL AND NOT v_leased
      ELSE v_leased AND NEW.lease IS NOT DISTINCT FROM OLD.lease AND NEW.status = 'sending' END)
  THEN
    RAISE EXCEPTION 'a withdrawal is sent by the house that has it in hand' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- What an operator does with a payout by hand (docs/payments.md). Refusals: 703 a house has it in hand just now, or it
-- is not that far, 704 no such withdrawal.

-- No house looks at it any more, until it is sent again or ended.
CREATE FUNCTION payout_park(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET parked_at = coalesce(parked_at, now_ms())
    WHERE id = p_withdrawal AND status = 'sending' AND (lease IS NULL OR leased_until <= now_ms());
  IF NOT FOUND THEN
    RAISE EXCEPTION 'it is not on its way, or a house has it in hand just now: try again in a minute'
      USING ERRCODE = 'KL703';
  END IF;
END $$;
--> statement-breakpoint
-- 'paid' or 'refused', of what was never sent or is parked: what a gateway may have is for the gateway to end.
CREATE FUNCTION payout_end_by_hand(p_withdrawal bigint, p_end text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_end_withdrawal(p_withdrawal, p_end);
  -- Under the lock that the line above took: no house can have begun to send it since.
  IF EXISTS (SELECT FROM withdrawals WHERE id = p_withdrawal AND parked_at IS NULL
      AND (sent_at IS NOT NULL OR leased_until > now_ms()))
  THEN
    RAISE EXCEPTION 'a gateway may have it, or a house has it in hand: park it first' USING ERRCODE = 'KL703';
  END IF;
END $$;
--> statement-breakpoint
-- Of what is parked, and did not arrive for sure.
CREATE FUNCTION payout_send_again(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET parked_at = NULL, sent_at = NULL, handed_over = false, attempts = 0, last_error = NULL,
      next_attempt_at = now_ms()
    WHERE id = p_withdrawal AND status = 'sending' AND parked_at IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such payout is parked' USING ERRCODE = 'KL703';
  END IF;
END $$;

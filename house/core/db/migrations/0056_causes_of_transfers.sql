CREATE TABLE "grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"operation_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "grants_operation_id_unique" UNIQUE("operation_id")
);
--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "welcome" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Written by hand: what causes transfers of each kind, what new accounts begin with, and the grants of before. Where a gateway has told of
-- money, no play money is given.
UPDATE transfer_kinds SET subject = CASE kind WHEN 'grant' THEN 'grant' WHEN 'phoneCredit' THEN 'phoneCredit' WHEN 'bonusMoved' THEN 'past'
  WHEN 'prize' THEN 'award' WHEN 'award' THEN 'award' ELSE 'turnover' END WHERE subject = 'none';--> statement-breakpoint
UPDATE markets m SET welcome = CASE currency WHEN 'IDR' THEN 100000000 WHEN 'MXN' THEN 100000 ELSE 0 END
  WHERE NOT EXISTS (SELECT FROM deposit_receipts r WHERE r.currency = m.currency AND r.gateway <> 'sandbox');--> statement-breakpoint
INSERT INTO grants (user_id, currency, amount, reason, operation_id, at)
  SELECT t.user_id, t.currency, t.amount, coalesce(split_part(o.fingerprint, '|', 4), ''), t.operation_id, t.at
  FROM ledger_transfers t LEFT JOIN ledger_operations o ON o.id = t.operation_id WHERE t.kind = 'grant' ORDER BY t.id;--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_award(text, bigint, text, bigint, int, bigint);

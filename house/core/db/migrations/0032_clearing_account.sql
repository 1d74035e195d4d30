-- The account that gateways' statements are held to gets the name that book-keeping has for it. Functions that name it are
-- replaced in this transaction.
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO account_kinds (kind, owned, kept) SELECT 'clearing', owned, kept FROM account_kinds WHERE kind = 'outside';--> statement-breakpoint
UPDATE ledger_accounts SET kind = 'clearing' WHERE kind = 'outside';--> statement-breakpoint
UPDATE transfer_kinds SET debit = 'clearing' WHERE debit = 'outside';--> statement-breakpoint
UPDATE transfer_kinds SET credit = 'clearing' WHERE credit = 'outside';--> statement-breakpoint
DELETE FROM account_kinds WHERE kind = 'outside';--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;--> statement-breakpoint
DROP VIEW IF EXISTS outside_movements;

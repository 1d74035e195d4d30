-- Written by hand: the account that holds what operators of phone credit are owed, and what moves there.
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO account_kinds (kind, owned, kept) VALUES ('phoneOperator', false, false);--> statement-breakpoint
INSERT INTO transfer_kinds (kind, debit, keeps_debit, credit, keeps_credit, subject) VALUES
  ('phoneCredit', 'promotions', false, 'phoneOperator', false, 'none');--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency) SELECT 'phoneOperator', currency FROM markets;--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;

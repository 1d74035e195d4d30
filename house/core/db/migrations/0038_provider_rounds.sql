CREATE TABLE "provider_rounds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"studio" text NOT NULL,
	"round" text NOT NULL,
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"opened_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "provider_rounds_of_studio" UNIQUE("studio","user_id","round")
);
--> statement-breakpoint
CREATE TABLE "provider_transactions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"studio" text NOT NULL,
	"uuid" text NOT NULL,
	"kind" text NOT NULL,
	"round_id" bigint,
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"turnover_id" bigint,
	"free" boolean NOT NULL,
	"reward" text,
	"late" boolean DEFAULT false NOT NULL,
	"undone_by" bigint,
	"supplier_id" text,
	"at" bigint NOT NULL,
	CONSTRAINT "provider_transactions_once" UNIQUE("studio","uuid")
);
--> statement-breakpoint
ALTER TABLE "chargebacks" ALTER COLUMN "deposit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "transaction_id" bigint;--> statement-breakpoint
CREATE INDEX "provider_rounds_of_user" ON "provider_rounds" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "provider_rounds_open" ON "provider_rounds" USING btree ("last_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "provider_transactions_by_reference" ON "provider_transactions" USING btree ("studio","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "provider_transactions_of_round" ON "provider_transactions" USING btree ("round_id") WHERE round_id is not null;--> statement-breakpoint
CREATE INDEX "provider_transactions_of_user" ON "provider_transactions" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_of_transaction" UNIQUE("transaction_id");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_of_one" CHECK (num_nonnulls(deposit_id, transaction_id) = 1);
--> statement-breakpoint
INSERT INTO transfer_kinds (kind, debit, keeps_debit, credit, keeps_credit, subject) VALUES
  ('providerBet', 'wallet', true, 'house', false, 'provider'),
  ('providerBonusBet', 'bonus', true, 'house', false, 'provider'),
  ('providerWin', 'house', false, 'wallet', true, 'provider'),
  ('providerBonusWin', 'house', false, 'bonus', true, 'provider'),
  ('providerBetBack', 'house', false, 'wallet', true, 'provider'),
  ('providerBonusBetBack', 'house', false, 'bonus', true, 'provider'),
  ('providerWinBack', 'wallet', true, 'house', false, 'provider'),
  ('providerBonusWinBack', 'bonus', true, 'house', false, 'provider'),
  ('providerDebt', 'receivable', false, 'house', false, 'order');

CREATE TABLE "chargebacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chargebacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deposit_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"ref" text NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"lent" bigint DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"written_off" bigint DEFAULT 0 NOT NULL,
	"told_at" bigint NOT NULL,
	"applied_at" bigint,
	CONSTRAINT "chargebacks_ref" UNIQUE("deposit_id","ref")
);
--> statement-breakpoint
CREATE TABLE "gateway_fees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deposit_id" bigint,
	"withdrawal_id" bigint,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"posted" boolean DEFAULT false NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "gateway_fees_of_deposit" UNIQUE("deposit_id","ref"),
	CONSTRAINT "gateway_fees_of_withdrawal" UNIQUE("withdrawal_id","ref"),
	CONSTRAINT "gateway_fees_of_one" CHECK (num_nonnulls(deposit_id, withdrawal_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "gateway_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_statements" (
	"gateway" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"read_at" bigint NOT NULL,
	CONSTRAINT "gateway_statements_gateway_currency_day_pk" PRIMARY KEY("gateway","currency","day")
);
--> statement-breakpoint
CREATE TABLE "sandbox_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"chargeback_id" bigint,
	"reverses_adjustment" bigint,
	"reverses_fee" bigint,
	"proposed_by" text NOT NULL,
	"proposed_at" bigint NOT NULL,
	"second" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text,
	CONSTRAINT "adjustments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "adjustment_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_deposit_id_deposit_orders_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_fees" ADD CONSTRAINT "gateway_fees_deposit_id_deposit_orders_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_fees" ADD CONSTRAINT "gateway_fees_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_fees" ADD CONSTRAINT "gateway_fees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_kind_transfer_kinds_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."transfer_kinds"("kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_owed" ON "chargebacks" USING btree ("user_id") WHERE lent > collected + written_off;--> statement-breakpoint
CREATE INDEX "gateway_movements_by_day" ON "gateway_movements" USING btree ("gateway","currency","day");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_movements_once" ON "sandbox_movements" USING btree ("reference","kind","name");--> statement-breakpoint
CREATE INDEX "sandbox_movements_by_time" ON "sandbox_movements" USING btree ("currency","at");--> statement-breakpoint
CREATE INDEX "adjustments_by_user" ON "adjustments" USING btree ("user_id","currency","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "adjustments_undone_once" ON "adjustments" USING btree ("reverses_adjustment") WHERE status <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "adjustments_fee_undone_once" ON "adjustments" USING btree ("reverses_fee") WHERE status <> 'refused';--> statement-breakpoint

-- Written by hand from here on: the new kinds, and what was charged before they were, so that `outside` is what gateways saw.
INSERT INTO account_kinds (kind, owned, kept) VALUES ('receivable', false, false);--> statement-breakpoint
INSERT INTO transfer_kinds (kind, debit, keeps_debit, credit, keeps_credit, subject) VALUES
  ('deposit_charge', 'outside', false, 'house', false, 'order'),
  ('payout_charge', 'outside', false, 'house', false, 'order'),
  ('fee', 'house', false, 'outside', false, 'order'),
  ('fee_reversal', 'outside', false, 'house', false, 'order'),
  ('chargeback', 'wallet', true, 'outside', false, 'order'),
  ('debt', 'receivable', false, 'outside', false, 'order'),
  ('collection', 'wallet', true, 'receivable', false, 'order'),
  ('write_off', 'house', false, 'receivable', false, 'order'),
  ('write_off_reversal', 'receivable', false, 'house', false, 'order'),
  ('adjustment_credit', 'house', false, 'wallet', true, 'order'),
  ('adjustment_debit', 'wallet', true, 'house', false, 'order'),
  ('reversal_credit', 'house', false, 'wallet', true, 'order'),
  ('reversal_debit', 'wallet', true, 'house', false, 'order');--> statement-breakpoint
-- Without triggers: those of earlier migrations do not know the tables as they are by now.
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency) SELECT 'receivable', currency FROM markets ORDER BY currency;--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE markets SET adjustment_limit = CASE currency WHEN 'IDR' THEN 50000000 ELSE 50000 END;--> statement-breakpoint
DROP FUNCTION ledger_deposit(bigint, text, bigint);--> statement-breakpoint
DROP FUNCTION ledger_end_withdrawal(bigint, text);--> statement-breakpoint
ALTER TABLE ledger_transfers DISABLE TRIGGER USER;--> statement-breakpoint
-- What of each payment was not credited was the order's fee. A payment that was a fee alone had no operation.
CREATE TEMPORARY TABLE charged ON COMMIT DROP AS
SELECT user_id, currency, order_id, key, amount - (greatest(0, came - fee) - greatest(0, came - amount - fee)) AS amount, at FROM (
  SELECT o.user_id, o.currency, o.fee, r.order_id, format('deposit:%s:%s', r.order_id, r.ref) AS key, r.amount, r.at,
    sum(r.amount) OVER (PARTITION BY r.order_id ORDER BY p.id NULLS FIRST, r.at, r.ref) AS came
  FROM deposit_receipts r JOIN deposit_orders o ON o.id = r.order_id
  LEFT JOIN ledger_operations p ON p.scope = 'pay:' || o.user_id AND p.key = format('deposit:%s:%s', r.order_id, r.ref)
  WHERE o.fee > 0) receipts;--> statement-breakpoint
INSERT INTO ledger_operations (scope, key, fingerprint, order_id, at)
  SELECT 'pay:' || user_id, key, '', order_id, at FROM charged WHERE amount > 0 ORDER BY at ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO ledger_transfers (id, operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
  SELECT nextval('ledger_transfers_id_seq'), p.id, c.kind, c.user_id, o.id, h.id, c.currency, c.amount, c.order_id, c.at
  FROM (SELECT 'deposit_charge' AS kind, * FROM charged WHERE amount > 0
    UNION ALL SELECT 'payout_charge', user_id, currency, id, format('withdrawal:%s', id), fee, ended_at FROM withdrawals
      WHERE status = 'paid' AND fee > 0) c
  JOIN ledger_operations p ON p.scope = 'pay:' || c.user_id AND p.key = c.key
  JOIN ledger_accounts o ON o.kind = 'outside' AND o.currency = c.currency
  JOIN ledger_accounts h ON h.kind = 'house' AND h.currency = c.currency ORDER BY c.at;--> statement-breakpoint
ALTER TABLE ledger_transfers ENABLE TRIGGER USER;

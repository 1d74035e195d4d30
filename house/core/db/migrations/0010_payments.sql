-- New types and not ALTER TYPE ... ADD VALUE: all migrations of a start are one transaction, and in the one that
-- adds a value PostgreSQL refuses to use it.
DROP VIEW ledger_postings;
--> statement-breakpoint
ALTER TYPE account_kind RENAME TO account_kind_before;
--> statement-breakpoint
CREATE TYPE account_kind AS ENUM ('wallet', 'escrow', 'held', 'house', 'mint', 'outside');
--> statement-breakpoint
ALTER TABLE ledger_accounts ALTER COLUMN kind TYPE account_kind USING kind::text::account_kind;
--> statement-breakpoint
DROP TYPE account_kind_before;
--> statement-breakpoint
ALTER TYPE transfer_kind RENAME TO transfer_kind_before;
--> statement-breakpoint
CREATE TYPE transfer_kind AS ENUM ('grant', 'stake', 'release', 'forfeit', 'profit', 'deposit', 'hold', 'paid', 'returned');
--> statement-breakpoint
ALTER TABLE ledger_transfers ALTER COLUMN kind TYPE transfer_kind USING kind::text::transfer_kind;
--> statement-breakpoint
DROP TYPE transfer_kind_before;
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"port" text NOT NULL,
	"bank" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"details" jsonb,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "deposit_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "deposit_receipts" (
	"order_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "deposit_receipts_order_id_ref_pk" PRIMARY KEY("order_id","ref")
);
--> statement-breakpoint
CREATE TABLE "gateway_secrets" (
	"gateway" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"solved" boolean,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_callbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_callbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"next_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"what" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"acts_at" bigint,
	CONSTRAINT "sandbox_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"status" text DEFAULT 'review' NOT NULL,
	"money" text DEFAULT 'none' NOT NULL,
	"reference" text NOT NULL,
	"review_until" bigint NOT NULL,
	"handed_over" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "ledger_operations" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD CONSTRAINT "pay_feedback_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD CONSTRAINT "pay_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_of_user" ON "bank_accounts" USING btree ("user_id","bank","number") WHERE not deleted;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_key" ON "deposit_orders" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "deposit_orders_by_user" ON "deposit_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_unique_code" ON "deposit_orders" USING btree ("bank","payable") WHERE status = 'pending' and port = 'transfer';--> statement-breakpoint
CREATE INDEX "deposit_orders_open" ON "deposit_orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "pay_feedback_by_order" ON "pay_feedback" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "sandbox_callbacks_due" ON "sandbox_callbacks" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_orders_open" ON "sandbox_orders" USING btree ("acts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_by_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_open" ON "withdrawals" USING btree ("user_id") WHERE status in ('review', 'sending');--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("review_until") WHERE status in ('review', 'sending');
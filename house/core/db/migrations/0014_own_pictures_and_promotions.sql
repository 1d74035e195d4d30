ALTER TABLE "pay_feedback" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "unused_since" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "from_account" jsonb;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_percent" integer;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_min" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_most" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_slot" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD CONSTRAINT "pay_feedback_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_orders_one_gift" ON "deposit_orders" USING btree ("user_id","promo_slot") WHERE given > 0;--> statement-breakpoint
CREATE INDEX "pay_feedback_by_withdrawal" ON "pay_feedback" USING btree ("withdrawal_id","id");--> statement-breakpoint
ALTER TABLE "pay_feedback" ADD CONSTRAINT "pay_feedback_of_one" CHECK (num_nonnulls(order_id, withdrawal_id) = 1);--> statement-breakpoint
-- Nothing could name a picture until now.
UPDATE "uploads" SET "unused_since" = "at";

ALTER TABLE "deposit_receipts" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "deposit_receipts" ADD COLUMN "currency" text;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_receipts_by_payment" ON "deposit_receipts" USING btree ("ref","gateway");
CREATE TABLE "promoters" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_offers" (
	"user_id" bigint NOT NULL,
	"after_order" bigint NOT NULL,
	"most" bigint NOT NULL,
	"began_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "special_offers_user_id_after_order_pk" PRIMARY KEY("user_id","after_order")
);
--> statement-breakpoint
CREATE TABLE "told_awards" (
	"award_id" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "in_app" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_version" integer;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_gives" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_once" boolean;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_paid_at" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_staked" bigint;--> statement-breakpoint
ALTER TABLE "promoters" ADD CONSTRAINT "promoters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_offers" ADD CONSTRAINT "special_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_awards" ADD CONSTRAINT "told_awards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_orders_gifts" ON "deposit_orders" USING btree ("user_id","promotion","promo_paid_at") WHERE promo_paid_at is not null;
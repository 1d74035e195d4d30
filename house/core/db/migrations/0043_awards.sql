CREATE TABLE "awards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"promotion" text NOT NULL,
	"occasion" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"multiple" integer DEFAULT 0 NOT NULL,
	"turnover_days" integer DEFAULT 30 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"claimable_at" bigint NOT NULL,
	"expires_at" bigint,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	"claim_key" text,
	"operation_id" bigint,
	CONSTRAINT "awards_some" CHECK (amount > 0 and multiple between 0 and 10 and turnover_days between 1 and 366)
);
--> statement-breakpoint
CREATE TABLE "promotion_days" (
	"promotion" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "promotion_days_promotion_currency_day_pk" PRIMARY KEY("promotion","currency","day")
);
--> statement-breakpoint
CREATE TABLE "promotion_settings" (
	"promotion" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"active" boolean NOT NULL,
	"from_at" bigint,
	"until_at" bigint,
	"budget" bigint,
	"numbers" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text,
	CONSTRAINT "promotion_settings_promotion_currency_version_pk" PRIMARY KEY("promotion","currency","version")
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awards_once" ON "awards" USING btree ("user_id","promotion","occasion");--> statement-breakpoint
CREATE INDEX "awards_by_user" ON "awards" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "awards_open_of" ON "awards" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "awards_due" ON "awards" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "awards_latest" ON "awards" USING btree ("ended_at") WHERE state = 'claimed' and kind = 'cash';--> statement-breakpoint
CREATE INDEX "awards_given" ON "awards" USING btree ("promotion","ended_at") WHERE state = 'claimed';
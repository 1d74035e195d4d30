CREATE TABLE "rain_envelopes" (
	"currency" text NOT NULL,
	"rain" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" bigint,
	"amount" bigint,
	"opened_at" bigint,
	CONSTRAINT "rain_envelopes_currency_rain_place_pk" PRIMARY KEY("currency","rain","place"),
	CONSTRAINT "rain_envelopes_opened" CHECK ((user_id is null) = (amount is null) and (user_id is null) = (opened_at is null))
);
--> statement-breakpoint
CREATE TABLE "rains" (
	"currency" text NOT NULL,
	"id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"envelopes" integer NOT NULL,
	"total" bigint NOT NULL,
	"grain" bigint NOT NULL,
	"least" bigint NOT NULL,
	"secret" text NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "rains_currency_id_pk" PRIMARY KEY("currency","id"),
	CONSTRAINT "rains_some" CHECK (starts_at < ends_at and envelopes > 0 and total >= envelopes * grain)
);
--> statement-breakpoint
CREATE TABLE "lottery_holders" (
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"user_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"tickets" integer NOT NULL,
	CONSTRAINT "lottery_holders_currency_week_user_id_pk" PRIMARY KEY("currency","week","user_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"first" integer NOT NULL,
	"count" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "lottery_tickets_currency_week_first_pk" PRIMARY KEY("currency","week","first")
);
--> statement-breakpoint
CREATE TABLE "lottery_weeks" (
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"draw_at" bigint NOT NULL,
	"deposited" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"most" integer NOT NULL,
	"share" integer NOT NULL,
	"claim_ms" bigint NOT NULL,
	"version" integer NOT NULL,
	"secret" text NOT NULL,
	"hash" text NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"carried" bigint DEFAULT 0 NOT NULL,
	"earned" bigint,
	"list_hash" text,
	"closed_at" bigint,
	"jackpot" bigint,
	"stays" bigint,
	"drawn_at" bigint,
	CONSTRAINT "lottery_weeks_currency_week_pk" PRIMARY KEY("currency","week")
);
--> statement-breakpoint
CREATE TABLE "lottery_winners" (
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"place" integer NOT NULL,
	"ticket" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "lottery_winners_currency_week_place_pk" PRIMARY KEY("currency","week","place")
);
--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_currency_rain_rains_currency_id_fk" FOREIGN KEY ("currency","rain") REFERENCES "public"."rains"("currency","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_holders" ADD CONSTRAINT "lottery_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_holders" ADD CONSTRAINT "lottery_holders_currency_week_lottery_weeks_currency_week_fk" FOREIGN KEY ("currency","week") REFERENCES "public"."lottery_weeks"("currency","week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_currency_week_user_id_lottery_holders_currency_week_user_id_fk" FOREIGN KEY ("currency","week","user_id") REFERENCES "public"."lottery_holders"("currency","week","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_winners" ADD CONSTRAINT "lottery_winners_currency_week_user_id_lottery_holders_currency_week_user_id_fk" FOREIGN KEY ("currency","week","user_id") REFERENCES "public"."lottery_holders"("currency","week","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rain_envelopes_closed" ON "rain_envelopes" USING btree ("currency","rain","place") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "rains_by_end" ON "rains" USING btree ("currency","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_holders_by_name" ON "lottery_holders" USING btree ("currency","week","holder");--> statement-breakpoint
CREATE INDEX "lottery_tickets_of" ON "lottery_tickets" USING btree ("user_id","week");--> statement-breakpoint
CREATE INDEX "lottery_weeks_drawn" ON "lottery_weeks" USING btree ("currency","drawn_at");
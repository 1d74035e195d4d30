CREATE TABLE "champion_entries" (
	"champion" text NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "champion_entries_champion_user_id_pk" PRIMARY KEY("champion","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "sent_rewards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" bigint NOT NULL,
	"second" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text,
	"award_id" bigint,
	"told_at" bigint,
	CONSTRAINT "sent_rewards_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "birthday_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "birthday_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"birthday" date NOT NULL,
	"level" integer NOT NULL,
	"amount" bigint NOT NULL,
	"applied_at" bigint NOT NULL,
	"first_by" text,
	"status" text DEFAULT 'applied' NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text,
	"award_id" bigint,
	"told_at" bigint
);
--> statement-breakpoint
CREATE TABLE "player_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"look" text,
	"state" text DEFAULT 'owned' NOT NULL,
	"award_id" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"use_key" text,
	"used_at" bigint,
	CONSTRAINT "player_items_look" CHECK ((kind = 'avatarFrame') = (look is not null))
);
--> statement-breakpoint
CREATE TABLE "battle_places" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"prize" bigint NOT NULL,
	CONSTRAINT "battle_places_currency_day_place_pk" PRIMARY KEY("currency","day","place")
);
--> statement-breakpoint
CREATE TABLE "gift_code_tries" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_code_uses" (
	"code_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"award_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "gift_code_uses_code_id_user_id_pk" PRIMARY KEY("code_id","user_id"),
	CONSTRAINT "gift_code_uses_award" UNIQUE("award_id")
);
--> statement-breakpoint
CREATE TABLE "gift_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"item" text,
	"look" text,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"for_user" bigint,
	"expires_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	"second" boolean NOT NULL,
	"approved_by" text,
	CONSTRAINT "gift_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_codes_some" CHECK (amount > 0 and uses > 0 and used between 0 and uses and expires_at > created_at),
	CONSTRAINT "gift_codes_item" CHECK (kind in ('cash', 'item') and (kind = 'item') = (item is not null) and (item is not distinct from 'avatarFrame') = (look is not null) and (kind = 'cash' or amount <= 100) and item in ('wheelSpin', 'envelopeKey', 'cashbackDouble', 'avatarFrame') and look in ('volt', 'teal', 'violet', 'coral'))
);
--> statement-breakpoint
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
ALTER TABLE "users" ADD COLUMN "frame" text;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "ranked_rate" bigint;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "ranked_bet" bigint;--> statement-breakpoint
ALTER TABLE "champion_entries" ADD CONSTRAINT "champion_entries_champion_champions_id_fk" FOREIGN KEY ("champion") REFERENCES "public"."champions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champion_entries" ADD CONSTRAINT "champion_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_items" ADD CONSTRAINT "player_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_places" ADD CONSTRAINT "battle_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_code_uses" ADD CONSTRAINT "gift_code_uses_code_id_gift_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."gift_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_code_uses" ADD CONSTRAINT "gift_code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_for_user_users_id_fk" FOREIGN KEY ("for_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_envelopes" ADD CONSTRAINT "rain_envelopes_currency_rain_rains_currency_id_fk" FOREIGN KEY ("currency","rain") REFERENCES "public"."rains"("currency","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_holders" ADD CONSTRAINT "lottery_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_holders" ADD CONSTRAINT "lottery_holders_currency_week_lottery_weeks_currency_week_fk" FOREIGN KEY ("currency","week") REFERENCES "public"."lottery_weeks"("currency","week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_currency_week_user_id_lottery_holders_currency_week_user_id_fk" FOREIGN KEY ("currency","week","user_id") REFERENCES "public"."lottery_holders"("currency","week","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_winners" ADD CONSTRAINT "lottery_winners_currency_week_user_id_lottery_holders_currency_week_user_id_fk" FOREIGN KEY ("currency","week","user_id") REFERENCES "public"."lottery_holders"("currency","week","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awards_once" ON "awards" USING btree ("user_id","promotion","occasion");--> statement-breakpoint
CREATE INDEX "awards_by_user" ON "awards" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "awards_open_of" ON "awards" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "awards_due" ON "awards" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "awards_latest" ON "awards" USING btree ("ended_at") WHERE state = 'claimed' and kind = 'cash';--> statement-breakpoint
CREATE INDEX "awards_given" ON "awards" USING btree ("promotion","ended_at") WHERE state = 'claimed';--> statement-breakpoint
CREATE INDEX "sent_rewards_by_user" ON "sent_rewards" USING btree ("user_id","proposed_at");--> statement-breakpoint
CREATE INDEX "sent_rewards_pending" ON "sent_rewards" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "sent_rewards_to_tell" ON "sent_rewards" USING btree ("id") WHERE status <> 'pending' and told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "birthday_gifts_once" ON "birthday_gifts" USING btree ("user_id","birthday");--> statement-breakpoint
CREATE INDEX "birthday_gifts_applied" ON "birthday_gifts" USING btree ("id") WHERE status = 'applied';--> statement-breakpoint
CREATE INDEX "birthday_gifts_to_tell" ON "birthday_gifts" USING btree ("id") WHERE status <> 'applied' and told_at is null;--> statement-breakpoint
CREATE INDEX "player_items_of" ON "player_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "player_items_armed" ON "player_items" USING btree ("user_id","kind") WHERE state = 'armed';--> statement-breakpoint
CREATE INDEX "rain_envelopes_closed" ON "rain_envelopes" USING btree ("currency","rain","place") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "rains_by_end" ON "rains" USING btree ("currency","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_holders_by_name" ON "lottery_holders" USING btree ("currency","week","holder");--> statement-breakpoint
CREATE INDEX "lottery_tickets_of" ON "lottery_tickets" USING btree ("user_id","week");--> statement-breakpoint
CREATE INDEX "lottery_weeks_drawn" ON "lottery_weeks" USING btree ("currency","drawn_at");--> statement-breakpoint
-- Reckoned from what stands, by the days that were counted.
UPDATE day_totals t SET ranked_rate = r.rate, ranked_bet = r.id FROM (
  SELECT DISTINCT ON (user_id, day, game, currency) user_id, day, game, currency, rate, id FROM (
    SELECT user_id, (to_timestamp(ended_at / 1000.0) AT TIME ZONE time_zone)::date AS day, game, currency, rate, id
    FROM bets JOIN markets USING (currency) WHERE payout > amount AND rate IS NOT NULL AND amount >= unit
    UNION ALL SELECT user_id, (to_timestamp(closed_at / 1000.0) AT TIME ZONE time_zone)::date, game, currency,
      div(returned::numeric * 10000, staked)::bigint, id
    FROM (
      SELECT r.id, r.user_id, r.game, r.currency, r.closed_at, sum(s.staked)::bigint AS staked, sum(s.returned)::bigint AS returned
      FROM provider_rounds r JOIN provider_transactions t ON t.round_id = r.id AND NOT t.late
      LEFT JOIN provider_transactions u ON u.studio = t.studio AND u.uuid = t.reference AND t.kind = 'rollback'
      LEFT JOIN provider_transactions b ON b.id = t.undone_by AND NOT b.late
      CROSS JOIN LATERAL (SELECT
        CASE WHEN t.kind = 'bet' AND NOT t.free THEN t.amount WHEN u.kind = 'bet' THEN -t.amount ELSE 0 END AS staked,
        CASE WHEN t.kind = 'win' THEN t.amount WHEN u.kind = 'win' THEN -t.amount ELSE 0 END AS returned) s
      WHERE r.closed_at IS NOT NULL
      GROUP BY r.id HAVING bool_or(t.kind <> 'rollback' AND b.id IS NULL)) ends
    JOIN markets USING (currency) WHERE staked >= unit AND returned > staked) won
  ORDER BY user_id, day, game, currency, rate DESC, id) r
WHERE (t.user_id, t.day, t.game, t.currency) = (r.user_id, r.day, r.game, r.currency);

CREATE TABLE "game_caps" (
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"most_exposure" bigint NOT NULL,
	CONSTRAINT "game_caps_game_currency_pk" PRIMARY KEY("game","currency")
);
--> statement-breakpoint
CREATE TABLE "pool_rates" (
	"game" text NOT NULL,
	"pool" text NOT NULL,
	"rate" bigint NOT NULL,
	CONSTRAINT "pool_rates_game_pool_pk" PRIMARY KEY("game","pool")
);
--> statement-breakpoint
CREATE TABLE "provider_caps" (
	"studio" text PRIMARY KEY NOT NULL,
	"most_round" bigint,
	"most_day" bigint,
	"stopped_at" bigint
);
--> statement-breakpoint
CREATE TABLE "provider_days" (
	"studio" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"shard" integer NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_days_studio_currency_day_shard_pk" PRIMARY KEY("studio","currency","day","shard")
);
--> statement-breakpoint
CREATE TABLE "provider_held_wins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_held_wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"studio" text NOT NULL,
	"uuid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"game" text NOT NULL,
	"type" text NOT NULL,
	"round" text NOT NULL,
	"reference" text,
	"amount" bigint NOT NULL,
	"reward" text,
	"supplier_id" text,
	"closes" boolean NOT NULL,
	"cause" text NOT NULL,
	"held_at" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proposed_by" text,
	"decided_by" text,
	"decided_at" bigint,
	"reason" text,
	CONSTRAINT "provider_held_wins_once" UNIQUE("studio","uuid")
);
--> statement-breakpoint
CREATE TABLE "round_exposures" (
	"game" text NOT NULL,
	"round_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"pool" text NOT NULL,
	"profit" bigint NOT NULL,
	CONSTRAINT "round_exposures_game_round_id_currency_pool_pk" PRIMARY KEY("game","round_id","currency","pool")
);
--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "most_exposure" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "provider_most_round" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "provider_most_day" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_held_wins_open" ON "provider_held_wins" USING btree ("held_at") WHERE status = 'waiting';--> statement-breakpoint
-- Written by hand: the caps to begin with (Rp 20 billion, Rp 1 billion, Rp 5 billion; MX$ 20, 1 and 5 million), and the studios' days so far.
UPDATE markets SET most_exposure = CASE currency WHEN 'IDR' THEN 2000000000000 ELSE 2000000000 END,
  provider_most_round = CASE currency WHEN 'IDR' THEN 100000000000 ELSE 100000000 END,
  provider_most_day = CASE currency WHEN 'IDR' THEN 500000000000 ELSE 500000000 END;--> statement-breakpoint
INSERT INTO provider_days (studio, currency, day, shard, staked, returned)
  SELECT t.studio, t.currency, (to_timestamp(t.at / 1000.0) AT TIME ZONE m.time_zone)::date, t.user_id % 64,
    sum(CASE WHEN t.kind = 'bet' AND NOT t.free THEN t.amount WHEN u.kind = 'bet' THEN -t.amount ELSE 0 END),
    sum(CASE WHEN t.kind = 'win' THEN t.amount WHEN u.kind = 'win' THEN -t.amount ELSE 0 END)
  FROM provider_transactions t JOIN markets m ON m.currency = t.currency
  LEFT JOIN provider_transactions u ON u.studio = t.studio AND u.uuid = t.reference AND t.kind = 'rollback'
  WHERE t.amount > 0 AND NOT (t.kind = 'bet' AND t.free) GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- A round's few rows change with every batch of bets: room on their pages lets them change where they stand.
ALTER TABLE round_exposures SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE provider_days SET (fillfactor = 50);

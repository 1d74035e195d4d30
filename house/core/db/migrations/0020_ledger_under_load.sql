-- The ledger for many players at once: only what may not fall below zero has a balance of its own, kinds stand in tables,
-- bets are changed where they stand, days are counted by the transactions that move money. From here on the functions
-- and triggers of the ledger are those of house/ledger/sql, which replace what earlier migrations made.

DROP VIEW ledger_postings;--> statement-breakpoint
DROP FUNCTION ledger_lock_accounts(bigint[]);--> statement-breakpoint
DROP FUNCTION ledger_sequence_of(text, text);--> statement-breakpoint
DROP FUNCTION ledger_place_bet(text, bigint, text, bigint, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION ledger_place_pool_bet(text, bigint, text, bigint, text, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION ledger_end_bets(bigint, bigint, bigint[], bet_status[], bigint[], bigint[]);--> statement-breakpoint
DROP FUNCTION ledger_end_own_bet(text, bigint, text, bigint, bigint, text);--> statement-breakpoint
DROP FUNCTION ledger_pay_due(text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION ledger_settle_bets(text, bigint, bigint[], bet_status[], bigint[], bigint[], jsonb, boolean, bigint);--> statement-breakpoint
DROP FUNCTION ledger_settle_round(text, bigint, bigint, jsonb, boolean, bigint);--> statement-breakpoint
DROP FUNCTION ledger_settle_pools(text, bigint, text[], bigint[], jsonb, boolean, bigint);--> statement-breakpoint
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_transfers DISABLE TRIGGER USER;--> statement-breakpoint

CREATE TABLE "account_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"owned" boolean NOT NULL,
	"kept" boolean NOT NULL,
	CONSTRAINT "account_kinds_kept" UNIQUE("kind","kept")
);
--> statement-breakpoint
INSERT INTO account_kinds (kind, owned, kept) VALUES
  ('wallet', true, true), ('held', true, true), ('escrow', true, false),
  ('house', false, false), ('mint', false, false), ('outside', false, false);
--> statement-breakpoint
CREATE TABLE "transfer_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"keeps_debit" boolean NOT NULL,
	"keeps_credit" boolean NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfer_kinds" ADD CONSTRAINT "transfer_kinds_debit" FOREIGN KEY ("debit","keeps_debit") REFERENCES "public"."account_kinds"("kind","kept") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_kinds" ADD CONSTRAINT "transfer_kinds_credit" FOREIGN KEY ("credit","keeps_credit") REFERENCES "public"."account_kinds"("kind","kept") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO transfer_kinds (kind, debit, keeps_debit, credit, keeps_credit, subject) VALUES
  ('grant', 'mint', false, 'wallet', true, 'none'),
  ('stake', 'wallet', true, 'escrow', false, 'bet'),
  ('release', 'escrow', false, 'wallet', true, 'bet'),
  ('forfeit', 'escrow', false, 'house', false, 'bet'),
  ('profit', 'house', false, 'wallet', true, 'bet'),
  ('deposit', 'outside', false, 'wallet', true, 'order'),
  ('hold', 'wallet', true, 'held', true, 'order'),
  ('paid', 'held', true, 'outside', false, 'order'),
  ('returned', 'held', true, 'wallet', true, 'order'),
  ('bonus', 'mint', false, 'wallet', true, 'order');
--> statement-breakpoint
CREATE TABLE "markets" (
	"currency" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
INSERT INTO markets (currency, time_zone) VALUES ('IDR', 'Asia/Jakarta'), ('MXN', 'America/Mexico_City');--> statement-breakpoint

-- Accounts: one for each currency in place of 32, and no balance where none is kept.
DROP INDEX "ledger_accounts_of_shard";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "balance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "moved_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "ledger_transfers_from";--> statement-breakpoint
DROP INDEX "ledger_transfers_to";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "debit_balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "credit_balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "user_id" bigint;--> statement-breakpoint
UPDATE ledger_transfers t SET
  user_id = coalesce(d.user_id, c.user_id),
  debit_account = CASE WHEN d.shard IS NULL THEN d.id ELSE
    (SELECT id FROM ledger_accounts WHERE kind = d.kind AND currency = d.currency AND shard = 0) END,
  credit_account = CASE WHEN c.shard IS NULL THEN c.id ELSE
    (SELECT id FROM ledger_accounts WHERE kind = c.kind AND currency = c.currency AND shard = 0) END,
  debit_balance = CASE WHEN d.kind IN ('wallet', 'held') THEN debit_balance END,
  credit_balance = CASE WHEN c.kind IN ('wallet', 'held') THEN credit_balance END
FROM ledger_accounts d, ledger_accounts c WHERE d.id = t.debit_account AND c.id = t.credit_account;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
DELETE FROM ledger_accounts WHERE shard > 0;--> statement-breakpoint
UPDATE ledger_accounts SET balance = NULL WHERE kind NOT IN ('wallet', 'held');--> statement-breakpoint
UPDATE ledger_accounts a SET moved_at = t.at FROM (
  SELECT account, max(at) AS at FROM ledger_transfers CROSS JOIN LATERAL (VALUES (debit_account), (credit_account)) side (account)
  GROUP BY account) t
WHERE a.id = t.account AND a.balance IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP COLUMN "shard";--> statement-breakpoint
DROP FUNCTION ledger_shard(bigint);--> statement-breakpoint
DROP TYPE "public"."account_kind";--> statement-breakpoint
DROP TYPE "public"."transfer_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_of_house" ON "ledger_accounts" USING btree ("kind","currency") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_of_user" ON "ledger_transfers" USING btree ("user_id","kind","at","id") WHERE kind <> 'forfeit';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_of_bet" ON "ledger_transfers" USING btree ("bet_id","kind") WHERE kind in ('release', 'forfeit', 'profit');--> statement-breakpoint

-- Bets: half of each page stays free, where their ends are written.
DROP INDEX "bets_one_open";--> statement-breakpoint
DROP INDEX "bets_biggest_wins";--> statement-breakpoint
DROP INDEX "bets_wins_by_time";--> statement-breakpoint
ALTER TABLE bets SET (fillfactor = 45);--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "settling" text;--> statement-breakpoint
CREATE TABLE "cash_outs" (
	"bet_id" bigint PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"round_id" bigint NOT NULL,
	"rate" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint

-- Days, counted from what stands.
CREATE TABLE "day_totals" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"bets" integer NOT NULL,
	"staked" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"best_rate" bigint,
	"best_bet" bigint,
	CONSTRAINT "day_totals_user_id_day_game_currency_pk" PRIMARY KEY("user_id","day","game","currency")
) WITH (fillfactor = 70);
--> statement-breakpoint
INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned, best_rate, best_bet)
SELECT user_id, (to_timestamp(ended_at / 1000.0) AT TIME ZONE m.time_zone)::date AS day, game, currency, count(*),
  sum(amount), sum(payout), max(rate) FILTER (WHERE payout > amount),
  (array_agg(id ORDER BY rate DESC, id) FILTER (WHERE payout > amount))[1]
FROM bets JOIN markets m USING (currency) WHERE status IN ('cashed', 'lost') GROUP BY user_id, day, game, currency;
--> statement-breakpoint
CREATE INDEX "day_totals_by_day" ON "day_totals" USING btree ("day","game");--> statement-breakpoint
CREATE TABLE "day_payments" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"deposited" bigint NOT NULL,
	"withdrawn" bigint NOT NULL,
	CONSTRAINT "day_payments_user_id_day_currency_pk" PRIMARY KEY("user_id","day","currency")
);
--> statement-breakpoint
INSERT INTO day_payments (user_id, day, currency, deposited, withdrawn)
SELECT user_id, (to_timestamp(at / 1000.0) AT TIME ZONE m.time_zone)::date AS day, currency,
  coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0), coalesce(sum(amount) FILTER (WHERE kind = 'paid'), 0)
FROM ledger_transfers JOIN markets m USING (currency) WHERE kind IN ('deposit', 'paid') GROUP BY user_id, day, currency;
--> statement-breakpoint
CREATE TABLE "big_wins" (
	"bet_id" bigint PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"profit" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO big_wins (bet_id, currency, day, profit)
SELECT id, currency, day, profit FROM (
  SELECT id, currency, day, profit, row_number() OVER (PARTITION BY currency, day ORDER BY profit DESC, id) AS place
  FROM (SELECT b.id, b.currency, b.payout - b.amount AS profit,
      (to_timestamp(b.ended_at / 1000.0) AT TIME ZONE m.time_zone)::date AS day
    FROM bets b JOIN markets m USING (currency) WHERE b.payout > b.amount) won) placed
WHERE place <= 200;
--> statement-breakpoint
CREATE INDEX "big_wins_by_day" ON "big_wins" USING btree ("currency","day","profit" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "big_wins_by_profit" ON "big_wins" USING btree ("currency","profit" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_transfers ENABLE TRIGGER USER;

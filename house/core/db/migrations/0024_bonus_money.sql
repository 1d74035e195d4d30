CREATE TABLE "turnover_awards" (
	"operation_id" bigint PRIMARY KEY NOT NULL,
	"turnover_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "turnover_games" (
	"game" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_stakes" (
	"bet_id" bigint PRIMARY KEY NOT NULL,
	"turnover_id" bigint NOT NULL,
	"percent" integer NOT NULL,
	"counted" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"required" bigint DEFAULT 0 NOT NULL,
	"counted" bigint DEFAULT 0 NOT NULL,
	"open_bets" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint,
	"reminded_at" bigint,
	"opened_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
DROP INDEX "ledger_transfers_of_bet";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "unit" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "turnover_id" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_turnover" integer;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promo_days" integer;--> statement-breakpoint
ALTER TABLE "turnover_awards" ADD CONSTRAINT "turnover_awards_turnover_id_turnovers_id_fk" FOREIGN KEY ("turnover_id") REFERENCES "public"."turnovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_stakes" ADD CONSTRAINT "turnover_stakes_turnover_id_turnovers_id_fk" FOREIGN KEY ("turnover_id") REFERENCES "public"."turnovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnover_awards_of" ON "turnover_awards" USING btree ("turnover_id");--> statement-breakpoint
CREATE INDEX "turnover_stakes_of" ON "turnover_stakes" USING btree ("turnover_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turnovers_one_open" ON "turnovers" USING btree ("user_id","currency") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "turnovers_due" ON "turnovers" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_of_bet" ON "ledger_transfers" USING btree ("bet_id","kind") WHERE kind in ('release', 'forfeit', 'profit', 'bonusRelease', 'bonusProfit');--> statement-breakpoint

-- Written by hand from here on: what stands is brought over. The ledger's functions come after the migrations.
DROP FUNCTION IF EXISTS ledger_place_bet(text, bigint, text, bigint, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_place_pool_bet(text, bigint, text, bigint, text, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_end_bets(bigint, bigint, bigint[], bet_status[], bigint[], bigint[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_end_own_bet(text, bigint, text, bigint, bigint, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_pay_due(text, bigint, bigint, bigint, int);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_settle_bets(text, bigint, bigint[], bet_status[], bigint[], bigint[], bigint[], boolean, jsonb, boolean, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_settle_round(text, bigint, bigint, jsonb, boolean, bigint, int, int, bigint, int);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_settle_pools(text, bigint, text[], bigint[], jsonb, boolean, bigint, int, int, bigint, int);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_hold(text, bigint, text, bigint, bigint, bigint, text, text, text, text, bigint, bigint, bigint, bigint, bigint[], bigint[]);--> statement-breakpoint
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_transfers DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE deposit_orders DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE markets SET unit = 100000 WHERE currency = 'IDR';--> statement-breakpoint
INSERT INTO account_kinds (kind, owned, kept) VALUES ('bonus', true, true), ('promotions', false, false);--> statement-breakpoint
INSERT INTO transfer_kinds (kind, debit, keeps_debit, credit, keeps_credit, subject) VALUES
  ('prize', 'promotions', false, 'wallet', true, 'none'),
  ('award', 'promotions', false, 'bonus', true, 'none'),
  ('depositBonus', 'promotions', false, 'bonus', true, 'order'),
  ('bonusStake', 'bonus', true, 'escrow', false, 'bet'),
  ('bonusRelease', 'escrow', false, 'bonus', true, 'bet'),
  ('bonusProfit', 'house', false, 'bonus', true, 'bet'),
  ('bonusWon', 'bonus', true, 'wallet', true, 'none'),
  ('bonusExpired', 'bonus', true, 'promotions', false, 'none'),
  ('bonusGivenUp', 'bonus', true, 'promotions', false, 'none'),
  ('bonusMoved', 'wallet', true, 'bonus', true, 'none');
--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency) SELECT 'promotions', currency FROM markets;--> statement-breakpoint
INSERT INTO ledger_accounts (kind, currency, user_id, balance) SELECT 'bonus', currency, id, 0 FROM users ORDER BY id;--> statement-breakpoint
-- A gift that was promised is to be staked once, as it was when it was promised, and there was no such promise of days.
UPDATE deposit_orders SET promo_turnover = 1, promo_days = 30 WHERE promotion IS NOT NULL;--> statement-breakpoint
-- What of the play money that was granted is not played through: what ledger_locked_gifts says without the gifts of deposits.
CREATE FUNCTION pg_temp.unplayed_grants(p_user bigint, p_currency text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_grant record;
  v_unplayed bigint := 0;
BEGIN
  FOR v_grant IN
    SELECT g.amount, (SELECT coalesce(sum(b.amount), 0)::bigint FROM bets b WHERE b.user_id = p_user AND b.currency = p_currency
        AND b.status IN ('cashed', 'lost') AND b.placed_at >= g.at AND b.placed_at < coalesce(g.until, b.placed_at + 1)) AS played
    FROM (SELECT id, at, amount, lead(at) OVER (ORDER BY at, id) AS until FROM ledger_transfers
      WHERE user_id = p_user AND currency = p_currency AND kind = 'grant') g ORDER BY g.at, g.id
  LOOP
    v_unplayed := greatest(0, v_unplayed + v_grant.amount - v_grant.played);
  END LOOP;
  RETURN v_unplayed;
END $$;
--> statement-breakpoint
-- Gifts of deposits that are not played through move to the bonus account, as far as they are still in the wallet: what may
-- be withdrawn stays the same to the coin. They were promised to be played through once, by whatever was staked; as stakes
-- at our round games count half, half of them is to be counted. They have no date.
DO $$
DECLARE
  g record;
  v_operation bigint;
  v_at bigint;
  v_turnover bigint;
BEGIN
  FOR g IN
    SELECT w.id AS wallet, b.id AS bonus, w.user_id, w.currency, w.balance, w.moved_at, least(w.balance,
      ledger_locked_gifts(w.user_id, w.currency) - pg_temp.unplayed_grants(w.user_id, w.currency)) AS amount
    FROM ledger_accounts w
    JOIN ledger_accounts b ON b.user_id = w.user_id AND b.currency = w.currency AND b.kind = 'bonus'
    WHERE w.kind = 'wallet' AND EXISTS (SELECT FROM ledger_transfers t
      WHERE t.user_id = w.user_id AND t.kind = 'bonus' AND t.currency = w.currency)
    ORDER BY w.id
  LOOP
    CONTINUE WHEN g.amount <= 0;
    v_at := greatest(now_ms(), g.moved_at);
    INSERT INTO ledger_operations (scope, key, fingerprint, balance, at)
      VALUES ('promo:' || g.user_id, 'moved:' || g.currency, '', g.balance, v_at) RETURNING id INTO v_operation;
    INSERT INTO ledger_transfers (id, operation_id, kind, user_id, debit_account, credit_account, currency, amount,
        debit_balance, credit_balance, at)
      VALUES (nextval('ledger_transfers_id_seq'), v_operation, 'bonusMoved', g.user_id, g.wallet, g.bonus, g.currency, g.amount,
        g.balance - g.amount, g.amount, v_at);
    UPDATE ledger_accounts SET balance = balance - g.amount, bonus = g.amount, sequence = v_operation, moved_at = v_at
      WHERE id = g.wallet;
    UPDATE ledger_accounts SET balance = g.amount, sequence = v_operation, moved_at = v_at WHERE id = g.bonus;
    INSERT INTO turnovers (user_id, currency, required, opened_at)
      VALUES (g.user_id, g.currency, greatest(1, g.amount / 2), v_at) RETURNING id INTO v_turnover;
    INSERT INTO turnover_awards (operation_id, turnover_id, amount, required)
      VALUES (v_operation, v_turnover, g.amount, greatest(1, g.amount / 2));
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION ledger_locked_gifts(bigint, text);--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE ledger_transfers ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE deposit_orders ENABLE TRIGGER USER;

CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint,
	"login" text NOT NULL,
	"act" text NOT NULL,
	"user_id" bigint,
	"subject" bigint,
	"proposal_id" bigint,
	"detail" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "operator_events" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"channel" text,
	"before" text
);--> statement-breakpoint
CREATE TABLE "operators" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"login" text,
	"added_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "operators_name_unique" UNIQUE("name"),
	CONSTRAINT "operators_login_unique" UNIQUE("login")
);--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"subject" bigint,
	"user_id" bigint,
	"currency" text,
	"amount" bigint,
	"counts" boolean DEFAULT false NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"second" boolean NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" bigint,
	"decided_at" bigint,
	"answer" text,
	"made" bigint,
	CONSTRAINT "proposals_key_unique" UNIQUE("key")
);--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP CONSTRAINT "sent_rewards_key_unique";--> statement-breakpoint
ALTER TABLE "adjustments" DROP CONSTRAINT "adjustments_key_unique";--> statement-breakpoint
DROP INDEX "sent_rewards_pending";--> statement-breakpoint
DROP INDEX "sent_rewards_by_user";--> statement-breakpoint
DROP INDEX "sent_rewards_to_tell";--> statement-breakpoint
ALTER TABLE "sent_rewards" ALTER COLUMN "status" SET DEFAULT 'done';--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "operator_day_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "operators_day_limit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "proposal_id" bigint;--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD COLUMN "proposal_id" bigint;--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "proposal_id" bigint;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_of" ON "operator_acts" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_acts_about" ON "operator_acts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "proposals_of_player" ON "proposals" USING btree ("user_id","decided_at");--> statement-breakpoint
CREATE INDEX "proposals_counted" ON "proposals" USING btree ("currency","decided_at") WHERE counts and status = 'done';--> statement-breakpoint
CREATE INDEX "proposals_pending" ON "proposals" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_waits" ON "proposals" USING btree ("kind","subject") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_rewards_by_user" ON "sent_rewards" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sent_rewards_to_tell" ON "sent_rewards" USING btree ("id") WHERE award_id is not null and told_at is null;--> statement-breakpoint
-- Written by hand: the limits to begin with (Rp 5 million, MX$ 5,000 for one operator; Rp 5 billion, MX$ 5 million for all), the views and
-- functions that named operators, and what operators did so far as proposals. Whoever was named is an operator that has left; what
-- waited for a second one is refused, to be proposed anew.
UPDATE markets SET operator_day_limit = CASE currency WHEN 'IDR' THEN 500000000 ELSE 500000 END,
  operators_day_limit = CASE currency WHEN 'IDR' THEN 500000000000 ELSE 500000000 END;
DROP VIEW IF EXISTS open_adjustments, open_rewards, open_birthday_gifts, open_held_wins;
DROP FUNCTION IF EXISTS adjustment_propose(text, bigint, text, bigint, text, text), debt_write_off(text, bigint, bigint, text, text),
  adjustment_reverse(text, bigint, text, text), fee_reverse(text, bigint, text, text), ledger_propose(adjustments),
  adjustment_approve(bigint, text), adjustment_refuse(bigint, text, text), ledger_lock_adjustment(bigint),
  ledger_apply_adjustment(bigint, text), reward_propose(text, bigint, bigint, text, text), reward_approve(bigint, text),
  reward_refuse(bigint, text, text), reward_give(bigint, text), reward_lock(bigint), require_operator(text),
  gift_code_make(text, text, text, bigint, int, timestamptz, text, text, bigint, text, text), gift_code_approve(bigint, text),
  gift_code_end(bigint), birthday_gift_lock(bigint, text), birthday_gift_approve(bigint, text), birthday_gift_refuse(bigint, text, text),
  agent_contract_decide(bigint, text, text, text, text), agent_contract_approve(bigint, text), agent_contract_refuse(bigint, text, text),
  agent_contract_end(bigint, text, text), held_win_propose(bigint, text, text), held_win_approve(bigint, text),
  held_win_refuse(bigint, text, text), provider_resume(text), risk_release(bigint, text), risk_refuse(bigint, text),
  account_block(bigint, text), account_unblock(bigint), account_unfreeze(bigint), chat_moderator(text), chat_close(bigint, text, text),
  chat_hide(bigint, text), chat_silence(bigint, integer, text, text), chat_lift(bigint, text),
  account_links_clear(bigint, text, text, bigint[]), referral_clear(bigint, bigint, text, text),
  referral_refuse(bigint, bigint, text, text);
INSERT INTO operators (name, added_at, ended_at)
  SELECT lower(regexp_replace(btrim(n.name), '\s+', ' ', 'g')), 0, 0 FROM (
    SELECT proposed_by FROM adjustments UNION SELECT decided_by FROM adjustments UNION SELECT proposed_by FROM sent_rewards
    UNION SELECT decided_by FROM sent_rewards UNION SELECT created_by FROM gift_codes UNION SELECT approved_by FROM gift_codes) n (name)
  WHERE btrim(n.name) <> '' GROUP BY 1;
WITH asked AS (
  SELECT 'a' AS what, id, CASE kind WHEN 'adjustment_credit' THEN 'adjustment' WHEN 'adjustment_debit' THEN 'adjustment' WHEN 'write_off'
      THEN 'debt_write_off' WHEN 'fee_reversal' THEN 'fee_reversal' ELSE 'adjustment_reversal' END AS kind, key,
    CASE WHEN kind = 'write_off' THEN chargeback_id ELSE coalesce(reverses_adjustment, reverses_fee) END AS subject, user_id, currency,
    amount, true AS counts, CASE kind WHEN 'adjustment_credit' THEN '{"to": "credit"}' WHEN 'adjustment_debit' THEN '{"to": "debit"}'
      WHEN 'write_off_reversal' THEN jsonb_build_object('chargeback', chargeback_id) ELSE '{}' END AS detail, reason, second,
    proposed_by, proposed_at, CASE status WHEN 'done' THEN 'done' ELSE 'refused' END AS status, decided_by, decided_at, answer
  FROM adjustments
  UNION ALL SELECT 'r', id, 'reward', 'reward ' || key, NULL, user_id, currency, amount, true, '{}', reason, second, proposed_by,
    proposed_at, CASE status WHEN 'done' THEN 'done' ELSE 'refused' END, decided_by, decided_at, answer
  FROM sent_rewards
  UNION ALL SELECT 'g', id, 'gift_code', 'code ' || code, NULL, for_user, currency, amount * CASE kind WHEN 'cash' THEN uses ELSE 1 END,
    kind = 'cash', jsonb_strip_nulls(jsonb_build_object('code', code, 'kind', kind, 'amount', amount, 'uses', uses, 'item', item,
      'look', look, 'expires', expires_at)), reason, second, created_by, created_at,
    CASE WHEN second AND approved_by IS NULL THEN 'refused' ELSE 'done' END, approved_by, created_at, NULL
  FROM gift_codes),
numbered AS (SELECT a.*, nextval(pg_get_serial_sequence('proposals', 'id')) AS proposal FROM asked a),
written AS (
  INSERT INTO proposals (id, kind, key, subject, user_id, currency, amount, counts, detail, reason, second, proposed_by, proposed_at, status,
      decided_by, decided_at, answer, made) OVERRIDING SYSTEM VALUE
    SELECT n.proposal, n.kind, n.key, n.subject, n.user_id, n.currency, n.amount, n.counts, n.detail, n.reason, n.second, p.id,
      n.proposed_at, n.status, coalesce(d.id, p.id), coalesce(n.decided_at, n.proposed_at),
      CASE WHEN n.status = 'refused' THEN coalesce(n.answer, 'operators act by logins of their own now') END,
      CASE WHEN n.status = 'done' THEN n.id END
    FROM numbered n JOIN operators p ON p.name = lower(regexp_replace(btrim(n.proposed_by), '\s+', ' ', 'g'))
    LEFT JOIN operators d ON d.name = lower(regexp_replace(btrim(n.decided_by), '\s+', ' ', 'g')))
SELECT what, id, proposal, status INTO TEMPORARY proposals_of FROM numbered;
ALTER TABLE adjustments DISABLE TRIGGER USER;
UPDATE adjustments a SET proposal_id = p.proposal, status = p.status FROM proposals_of p WHERE p.what = 'a' AND p.id = a.id;
ALTER TABLE adjustments ENABLE TRIGGER USER;
ALTER TABLE sent_rewards DISABLE TRIGGER USER;
UPDATE sent_rewards r SET proposal_id = p.proposal, status = p.status FROM proposals_of p WHERE p.what = 'r' AND p.id = r.id;
ALTER TABLE sent_rewards ENABLE TRIGGER USER;
UPDATE gift_codes g SET proposal_id = p.proposal, expires_at = CASE p.status WHEN 'done' THEN g.expires_at ELSE g.created_at + 1 END
  FROM proposals_of p WHERE p.what = 'g' AND p.id = g.id;
DROP TABLE proposals_of;--> statement-breakpoint
ALTER TABLE "gift_codes" ALTER COLUMN "proposal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_rewards" ALTER COLUMN "proposal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustments" ALTER COLUMN "proposal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "gift_codes" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "gift_codes" DROP COLUMN "second";--> statement-breakpoint
ALTER TABLE "gift_codes" DROP COLUMN "approved_by";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "proposed_by";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "proposed_at";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "second";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "decided_by";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "decided_at";--> statement-breakpoint
ALTER TABLE "sent_rewards" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "proposed_by";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "second";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "decided_by";--> statement-breakpoint
ALTER TABLE "adjustments" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "provider_held_wins" DROP COLUMN "proposed_by";--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_proposal_id_unique" UNIQUE("proposal_id");--> statement-breakpoint
ALTER TABLE "sent_rewards" ADD CONSTRAINT "sent_rewards_proposal_id_unique" UNIQUE("proposal_id");--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_proposal_id_unique" UNIQUE("proposal_id");

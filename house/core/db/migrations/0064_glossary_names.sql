-- Written by hand: renames tables, columns and what is named after them. Functions with such a name or parameter, and views
-- with such a column, are dropped first: those of house/money/ledger/sql are made in this transaction.
DO $$
DECLARE
  v_name text;
BEGIN
  FOR v_name IN SELECT viewname FROM pg_views v WHERE schemaname = 'public' AND (viewname ~ 'turnover' OR EXISTS (
      SELECT FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = v.viewname
        AND c.column_name ~ '(turnover|studio|occasion|lent|told_at|moved_at|age_asked)'))
  LOOP
    EXECUTE format('DROP VIEW IF EXISTS %I CASCADE', v_name);
  END LOOP;
  FOR v_name IN SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND (proname || ' ' || coalesce(array_to_string(proargnames, ' '), '')) ~ '(turnover|studio|occasion|lent|told_at|moved_at|age_asked)'
  LOOP
    EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', v_name);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "ledger_accounts" RENAME COLUMN "moved_at" TO "balance_changed_at";--> statement-breakpoint
ALTER TABLE "player_guards" RENAME COLUMN "age_asked" TO "age_required";--> statement-breakpoint
ALTER TABLE "deposit_orders" RENAME COLUMN "promo_turnover" TO "promo_wagering";--> statement-breakpoint
ALTER TABLE "awards" RENAME COLUMN "occasion" TO "award_key";--> statement-breakpoint
ALTER TABLE "awards" RENAME COLUMN "turnover_days" TO "wagering_days";--> statement-breakpoint
ALTER TABLE "birthday_gifts" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "birthday_gifts_to_tell" RENAME TO "birthday_gifts_to_notify";--> statement-breakpoint
ALTER TABLE "sent_rewards" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "sent_rewards_to_tell" RENAME TO "sent_rewards_to_notify";--> statement-breakpoint
ALTER TABLE "agent_contracts" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "agent_contracts_to_tell" RENAME TO "agent_contracts_to_notify";--> statement-breakpoint
ALTER TABLE "told_awards" RENAME TO "announced_awards";--> statement-breakpoint
ALTER TABLE "announced_awards" RENAME CONSTRAINT "told_awards_award_id_awards_id_fk" TO "announced_awards_award_id_awards_id_fk";--> statement-breakpoint
ALTER TABLE "user_identities" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "user_identities_to_tell" RENAME TO "user_identities_to_notify";--> statement-breakpoint
ALTER TABLE "games" RENAME CONSTRAINT "games_firm_studios_id_fk" TO "games_firm_providers_id_fk";--> statement-breakpoint
ALTER TABLE "studios" RENAME TO "providers";--> statement-breakpoint
ALTER TABLE "provider_sessions" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "studio_games" RENAME TO "provider_games";--> statement-breakpoint
ALTER TABLE "provider_games" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER INDEX "studio_games_by_game" RENAME TO "provider_games_by_game";--> statement-breakpoint
ALTER TABLE "provider_games" RENAME CONSTRAINT "studio_games_studio_studios_id_fk" TO "provider_games_provider_providers_id_fk";--> statement-breakpoint
ALTER TABLE "provider_games" RENAME CONSTRAINT "studio_games_game_games_id_fk" TO "provider_games_game_games_id_fk";--> statement-breakpoint
ALTER TABLE "provider_games" RENAME CONSTRAINT "studio_games_studio_code_pk" TO "provider_games_provider_code_pk";--> statement-breakpoint
ALTER TABLE "studio_keys" RENAME TO "provider_keys";--> statement-breakpoint
ALTER TABLE "studio_links" RENAME TO "provider_links";--> statement-breakpoint
ALTER TABLE "provider_links" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_links" RENAME CONSTRAINT "studio_links_studio_studios_id_fk" TO "provider_links_provider_providers_id_fk";--> statement-breakpoint
ALTER TABLE "sandbox_pairs" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "sandbox_rewards" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "sandbox_seats" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "sandbox_spins" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_caps" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_days" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_days" RENAME CONSTRAINT "provider_days_studio_currency_day_shard_pk" TO "provider_days_provider_currency_day_shard_pk";--> statement-breakpoint
ALTER TABLE "provider_held_wins" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_names" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_names" RENAME CONSTRAINT "provider_names_studio_uuid_pk" TO "provider_names_provider_uuid_pk";--> statement-breakpoint
ALTER TABLE "provider_rounds" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_rounds" RENAME CONSTRAINT "provider_rounds_of_studio" TO "provider_rounds_by_name";--> statement-breakpoint
ALTER TABLE "provider_transactions" RENAME COLUMN "studio" TO "provider";--> statement-breakpoint
ALTER TABLE "provider_transactions" RENAME COLUMN "told_round" TO "reported_round";--> statement-breakpoint
ALTER TABLE "provider_transactions" RENAME COLUMN "turnover_id" TO "wagering_id";--> statement-breakpoint
ALTER TABLE "bets" RENAME COLUMN "turnover_id" TO "wagering_id";--> statement-breakpoint
ALTER TABLE "turnover_awards" RENAME TO "wagering_awards";--> statement-breakpoint
ALTER TABLE "wagering_awards" RENAME COLUMN "turnover_id" TO "wagering_id";--> statement-breakpoint
ALTER INDEX "turnover_awards_of" RENAME TO "wagering_awards_of";--> statement-breakpoint
ALTER TABLE "wagering_awards" RENAME CONSTRAINT "turnover_awards_turnover_id_turnovers_id_fk" TO "wagering_awards_wagering_id_wagering_requirements_id_fk";--> statement-breakpoint
ALTER TABLE "turnover_games" RENAME TO "wagering_games";--> statement-breakpoint
ALTER TABLE "turnover_stakes" RENAME TO "wagering_stakes";--> statement-breakpoint
ALTER TABLE "wagering_stakes" RENAME COLUMN "turnover_id" TO "wagering_id";--> statement-breakpoint
ALTER INDEX "turnover_stakes_of" RENAME TO "wagering_stakes_of";--> statement-breakpoint
ALTER TABLE "wagering_stakes" RENAME CONSTRAINT "turnover_stakes_turnover_id_turnovers_id_fk" TO "wagering_stakes_wagering_id_wagering_requirements_id_fk";--> statement-breakpoint
ALTER TABLE "turnovers" RENAME TO "wagering_requirements";--> statement-breakpoint
ALTER SEQUENCE "turnovers_id_seq" RENAME TO "wagering_requirements_id_seq";--> statement-breakpoint
ALTER INDEX "turnovers_one_open" RENAME TO "wagering_requirements_one_open";--> statement-breakpoint
ALTER INDEX "turnovers_due" RENAME TO "wagering_requirements_due";--> statement-breakpoint
ALTER TABLE "wagering_requirements" RENAME CONSTRAINT "turnovers_user_id_users_id_fk" TO "wagering_requirements_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "chargebacks" RENAME COLUMN "lent" TO "receivable";--> statement-breakpoint
ALTER TABLE "chargebacks" RENAME COLUMN "told_at" TO "reported_at";--> statement-breakpoint
ALTER INDEX "turnovers_pkey" RENAME TO "wagering_requirements_pkey";--> statement-breakpoint
ALTER INDEX "turnover_awards_pkey" RENAME TO "wagering_awards_pkey";--> statement-breakpoint
ALTER INDEX "turnover_games_pkey" RENAME TO "wagering_games_pkey";--> statement-breakpoint
ALTER INDEX "turnover_stakes_pkey" RENAME TO "wagering_stakes_pkey";--> statement-breakpoint
ALTER INDEX "studios_pkey" RENAME TO "providers_pkey";--> statement-breakpoint
ALTER INDEX "studio_keys_pkey" RENAME TO "provider_keys_pkey";--> statement-breakpoint
ALTER INDEX "studio_links_pkey" RENAME TO "provider_links_pkey";--> statement-breakpoint
ALTER INDEX "told_awards_pkey" RENAME TO "announced_awards_pkey";--> statement-breakpoint
UPDATE transfer_kinds SET subject = 'wagering' WHERE subject = 'turnover';--> statement-breakpoint
ALTER TABLE proposals DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE proposals SET detail = detail - 'studio' || jsonb_build_object('provider', detail -> 'studio') WHERE detail ? 'studio';--> statement-breakpoint
ALTER TABLE proposals ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE period_runs SET kind = 'providers' WHERE kind = 'studios';--> statement-breakpoint
-- Jobs that wait keep their work under the new names; a new database has no queue yet.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_tasks') IS NOT NULL THEN
    UPDATE graphile_worker._private_tasks SET identifier = replace(identifier, 'studio ', 'provider ')
      WHERE identifier LIKE 'studio %';
  END IF;
END $$;--> statement-breakpoint
-- Functions that only houses of earlier releases called; there are none.
DROP FUNCTION IF EXISTS ledger_place_bet(text, bigint, text, bigint, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_place_slip_bet(text, bigint, text, bigint, text, bigint, bigint, bigint, boolean);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_place_bets(text, bigint, text[], bigint[], text[], bigint[], bigint[], bigint[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_place_pool_bets(text, bigint, text[], bigint[], text[], text[], bigint[], bigint[], bigint[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_keep_cash_out(bigint, text, bigint, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_deposit(bigint, text, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_end_own_bet(text, bigint, text, bigint, bigint, text);

import type { ClientBase } from 'pg';
import { OPERATOR_FUNCTIONS } from './operatorRole.ts';

/**
 * What the running house may do in the database. It owns nothing: what holds money it may read, and change only by the
 * ledger's functions, which run as the owner. A table or function that is not named here is the house's as any other
 * table, and not the house's as any other function.
 */

/** The role of the private PostgreSQL's house. */
export const HOUSE_ROLE = 'kilat_house';

/** Tables that only the ledger's functions write, and those that come with migrations. */
export const LEDGER_TABLES = [
  'ledger_accounts',
  'ledger_operations',
  'ledger_transfers',
  'account_kinds',
  'transfer_kinds',
  'markets',
  'bets',
  'solo_rounds',
  'provider_rounds',
  'provider_transactions',
  'provider_names',
  'provider_caps',
  'provider_days',
  'provider_held_wins',
  'game_caps',
  'round_exposures',
  'ledger_months',
  'ledger_carried',
  'ledger_closes',
  'ledger_closing',
  'round_voids',
  'cash_outs',
  'second_bets',
  'day_totals',
  'day_payments',
  'big_wins',
  'deposit_receipts',
  'wagering_awards',
  'wagering_stakes',
  'wagering_games',
  'grants',
  'gateway_fees',
  'chargebacks',
  'adjustments',
  'security_events',
  'stop_links',
  'risk_cases',
  'chat_silences',
  'promotion_days',
  'gift_codes',
  'gift_code_uses',
  'rain_envelopes',
  'account_signals',
  'cleared_links',
  'referral_links',
  'referral_players',
  'referral_recharges',
  'referral_days',
  'referral_held',
  'referral_closings',
  'operators',
  'operator_acts',
  'operator_events',
  'proposals',
  'function_parts',
] as const;

/** Tables that the house writes in part: what of a row it may say, and never the money. Nothing of them is deleted. */
export const PARTLY_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  deposit_orders: [
    // Its guard lets it begin with nothing paid.
    'INSERT',
    'UPDATE (details, status, ended_at)',
  ],
  withdrawals: [
    `UPDATE (status, attempts, lease, leased_until, next_attempt_at, sent_at, handed_over, last_error, parked_at)`,
  ],
  wagering_requirements: ['UPDATE (reminded_at)'],
  // Their guard lets them begin open.
  awards: ['INSERT'],
  promotion_settings: ['INSERT'],
  // Operators decide; houses note whom they told.
  sent_rewards: ['UPDATE (notified_at)'],
  birthday_gifts: ['INSERT', 'UPDATE (notified_at)'],
  agent_contracts: ['INSERT', 'UPDATE (notified_at)'],
  battle_places: ['INSERT'],
  // Their guard lets them begin waiting; a function ends them.
  phone_credit_orders: ['INSERT', 'UPDATE (next_at)'],
  // To tell a secret, or to seal it with another key.
  rains: ['UPDATE (secret)'],
  // What it comes to is the settlement's, and what makes it void is noted by functions. The release before opens rounds by
  // itself: with the next one state, opens_at and commitment are round_open's alone.
  rounds: ['INSERT', 'UPDATE (state, opens_at, starts_at, alive_at, commitment, secret)'],
  // To seal them with another key.
  round_chains: ['UPDATE (secret)'],
  public_values: ['INSERT'],
  // Their guard lets them begin by the player's word; functions decide.
  user_identities: ['INSERT', 'UPDATE (notified_at)'],
  // To seal them with another key.
  seed_pairs: ['UPDATE (server_seed, next_server_seed)'],
  // Whether an account is stopped or blocked is not among it, nor until when a bank account is held, nor where it is.
  player_guards: [
    `UPDATE (break_kind, break_until, break_of, loss_limited, age_confirmed_at, reminder_minutes, session_at, reminded_at, seen_at)`,
  ],
  bank_accounts: ['UPDATE (used_at, deleted)'],
  gateway_statements: ['INSERT'],
  gateway_movements: ['INSERT'],
};

/** What the house calls to move money, while it holds a wallet's lock, or to stop an account. They run as their owner. */
export const MONEY_FUNCTIONS = [
  'ledger_welcome',
  'ledger_expire_wagering',
  'award_claim',
  'award_expire',
  'awards_expire',
  'gift_code_redeem',
  'rain_add',
  'rain_open',
  'phone_credit_end',
  'item_spend',
  'ledger_place_one',
  'ledger_place_all',
  'ledger_place_bet',
  'ledger_place_slip_bet',
  'ledger_place_bets',
  'ledger_place_pool_bet',
  'ledger_place_pool_bets',
  'ledger_end_own_bet',
  'ledger_end_slip_bet',
  'ledger_solo_start',
  'ledger_solo_starts',
  'ledger_solo_act',
  'ledger_solo_acts',
  'solo_pair_begin',
  'solo_pair_turn',
  'solo_pair_draw',
  'provider_play',
  'provider_plays',
  'provider_close_round',
  'ledger_keep_cash_out',
  'ledger_keep_slip_cash_out',
  'ledger_pay_due',
  'ledger_settle_round',
  'ledger_settle_pools',
  'ledger_deposit',
  'ledger_chargeback',
  'ledger_hold',
  'ledger_is_held',
  'ledger_end_withdrawal',
  'guard_deposit',
  'guard_lock',
  'exclusion_begin',
  'identity_send',
  'identity_checked',
  'users_open_wallet',
  'security_event',
  'round_open',
  'round_fix_value',
  'round_void',
  'chain_commit',
  'chain_fix_salt',
  'bets_so_far',
  'ledger_keep_months',
  'ledger_close_step',
  'account_stop',
  'account_recover',
  'operator_event_take',
  'account_claim',
  'bank_account_add',
  'bank_account_change',
  'note_device',
  'note_email',
  'note_phone',
  'note_bank_account',
  'note_payer',
  'referral_register',
  'referral_note_address',
  'referral_note_deposit',
  'referral_earn',
  'referral_write_day',
  'referral_end_day',
  'referral_add_stakes',
  'referral_hold_day',
] as const;

/** What only reads or reckons. */
const READING_FUNCTIONS = [
  'clock_ms',
  'now_ms',
  'market_day',
  'period_start',
  'period_end',
  'player_loss',
  'wallet_before',
  'wallet_paid',
  'player_deposited',
  'limit_at',
  'player_limits_at',
  'player_paid_in',
  'ledger_debt',
  'ledger_unplayed_grants',
  'wagering_of',
  'wagering_percent',
  'wagering_max',
  'promised_gift',
  'rate_payout',
  'operator_name',
  'gift_code_name',
  'ledger_month_of',
  'ledger_month_at',
  'ledger_month_start',
  'ledger_play_gone',
  'ledger_day_gone',
  'ledger_slice',
  'ledger_add_totals',
  'ledger_total_count',
  'ledger_close_hash',
  'act_hash',
  'is_void_cause',
  'round_lock_key',
  'round_close',
  'refuse_known_value',
  'hold_ms',
  'stop_ms',
  'name_key',
  'is_own_name',
  'refuse_stopped',
  'withdrawal_hold',
  'identity_missing',
  'is_founding',
  'is_first_time',
  'is_first_time_now',
  'referral_staked',
] as const;

/** All that is said above, as one text: another one is granted anew. */
export const HOUSE_RIGHTS = JSON.stringify([
  LEDGER_TABLES,
  PARTLY_WRITTEN,
  MONEY_FUNCTIONS,
  READING_FUNCTIONS,
]);

/**
 * Lets the functions that move money, and those of operators, run as their owner, each with a search path that no caller changes. Their plans are made
 * once a session: with a parameter known PostgreSQL would make them anew for each call, as it then sees one month of many.
 */
export async function ownMoneyFunctions(client: ClientBase): Promise<void> {
  await client.query(`DO $$ DECLARE f regprocedure; BEGIN
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname IN (${list([...MONEY_FUNCTIONS, ...OPERATOR_FUNCTIONS])})
    LOOP
      EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan', f);
    END LOOP;
  END $$`);
}

/**
 * Lets a role do what a running house does, and nothing else. A login role that is missing is made, with the password.
 * @param password null for a role that the operator made
 */
export async function grantToHouse(
  client: ClientBase,
  { role, password }: { role: string; password: string | null },
): Promise<void> {
  const name = client.escapeIdentifier(role);
  if (password !== null)
    await client.query(`DO $$ BEGIN
      CREATE ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(password)};
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  const readOnly = list([...LEDGER_TABLES, ...Object.keys(PARTLY_WRITTEN)]);
  await client.query(`DO $$ DECLARE t regclass; f regprocedure; BEGIN
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    GRANT USAGE ON SCHEMA public TO ${name};
    -- Which migrations are made: a house that may not make any refuses to start without them.
    GRANT USAGE ON SCHEMA drizzle TO ${name};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${name};
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name};
    GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${name};
    FOR t IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT relispartition AND relname NOT IN (${readOnly})
    LOOP
      EXECUTE format('GRANT INSERT, UPDATE, DELETE ON %s TO %I', t, ${client.escapeLiteral(role)});
    END LOOP;
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
      EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC, %I', f, ${client.escapeLiteral(role)});
    END LOOP;
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND proname IN (${list([...MONEY_FUNCTIONS, ...READING_FUNCTIONS])})
    LOOP
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', f, ${client.escapeLiteral(role)});
    END LOOP;
  END $$`);
  for (const [table, rights] of Object.entries(PARTLY_WRITTEN))
    for (const right of rights) await client.query(`GRANT ${right} ON ${table} TO ${name}`);
}

/** Whether who is connected may write the journal past its functions: an owner, and no role of a house. */
export async function mayWriteJournal(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query("SELECT has_table_privilege('ledger_transfers', 'INSERT') AS may");
  return rows[0]?.may === true;
}

function list(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

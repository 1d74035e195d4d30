import type { ClientBase } from 'pg';
import { OPERATOR_FUNCTIONS } from './operatorRole.ts';

/**
 * The running house's rights in the database. It owns nothing: it may read what holds money, and change it only by the ledger's
 * functions, which run as the owner. A table that is not listed here is granted to the house; a function that is not listed is
 * not.
 */

/** The house's role in the private PostgreSQL. */
export const HOUSE_ROLE = 'kilat_house';

/** Tables that only the ledger's functions write, and tables filled by migrations. */
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

/** Tables that the house may write in part: the listed operations and columns, never the money. It deletes no rows of them. */
export const PARTLY_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  deposit_orders: [
    // A guard trigger requires that it starts with nothing paid.
    'INSERT',
    'UPDATE (details, status, ended_at)',
  ],
  withdrawals: [
    `UPDATE (status, attempts, lease, leased_until, next_attempt_at, sent_at, handed_over, last_error, parked_at)`,
  ],
  wagering_requirements: ['UPDATE (reminded_at)'],
  // A guard trigger requires that they start open.
  awards: ['INSERT'],
  promotion_settings: ['INSERT'],
  // Operators decide; the house records who was notified.
  sent_rewards: ['UPDATE (notified_at)'],
  birthday_gifts: ['INSERT', 'UPDATE (notified_at)'],
  agent_contracts: ['INSERT', 'UPDATE (notified_at)'],
  battle_places: ['INSERT'],
  // A guard trigger requires that they start waiting; a function ends them.
  phone_credit_orders: ['INSERT', 'UPDATE (next_at)'],
  // To reveal a secret, or to encrypt it with another key.
  rains: ['UPDATE (secret)'],
  // The result is written by settlement, and causes of voided rounds are recorded by functions. The previous release opens
  // rounds itself: from the next one on only round_open writes state, opens_at and commitment.
  rounds: ['INSERT', 'UPDATE (state, opens_at, starts_at, alive_at, commitment, secret)'],
  // To encrypt them with another key.
  round_chains: ['UPDATE (secret)'],
  public_values: ['INSERT'],
  // A guard trigger requires that they start with the player's own declaration; functions decide.
  user_identities: ['INSERT', 'UPDATE (notified_at)'],
  // To encrypt them with another key.
  seed_pairs: ['UPDATE (server_seed, next_server_seed)'],
  // Excludes whether an account is stopped or blocked, and the time and place of a bank account's security block.
  player_guards: [
    `UPDATE (break_kind, break_until, break_of, loss_limited, age_confirmed_at, reminder_minutes, session_at, reminded_at, seen_at)`,
  ],
  bank_accounts: ['UPDATE (used_at, deleted)'],
  gateway_statements: ['INSERT'],
  gateway_movements: ['INSERT'],
};

/** Functions with which the house moves money, while it holds a wallet's lock, or stops an account. They run as their owner. */
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
  'ledger_place_pool_bet',
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

/** Functions that only read or compute. */
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

/** All rights above as one text: a change triggers a new grant. */
export const HOUSE_RIGHTS = JSON.stringify([
  LEDGER_TABLES,
  PARTLY_WRITTEN,
  MONEY_FUNCTIONS,
  READING_FUNCTIONS,
]);

/**
 * Makes the functions that move money, and those of operators, run as their owner, each with a search path that callers cannot
 * change. Their plans are generic, made once per session: with known parameters PostgreSQL would plan each call anew, as it
 * then sees one of many monthly partitions.
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
 * Grants a role the rights of a running house, and nothing else. A missing login role is created with the password.
 * @param password null for a role that the operator created
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

/** Whether the connected role can write the journal without its functions: true for an owner, false for a house's role. */
export async function mayWriteJournal(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query("SELECT has_table_privilege('ledger_transfers', 'INSERT') AS may");
  return rows[0]?.may === true;
}

function list(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

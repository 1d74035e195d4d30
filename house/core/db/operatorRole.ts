import type { ClientBase } from 'pg';

/**
 * Operators' rights in the database (docs/operators.md): they may call the functions listed here, which run as the schema's
 * owner and record the caller, and read the views. They have no rights on tables, not even to read.
 */

/** The role whose members are operators, each with their own login. */
export const OPERATOR_ROLE = 'kilat_operator';
/** The role of the desk's login, which names the acting operator in each transaction. */
export const DESK_ROLE = 'kilat_desk';

/** Functions that operators call. Each begins with `act_begin` and records itself with `act_note`. */
export const OPERATOR_FUNCTIONS = [
  'proposal_approve',
  'proposal_refuse',
  'adjustment_propose',
  'adjustment_reverse',
  'debt_write_off',
  'fee_reverse',
  'reward_propose',
  'award_take_back',
  'gift_code_make',
  'gift_code_end',
  'birthday_gift_approve',
  'birthday_gift_refuse',
  'agent_contract_approve',
  'agent_contract_refuse',
  'agent_contract_end',
  'held_win_pay',
  'held_win_refuse',
  'provider_resume',
  'provider_cap_set',
  'game_cap_set',
  'round_void_propose',
  'risk_release',
  'risk_refuse',
  'account_block',
  'account_unblock',
  'credentials_remove',
  'phone_set',
  'identity_verify',
  'identity_refuse',
  'identity_document',
  'account_links',
  'account_links_clear',
  'referral_clear',
  'referral_refuse',
  'chat_close',
  'chat_hide',
  'chat_silence',
  'chat_lift',
] as const;

/** Functions used by the views: a view reads tables as its owner but calls functions as the caller. */
const VIEWS_FUNCTIONS = ['name_key'] as const;

/** Views that operators read. */
const OPERATOR_VIEWS = [
  'open_proposals',
  'operator_log',
  'open_birthday_gifts',
  'open_identities',
  'open_agent_contracts',
  'open_held_wins',
  'open_debts',
  'open_referral_reviews',
  'risk_queue',
  'chat_report_queue',
] as const;

/** All rights above as one text: a change triggers a new grant. */
export const OPERATOR_RIGHTS = JSON.stringify([OPERATOR_FUNCTIONS, VIEWS_FUNCTIONS, OPERATOR_VIEWS]);

/**
 * Creates the two roles if missing and grants operators their rights, and nothing else. If the connected role may not create
 * roles, and nobody created these by hand, nobody can act as an operator.
 */
export async function grantToOperators(client: ClientBase): Promise<void> {
  const names = (list: readonly string[]) => list.map((name) => `'${name}'`).join(', ');
  await client.query(`DO $$ DECLARE f regprocedure; v regclass; BEGIN
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${OPERATOR_ROLE}') THEN CREATE ROLE ${OPERATOR_ROLE} NOLOGIN; END IF;
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${DESK_ROLE}') THEN CREATE ROLE ${DESK_ROLE} NOLOGIN IN ROLE ${OPERATOR_ROLE}; END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
    END;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${OPERATOR_ROLE}') THEN RETURN; END IF;
    GRANT USAGE ON SCHEMA public TO ${OPERATOR_ROLE};
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${OPERATOR_ROLE};
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${OPERATOR_ROLE};
    FOR v IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname IN (${names(OPERATOR_VIEWS)}) LOOP
      EXECUTE format('GRANT SELECT ON %s TO ${OPERATOR_ROLE}', v);
    END LOOP;
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname IN (${names([...OPERATOR_FUNCTIONS, ...VIEWS_FUNCTIONS])}) LOOP
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO ${OPERATOR_ROLE}', f);
    END LOOP;
  END $$`);
}

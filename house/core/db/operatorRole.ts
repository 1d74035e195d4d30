import type { ClientBase } from 'pg';

/**
 * What operators may do in the database (docs/operators.md): call the functions that are named here, which run as the schema's owner
 * and note who called them, and read the views. No table is theirs, not even to read.
 */

/** The role whose members are operators, each with a login of their own. */
export const OPERATOR_ROLE = 'kilat_operator';
/** The role whose member is the desk's login: it names the operator who acts, in each transaction. */
export const DESK_ROLE = 'kilat_desk';

/** What operators call. Each begins with `act_begin` and notes itself with `act_note`. */
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

/** What their views reckon with: a view reads tables as its owner and calls functions as who asks. */
const VIEWS_FUNCTIONS = ['name_key'] as const;

/** What operators read. */
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

/** All that is said above, as one text: another one is granted anew. */
export const OPERATOR_RIGHTS = JSON.stringify([OPERATOR_FUNCTIONS, VIEWS_FUNCTIONS, OPERATOR_VIEWS]);

/**
 * Makes the two roles where they are missing and lets operators do what they may, and nothing else. Where whoever is connected may make
 * no roles, and nobody made these by hand, nobody can act as an operator.
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

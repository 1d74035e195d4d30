import type { Check } from './reconcilePayments.ts';

/**
 * Checks that the operator of the house had no influence on the outcome of rounds (docs/fairness.md), as far as the database
 * shows.
 */
export const FAIRNESS_CHECKS: readonly Check[] = [
  {
    name: 'every void round has its cause, and no other round has one',
    sql: `SELECT format('round %s of %s is void: %s, its cause is %s', coalesce(r.id, v.round_id), coalesce(r.game, v.game),
        r.interrupted, v.cause)
      FROM (SELECT * FROM rounds WHERE interrupted) r FULL JOIN round_voids v ON v.game = r.game AND v.round_id = r.id
      WHERE r.id IS NULL OR v.round_id IS NULL`,
  },
  {
    // The house's clock, by which gaps are measured, may be a minute ahead of the database's.
    name: 'rounds became void before they were settled, for what their cause says',
    sql: `SELECT format('round %s of %s, %s since %s, was void for %s at %s, noted at %s and settled at %s', v.round_id, v.game,
        v.state, coalesce(v.alive_at, v.starts_at), v.cause, v.judged_at, v.noted_at, r.settled_at)
      FROM round_voids v JOIN rounds r ON r.game = v.game AND r.id = v.round_id
      WHERE v.reason IS DISTINCT FROM 'before causes were noted' AND (v.noted_at > r.settled_at OR v.judged_at > v.noted_at + 60000
        OR is_void_cause(v.cause, v.state, v.starts_at, v.alive_at, r.value_source IS NOT NULL, v.judged_at) IS NOT TRUE
        OR (v.cause = 'operator') <> (v.second IS NOT NULL))`,
  },
  {
    name: 'rounds mixed in the public values that they named, and chains have them as salts',
    sql: `WITH named AS (
        SELECT format('round %s of %s', id, game) AS what, value_source AS source, value_number AS number, public_value AS value
        FROM rounds WHERE value_source IS NOT NULL AND (public_value IS NOT NULL OR (state = 'settled' AND NOT interrupted))
        UNION ALL
        SELECT format('the chain of %s from round %s', game, first_round), value_source, value_number, salt
        FROM round_chains WHERE value_source IS NOT NULL AND salt <> '')
      SELECT format('%s has %s for value %s of %s, which is %s', what, n.value, n.number, n.source, v.value)
      FROM named n LEFT JOIN public_values v ON v.source = n.source AND v.number = n.number
      WHERE n.value IS DISTINCT FROM CASE n.source
        WHEN 'sandbox' THEN encode(sha256(convert_to('sandbox:' || n.number, 'UTF8')), 'hex') ELSE v.value END`,
  },
];

import type { Check } from './reconcilePayments.ts';

/** The checks of operators' decisions, and of the log of their acts. */
export const OPERATOR_CHECKS: readonly Check[] = [
  {
    name: 'the log of operators is whole: each row has the hash that follows from it and the row before',
    sql: `SELECT format('act %s, %s', id, act) FROM (
        SELECT a.id, a.act, a.hash, act_hash(a, lag(a.hash) OVER (ORDER BY a.id)) AS should FROM operator_acts a) a
      WHERE hash <> should`,
  },
  {
    name: 'what was proposed is decided by two operators where it needs two, and is in their log',
    // Operators from before logins existed (added_at 0) are in no log.
    sql: `SELECT format('proposal %s, %s, is %s: proposed by %s, decided by %s', p.id, p.kind, p.status, p.proposed_by, p.decided_by)
      FROM proposals p JOIN operators o ON o.id = p.proposed_by
      WHERE (p.status = 'done' AND p.second = (p.proposed_by = p.decided_by) AND o.added_at > 0)
        OR (p.status = 'pending') <> (p.decided_by IS NULL)
        OR (o.added_at > 0 AND NOT EXISTS (SELECT FROM operator_acts
          WHERE proposal_id = p.id AND operator_id = p.proposed_by AND act = p.kind AND user_id IS NOT DISTINCT FROM p.user_id))
        OR (o.added_at > 0 AND p.status <> 'pending' AND (p.second OR p.status = 'refused') AND NOT EXISTS (SELECT FROM operator_acts
          WHERE proposal_id = p.id AND operator_id = p.decided_by
            AND act = CASE p.status WHEN 'done' THEN 'proposal_approve' ELSE 'proposal_refuse' END))`,
  },
  {
    name: 'rewards, gift codes and gifts for birthdays are what operators decided',
    sql: `SELECT format('%s %s', m.kind, m.id) FROM (
        SELECT 'reward' AS kind, id, proposal_id AS proposal, user_id, currency, amount FROM sent_rewards WHERE award_id IS NOT NULL
        UNION ALL SELECT 'gift_code', id, proposal_id, for_user, currency, amount * CASE kind WHEN 'cash' THEN uses ELSE 1 END
          FROM gift_codes WHERE expires_at > created_at + 1) m
      LEFT JOIN proposals p ON p.id = m.proposal AND p.kind = m.kind AND p.status = 'done' AND p.user_id IS NOT DISTINCT FROM m.user_id
        AND p.currency = m.currency AND p.amount = m.amount
      WHERE p.id IS NULL`,
  },
];

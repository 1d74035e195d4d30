import { COMEBACK_TASKS } from '../../../house/offers/comebackTasks/settings.ts';
import { NEWCOMER_TASKS } from '../../../house/offers/newcomerTasks/settings.ts';
import { PHONE_CREDIT } from '../../../house/offers/phoneCredit/settings.ts';
import { day, differSeen, minor, startOf, WEEK } from './sqlParts.ts';

/** Recomputes tasks, and phone credit for a week's stakes, from players' settings, payments and bets. */

interface Tasks {
  bonuses: Readonly<Record<string, number>>;
  all: number;
  days: number;
  claimDays: number;
}

/** Expected awards of completed tasks (user_id, first, mission): a bonus each, and one for all of them. */
const due = (done: string, { bonuses, all, days, claimDays }: Tasks) => `WITH done AS (${done}),
    bonuses (mission, amount) AS (VALUES ${Object.entries({ ...bonuses, all })
      .map(([mission, bonus]) => `('${mission}', ${minor(bonus)}::bigint)`)
      .join(', ')})
  SELECT user_id, first || ' ' || mission AS award_key, amount, ${startOf(`first + ${days + 1 + claimDays}`)} AS until
  FROM (SELECT * FROM done
    UNION ALL SELECT user_id, first, 'all' FROM done GROUP BY 1, 2 HAVING count(*) = ${Object.keys(bonuses).length}) d
  JOIN bonuses USING (mission)`;

/** Condition for sums over the days of tasks. */
const within = 'user_id = s.user_id AND day BETWEEN s.first AND s.last';
const staked = `(SELECT coalesce(sum(staked), 0) FROM played WHERE ${within})`;
const paid = `(SELECT coalesce(sum(amount), 0) FROM deposited WHERE ${within})`;

/** Tasks completed by newcomers in their first days. */
const NEWCOMERS = `SELECT user_id, first, mission
  FROM (SELECT id AS user_id, ${day('created_at')} AS first, ${day('created_at')} + ${NEWCOMER_TASKS.days} AS last FROM users WHERE NOT bot) s
  CROSS JOIN LATERAL (VALUES
    ('phone', EXISTS (SELECT FROM users WHERE id = s.user_id AND ${day('phone_proved_at')} <= s.last)),
    ('pin', EXISTS (SELECT FROM user_pins WHERE user_id = s.user_id AND ${day('changed_at')} <= s.last)),
    ('bank', EXISTS (SELECT FROM bank_accounts WHERE user_id = s.user_id AND ${day('created_at')} <= s.last)),
    ('app', EXISTS (SELECT FROM app_installs WHERE user_id = s.user_id AND ${day('at')} <= s.last)),
    ('games', (SELECT count(DISTINCT game) FROM played WHERE ${within}) >= ${NEWCOMER_TASKS.games}),
    ('deposit', ${paid} > 0),
    ('stake', ${staked} >= ${minor(NEWCOMER_TASKS.stake)})) m (mission, is_done) WHERE is_done`;

/** Tasks completed by players who returned after inactive days. */
const RETURNED = `SELECT user_id, first, mission
  FROM (SELECT d.user_id, d.day AS first, d.day + ${COMEBACK_TASKS.days} AS last FROM (SELECT *, lag(day) OVER (PARTITION BY user_id ORDER BY day) AS before FROM seen_days) d
    WHERE d.day - d.before > ${COMEBACK_TASKS.away}) s
  CROSS JOIN LATERAL (VALUES
    ('days', (SELECT count(*) FROM seen_days WHERE ${within}) >= ${COMEBACK_TASKS.signIns}
      AND ${staked} >= ${minor(COMEBACK_TASKS.signInStake)}),
    ('deposit', least(${paid}, ${staked}) >= ${minor(COMEBACK_TASKS.deposit)}),
    ('stake', ${staked} >= ${minor(COMEBACK_TASKS.stake)})) m (mission, is_done) WHERE is_done`;

export const TASK_RECKONING: Readonly<Record<string, string>> = {
  'a newcomer’s task is promised once it is done, and all of them are': differSeen(
    'newcomerTasks',
    due(NEWCOMERS, NEWCOMER_TASKS),
  ),
  'a task of who came back is promised once it is done, and all of them are': differSeen(
    'comebackTasks',
    due(RETURNED, COMEBACK_TASKS),
  ),
  'a week’s stakes give their phone credit, and what was not delivered money in its place': differSeen(
    'phoneCredit',
    `SELECT user_id, week || ' ' || step AS award_key, credit AS amount, ${startOf('week + 14')} AS until
      FROM (SELECT user_id, ${WEEK} AS week, sum(staked) AS staked FROM played GROUP BY 1, 2) weeks
      JOIN (VALUES ${PHONE_CREDIT.steps
        .map(({ stake, credit }, i) => `(${i + 1}, ${minor(stake)}, ${minor(credit)}::bigint)`)
        .join(', ')}) AS s (step, stake, credit) ON staked >= stake
      UNION ALL SELECT o.user_id, 'instead ' || a.id, a.amount, NULL
      FROM sandbox_credits c JOIN phone_credit_orders o USING (reference) JOIN awards a ON a.id = o.award_id WHERE c.state = 'cancelled'`,
  ),
  'claimed phone credit is one order, and what its operator delivered is owed to it once': `SELECT a.id, o.state, c.state, t.owed
    FROM awards a FULL JOIN phone_credit_orders o ON o.award_id = a.id LEFT JOIN sandbox_credits c USING (reference)
    LEFT JOIN (SELECT l.key, sum(t.amount) AS owed FROM ledger_operations l JOIN ledger_transfers t ON t.operation_id = l.id
      WHERE t.kind = 'phoneCredit' GROUP BY 1) t ON t.key = 'phoneCredit:' || o.id
    WHERE (a.kind = 'phoneCredit' OR o.id IS NOT NULL) AND ((a.state = 'claimed') <> (o.id IS NOT NULL)
      OR coalesce(t.owed, 0) <> CASE c.state WHEN 'delivered' THEN a.amount ELSE 0 END)`,
};

import { SPREAD_REBATE } from '../../../house/offers/spread/rebate/settings.ts';
import { SPREAD_RECHARGE } from '../../../house/offers/spread/recharge/settings.ts';
import { CLOSED, minor, PLAYED, stakedSince } from './sqlParts.ts';

/** Recomputes referral rewards from invitations, orders and bets. */

/** Each player's ancestors, up to the rebate depth. */
const ABOVE = `above (friend, ancestor, depth) AS (SELECT id, invited_by, 1 FROM users WHERE invited_by IS NOT NULL
  UNION ALL SELECT a.friend, u.invited_by, depth + 1 FROM above a JOIN users u ON u.id = a.ancestor
  WHERE u.invited_by IS NOT NULL AND depth < ${SPREAD_REBATE.shares.length})`;

/** The rebate of closed days in millionths; stakes in shared rounds count half. */
const POINTS = `WITH RECURSIVE ${ABOVE}, ${PLAYED},
  weighed AS (SELECT user_id, day, sum(CASE game WHEN 'crash' THEN staked / 2 ELSE staked END) AS staked FROM played GROUP BY 1, 2),
  points AS (SELECT ancestor AS user_id, day, sum(staked * (ARRAY[${SPREAD_REBATE.shares.join(', ')}])[depth] * 100) AS points
    FROM weighed JOIN above ON friend = user_id WHERE day < ${CLOSED} GROUP BY 1, 2)`;

/**
 * Friends' qualifying first deposits, with the reward and the staked amount of each, up to now and up to the last closed day.
 */
const FIRSTS = `SELECT *, least(${minor(SPREAD_RECHARGE.fixed)} + amount * ${SPREAD_RECHARGE.share} / 10000, ${minor(SPREAD_RECHARGE.most)}) AS bonus,
    ${stakedSince('friend', 'at')} AS staked,
    ${stakedSince('friend', 'at')} - ${stakedSince('friend', `greatest(at, now_ms() - 86400000)`)} AS closed
  FROM (SELECT DISTINCT ON (o.user_id) u.invited_by, o.user_id AS friend, o.amount, r.at FROM deposit_orders o
    JOIN deposit_receipts r ON r.order_id = o.id JOIN users u ON u.id = o.user_id
    WHERE u.invited_by IS NOT NULL AND o.amount >= ${minor(SPREAD_RECHARGE.least)} ORDER BY o.user_id, r.at, o.id) f`;

export const FRIEND_RECKONING: Readonly<Record<string, string>> = {
  'a friend’s first deposit gives its bonus once, when it was staked': `SELECT user_id, least, most, promised FROM (
      SELECT invited_by AS user_id, coalesce(sum(bonus) FILTER (WHERE closed >= amount), 0) AS least,
        coalesce(sum(bonus) FILTER (WHERE staked >= amount), 0) AS most FROM (${FIRSTS}) f GROUP BY 1) due
    FULL JOIN (SELECT user_id, sum(amount) AS promised FROM awards WHERE promotion = 'spreadRecharge' GROUP BY 1) a USING (user_id)
    WHERE NOT coalesce(promised, 0) BETWEEN coalesce(least, 0) AND coalesce(most, 0)`,
  'the rebate of all days over three depths is what they come to, to the minor unit': `${POINTS}
    SELECT user_id, due, promised FROM (SELECT user_id, div(sum(points), 1000000) AS due FROM points GROUP BY 1) d
    FULL JOIN (SELECT user_id, sum(amount) AS promised FROM awards WHERE promotion = 'spreadRebate' GROUP BY 1) a USING (user_id)
    WHERE coalesce(due, 0) <> coalesce(promised, 0)`,
  'the rebate of a day is what its stakes come to, but for what days leave to each other of a unit': `${POINTS}
    SELECT user_id, award_key, due, promised FROM (SELECT user_id, day::text AS award_key, points / 1000000.0 AS due FROM points) d
    FULL JOIN (SELECT user_id, award_key, amount AS promised FROM awards WHERE promotion = 'spreadRebate') a USING (user_id, award_key)
    WHERE abs(coalesce(due, 0) - coalesce(promised, 0)) >= 1`,
};

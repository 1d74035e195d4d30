import { APP_DEPOSIT } from '../../../house/offers/appDeposit/settings.ts';
import { CONTINUOUS_DEPOSIT } from '../../../house/offers/continuousDeposit/settings.ts';
import type { StepNumbers } from '../../../house/offers/engine/depositGifts/stepDeposits.ts';
import { FIRST_DEPOSIT } from '../../../house/offers/firstDeposit/settings.ts';
import { INVITE_DEPOSIT } from '../../../house/offers/inviteDeposit/settings.ts';
import { NEW_USER_DEPOSIT } from '../../../house/offers/newUserDeposit/settings.ts';
import { SECOND_DEPOSIT } from '../../../house/offers/secondDeposit/settings.ts';
import { SPECIAL_DEPOSIT } from '../../../house/offers/specialDeposit/settings.ts';
import { THIRD_DEPOSIT } from '../../../house/offers/thirdDeposit/settings.ts';
import { day, differSeen, minor, NEVER_AWAY, stakedSince, startOf } from './sqlParts.ts';

/** Recomputes deposit bonuses and bonus money from orders, receipts, bets and the journal. */

const DAY_MS = '86400000::bigint';

interface Gift {
  least: number;
  percent: number;
  most: number;
}

const gift = (promotion: string, place: number, slot: string, { least, percent, most }: Gift) =>
  `('${promotion}', ${place}, '${slot}', ${minor(least)}::bigint, ${percent}, ${minor(most)}::bigint)`;
const steps = (promotion: string, { steps, most }: StepNumbers) =>
  steps.map((step, i) => gift(promotion, i + 1, `step ${i + 1}`, { ...step, most }));

/** The bonus of each position in a player's deposits. */
const GIFTS = `gifts (promotion, place, slot, least, percent, most) AS (VALUES ${[
  gift('firstDeposit', 1, 'first', FIRST_DEPOSIT),
  gift('secondDeposit', 2, 'second', SECOND_DEPOSIT),
  gift('thirdDeposit', 3, 'part', THIRD_DEPOSIT),
  ...steps('newUserDeposit', NEW_USER_DEPOSIT),
  ...steps('inviteDeposit', INVITE_DEPOSIT),
].join(', ')})`;

/** Orders with a bonus, and their position in the player's deposits when they were opened. */
const PLACED = `placed AS (SELECT o.*, u.created_at AS registered, u.invited_by, 1 + (SELECT count(DISTINCT b.id) FROM deposit_orders b
    JOIN deposit_receipts r ON r.order_id = b.id WHERE b.user_id = o.user_id AND r.at < o.created_at) AS place
  FROM deposit_orders o JOIN users u ON u.id = o.user_id WHERE o.promotion IS NOT NULL)`;

/** Of several orders with the same bonus the one that was paid first. */
const PAID = `paid AS (SELECT DISTINCT ON (o.user_id, o.promotion, o.promo_slot) o.*, r.at AS paid_at,
    ${stakedSince('o.user_id', 'r.at')} AS staked
  FROM deposit_orders o JOIN deposit_receipts r ON r.order_id = o.id WHERE o.promotion IS NOT NULL
  ORDER BY o.user_id, o.promotion, o.promo_slot, r.at, o.id)`;

const CREDITED = "('newUserDeposit', 'inviteDeposit', 'specialDeposit')";
const ALL =
  "('firstDeposit', 'secondDeposit', 'thirdDeposit', 'newUserDeposit', 'inviteDeposit', 'specialDeposit')";

const parts = THIRD_DEPOSIT.stakes.length;
const thirds = THIRD_DEPOSIT.stakes.map((times, i) => `(${i + 1}, ${times})`).join(', ');

/** The journal's first receipt of each player. */
const FIRST = `SELECT DISTINCT ON (o.user_id) o.user_id, o.amount, o.in_app, r.at FROM deposit_orders o
  JOIN deposit_receipts r ON r.order_id = o.id ORDER BY o.user_id, r.at, o.id`;

export const GIFT_RECKONING: Readonly<Record<string, string>> = {
  'a deposit’s gift is that of its place among its player’s, of the share that its promotion gives': `WITH ${GIFTS}, ${PLACED}
    SELECT o.id, o.promotion, o.promo_slot, o.place, o.amount, o.bonus FROM placed o
    LEFT JOIN gifts g ON (g.promotion, g.place, g.slot) = (o.promotion, o.place, o.promo_slot)
    WHERE o.promotion <> 'specialDeposit' AND (g.slot IS NULL OR o.amount < g.least
      OR o.bonus <> least(g.most, o.amount / 100 * CASE WHEN o.promotion = 'firstDeposit'
        AND o.created_at >= o.registered + ${FIRST_DEPOSIT.hours} * 3600000::bigint THEN ${FIRST_DEPOSIT.later} ELSE g.percent END)
      OR (o.promo_slot LIKE 'step %' AND o.created_at >= o.registered + ${NEW_USER_DEPOSIT.within} * ${DAY_MS})
      OR (o.promotion = 'inviteDeposit' AND o.invited_by NOT IN (SELECT user_id FROM promoters)))`,
  'a special gift is of the deposit after a pause, and of what was staked since': `WITH ${PLACED}
    SELECT o.id, o.promo_slot, o.amount, o.bonus FROM placed o
    WHERE o.promotion = 'specialDeposit' AND NOT EXISTS (SELECT FROM (SELECT b.id, r.at FROM deposit_orders b
        JOIN deposit_receipts r ON r.order_id = b.id WHERE b.user_id = o.user_id AND r.at < o.created_at
        ORDER BY r.at DESC FETCH FIRST ROW WITH TIES) last
      WHERE o.promo_slot = 'after ' || last.id AND o.created_at >= last.at + ${SPECIAL_DEPOSIT.after} * ${DAY_MS}
        AND o.created_at < last.at + ${SPECIAL_DEPOSIT.before + 1} * ${DAY_MS} + ${SPECIAL_DEPOSIT.hours} * 3600000::bigint
        AND o.amount >= ${minor(SPECIAL_DEPOSIT.least)} AND o.bonus <= o.amount / 100 * ${SPECIAL_DEPOSIT.percent}
        AND o.bonus <= ${minor(SPECIAL_DEPOSIT.most)} AND o.bonus <= (SELECT sum(amount) * ${SPECIAL_DEPOSIT.share} / 10000 FROM bets b
          WHERE b.user_id = o.user_id AND b.status IN ('cashed', 'lost') AND ${day('b.ended_at')} > ${day('last.at')}
            AND b.ended_at <= o.created_at))`,
  'of deposits with one gift the one that was paid first brings it, once and whole, and as it is staked where it is given so': `WITH ${PAID},
    due AS (SELECT user_id, promotion, promo_slot AS award_key, bonus AS amount, NULL::bigint AS until FROM paid
        WHERE promotion NOT IN ('firstDeposit', 'thirdDeposit')
      UNION ALL SELECT user_id, promotion, promo_slot, bonus, paid_at + promo_days * ${DAY_MS} FROM paid
        WHERE promotion = 'firstDeposit' AND staked >= amount
      UNION ALL SELECT user_id, promotion, promo_slot || ' ' || n,
          bonus / ${parts} + CASE WHEN n = ${parts} THEN bonus % ${parts} ELSE 0 END, paid_at + promo_days * ${DAY_MS}
        FROM paid, (VALUES ${thirds}) AS t (n, times) WHERE promotion = 'thirdDeposit' AND staked >= times * amount)
    SELECT user_id, promotion, award_key, d.amount AS due, a.amount AS promised FROM due d
    FULL JOIN (SELECT user_id, promotion, award_key, amount FROM awards WHERE promotion IN ${ALL}) a USING (user_id, promotion, award_key)
    WHERE d.amount IS DISTINCT FROM a.amount AND (a.amount IS NOT NULL OR d.until IS NULL OR (d.until > now_ms() AND ${NEVER_AWAY}))`,
  'a deposit brings one gift': `SELECT o.id, o.promotion, o.bonus, array_agg(a.promotion), sum(a.amount) FROM awards a
    JOIN deposit_orders o ON o.id::text = a.detail ->> 'order' WHERE a.promotion IN ${ALL}
    GROUP BY o.id HAVING bool_or(a.promotion <> o.promotion OR a.user_id <> o.user_id) OR sum(a.amount) > o.bonus`,
  'a gift that comes with its deposit waits for nothing but a break or a budget': `SELECT id, promotion, award_key FROM awards a
    WHERE promotion IN ${CREDITED} AND state = 'open' AND ${NEVER_AWAY} AND NOT coalesce(
      (SELECT budget FROM promotion_settings s WHERE s.promotion = a.promotion ORDER BY version DESC LIMIT 1)
      < a.amount + (SELECT coalesce(sum(c.amount), 0) FROM awards c WHERE c.promotion = a.promotion AND c.state = 'claimed'
        AND ${day('c.ended_at')} = ${day('a.created_at')}), false)`,
  'days in a row on which as much was deposited and staked give their steps': differSeen(
    'continuousDeposit',
    `WITH counted AS (SELECT user_id, day FROM deposited d JOIN (SELECT user_id, day, sum(staked) AS staked FROM played GROUP BY 1, 2) p
          USING (user_id, day) WHERE least(d.amount, p.staked) >= ${minor(CONTINUOUS_DEPOSIT.least)}),
        runs AS (SELECT user_id, min(day) AS since, count(*) AS days
          FROM (SELECT *, day - (row_number() OVER (PARTITION BY user_id ORDER BY day))::int AS run FROM counted) c GROUP BY user_id, run)
      SELECT user_id, since || ' ' || s.days AS award_key, s.bonus AS amount,
        ${startOf(`since + s.days + ${CONTINUOUS_DEPOSIT.keptDays}`)} AS until
      FROM runs r JOIN (VALUES ${CONTINUOUS_DEPOSIT.steps
        .map(({ days, bonus }) => `(${days}, ${minor(bonus)}::bigint)`)
        .join(', ')}) AS s (days, bonus) ON r.days >= s.days`,
  ),
  'the first deposit of all gives the app’s bonus where it was made in the app': differSeen(
    'appDeposit',
    `SELECT user_id, 'first' AS award_key, ${minor(APP_DEPOSIT.bonus)} AS amount, at + ${APP_DEPOSIT.days} * ${DAY_MS} AS until
      FROM (${FIRST}) f WHERE in_app AND amount >= ${minor(APP_DEPOSIT.least)}`,
  ),
  'bonus money that was given was won, lost, given up or expired, or is still there': `SELECT * FROM (
      SELECT w.user_id, w.bonus, (SELECT coalesce(sum(amount), 0) FROM awards a
          WHERE a.user_id = w.user_id AND state = 'claimed' AND kind = 'cash' AND multiple > 0) AS given,
        (SELECT coalesce(sum(amount - CASE status WHEN 'returned' THEN amount ELSE payout END), 0) FROM bets b
          WHERE b.user_id = w.user_id AND wagering_id IS NOT NULL) AS lost,
        (SELECT coalesce(sum(amount), 0) FROM ledger_transfers t
          WHERE t.user_id = w.user_id AND kind IN ('bonusWon', 'bonusExpired', 'bonusGivenUp')) AS left
      FROM ledger_accounts w WHERE kind = 'wallet') b
    WHERE given <> lost + b.left + bonus`,
};

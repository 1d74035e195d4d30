import { MARKETS } from '../../../contract/markets.ts';
import { BATTLE } from '../../../house/offers/battle/settings.ts';
import { CHAMPION } from '../../../house/offers/champion/settings.ts';
import { RESCUE_BONUS } from '../../../house/offers/rescueBonus/settings.ts';
import { SPECIAL_RESCUE } from '../../../house/offers/specialRescue/settings.ts';
import { CASHBACK } from '../../../house/offers/vip/cashback/settings.ts';
import { WEEK_LOTTERY } from '../../../house/offers/weekLottery/settings.ts';
import { FRIEND_RECKONING } from './friendReckoning.ts';
import { GIFT_RECKONING } from './giftReckoning.ts';
import { CLOSED, day, differ, minor, PLAYED, TODAY, WEEK } from './sqlParts.ts';
import { TASK_RECKONING } from './taskReckoning.ts';

/** A second calculation in plain SQL, from bets and the journal only: each query lists deviations. */

/** Prizes of a ranking's places. */
const prizes = (steps: readonly { to: number; each: number }[]) =>
  `(VALUES ${steps
    .flatMap(({ to, each }, i) =>
      Array.from(
        { length: to - (steps[i - 1]?.to ?? 0) },
        (_, n) => `(${(steps[i - 1]?.to ?? 0) + n + 1}, ${minor(each)}::bigint)`,
      ),
    )
    .join(', ')}) AS p (place, prize)`;

const shares = RESCUE_BONUS.steps
  .toReversed()
  .map(({ loss, share }) => `WHEN lost >= ${minor(loss)} THEN ${share}`)
  .join(' ');
const orders = SPECIAL_RESCUE.days.length;

/** @see prove: none of these may return rows. */
export const UNEXPECTED: Readonly<Record<string, string>> = {
  ...GIFT_RECKONING,
  ...TASK_RECKONING,
  ...FRIEND_RECKONING,
  'each award is given once for its player, promotion and award key': `SELECT user_id, promotion, award_key, count(*) FROM awards
    GROUP BY user_id, promotion, award_key HAVING count(*) > 1`,
  'a claimed award of cash has one operation, and no other award has any': `SELECT a.id, a.state, count(o.key) FROM awards a
    LEFT JOIN ledger_operations o ON o.key = 'award:' || a.id GROUP BY a.id
    HAVING count(o.key) <> CASE WHEN a.state = 'claimed' AND a.kind = 'cash' THEN 1 ELSE 0 END`,
  'day totals are what was played': `WITH ${PLAYED} SELECT user_id, day, game, p.staked, d.staked AS counted FROM played p
    FULL JOIN day_totals d USING (user_id, day, game)
    WHERE (p.bets, p.staked, p.returned) IS DISTINCT FROM (d.bets, d.staked, d.returned)`,
  'day totals are what the journal moved': `SELECT user_id, d.lost, t.lost AS moved FROM
      (SELECT user_id, sum(staked - returned) AS lost FROM day_totals GROUP BY 1) d
    FULL JOIN (SELECT user_id, sum(CASE WHEN kind LIKE '%rofit' THEN -amount ELSE amount END) AS lost FROM ledger_transfers
      WHERE kind IN ('forfeit', 'profit', 'bonusProfit') GROUP BY 1) t USING (user_id)
    WHERE coalesce(d.lost, 0) <> coalesce(t.lost, 0)`,
  'days have the deposits that the journal has': `SELECT user_id, day, d.deposited, t.amount FROM day_payments d
    FULL JOIN (SELECT user_id, ${day('at')} AS day, sum(amount) AS amount FROM ledger_transfers WHERE kind = 'deposit' GROUP BY 1, 2) t
    USING (user_id, day) WHERE d.deposited IS DISTINCT FROM t.amount`,
  'no promotion gave more a day than its budget': `SELECT promotion, ${day('ended_at')} AS day, sum(amount) FROM awards a
    WHERE state = 'claimed' AND kind IN ('cash', 'phoneCredit') GROUP BY 1, 2
    HAVING sum(amount) > (SELECT budget FROM promotion_settings s WHERE s.promotion = a.promotion ORDER BY version DESC LIMIT 1)`,
  'nothing expired before its date, and nothing was claimed outside of its time': `SELECT id, promotion FROM awards
    WHERE (state = 'expired' AND (expires_at IS NULL OR ended_at < expires_at))
      OR (state = 'claimed' AND ended_at < claimable_at) OR (state = 'claimed' AND claim_key <> 'break' AND ended_at >= expires_at)`,
  'what is given at once and could not be is not there for ever': `SELECT id, promotion, award_key FROM awards
    WHERE state = 'open' AND promotion IN ('checkIn', 'holidaySign', 'freeSpin') AND award_key::date < ${TODAY}`,
  'a lost day gives its rescue bonus': differ(
    'rescueBonus',
    `SELECT user_id, day::text AS award_key, lost * (CASE ${shares} END) / 10000 AS amount
      FROM (SELECT user_id, day, sum(staked - returned)::bigint AS lost FROM played GROUP BY 1, 2) days
      WHERE lost >= ${minor(RESCUE_BONUS.steps[0]?.loss ?? 0)} AND day < ${CLOSED}`,
  ),
  'a day gives the cashback of the level that it ended with': differ(
    'cashback',
    `SELECT user_id, day::text AS award_key, staked * rate / 10000 AS amount
      FROM (SELECT user_id, day, sum(staked)::bigint AS staked FROM played GROUP BY 1, 2) days
      CROSS JOIN LATERAL (SELECT to_level AS level FROM vip_level_changes c WHERE c.user_id = days.user_id AND c.day <= days.day
        ORDER BY id DESC LIMIT 1) held
      JOIN unnest(ARRAY[${CASHBACK.originalBackRates.slice(1).join(', ')}]) WITH ORDINALITY r (rate, level) USING (level)
      WHERE staked * rate >= 10000 AND day < ${CLOSED}`,
  ),
  'a lost week gives its orders': differ(
    'specialRescue',
    `SELECT user_id, week || ' ' || n AS award_key,
        bonus / ${orders} + CASE WHEN n <= bonus % ${orders} THEN 1 ELSE 0 END AS amount
      FROM (SELECT user_id, ${WEEK} AS week, sum(staked - returned)::bigint * ${SPECIAL_RESCUE.share} / 10000 AS bonus FROM played
        GROUP BY 1, 2 HAVING sum(staked - returned) >= ${minor(SPECIAL_RESCUE.least)}) weeks, generate_series(1, ${orders}) n
      WHERE week + 7 <= ${CLOSED}`,
  ),
  'a day brings the prizes of its battle': differ(
    'battle',
    `SELECT user_id, day::text AS award_key, prize AS amount
      FROM (SELECT user_id, day, rank() OVER (PARTITION BY day ORDER BY sum(staked) DESC, user_id) AS place FROM played
        GROUP BY user_id, day) s JOIN ${prizes(BATTLE.prizes.steps)} USING (place) WHERE day < ${CLOSED}`,
  ),
  'a week brings the prizes of its championships': differ(
    'champion',
    `SELECT user_id, champion AS award_key, prize AS amount FROM (
        SELECT user_id, champion, rank() OVER (PARTITION BY champion ORDER BY rate DESC, id) AS place FROM (
          SELECT DISTINCT ON (b.user_id, e.champion) b.user_id, e.champion, b.rate, b.id FROM bets b
          JOIN champions c ON c.game = b.game AND ${day('b.ended_at')} BETWEEN ${day('c.starts_at')} AND ${day('(c.ends_at - 1)')}
          JOIN champion_entries e ON e.champion = c.id AND e.user_id = b.user_id
          WHERE b.payout > b.amount AND b.amount >= ${MARKETS.id.unit} AND ${day('c.ends_at')} <= ${CLOSED}
          ORDER BY b.user_id, e.champion, b.rate DESC, b.id) best) s
      JOIN ${prizes(CHAMPION.prizes.steps)} USING (place)`,
  ),
  'a week whose draw is over was drawn from all its tickets, and gave all of its jackpot': `WITH ${PLAYED},
    due AS (SELECT ${WEEK} AS week, sum(staked) * ${WEEK_LOTTERY.jackpot} / 10000 AS earned FROM played GROUP BY 1),
    won AS (SELECT week, count(*) AS places, sum(amount) AS amount FROM lottery_winners GROUP BY 1)
    SELECT w.week, w.earned, w.jackpot, w.stays, w.tickets, won.places, won.amount FROM lottery_weeks w LEFT JOIN won ON won.week = w.week
    LEFT JOIN due ON due.week = w.week::date
    WHERE w.draw_at <= now_ms() - 3600000 AND (w.drawn_at IS NULL OR w.earned IS DISTINCT FROM trunc(coalesce(due.earned, 0))
      OR w.jackpot IS DISTINCT FROM w.carried + w.earned OR coalesce(won.places, 0) <> least(w.tickets, 10)
      OR w.jackpot <> w.stays + coalesce(won.amount, 0))`,
  'a drawn ticket is one award': `SELECT * FROM (SELECT user_id, week || ' ' || place AS award_key, amount FROM lottery_winners WHERE amount > 0) w
    FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = 'weekLottery') a USING (user_id, award_key, amount)
    WHERE w IS NULL OR a IS NULL`,
  'an envelope is one award': `SELECT * FROM (SELECT user_id, replace(rain, 'T', ' ') AS award_key, amount FROM rain_envelopes
      WHERE user_id IS NOT NULL) e
    FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = 'redPocket') a USING (user_id, award_key, amount)
    WHERE e IS NULL OR a IS NULL`,
  'a gift code gave what it may, to each player once': `SELECT c.id, c.used, c.uses, count(u.user_id) FROM gift_codes c
    LEFT JOIN gift_code_uses u ON u.code_id = c.id LEFT JOIN awards a ON a.id = u.award_id AND a.user_id = u.user_id
    GROUP BY c.id HAVING c.used > c.uses OR c.used <> count(u.user_id) OR count(u.user_id) <> count(a.id)`,
  'a package is one gift of free spins, and so is a prize of the wheel': `SELECT user_id, a.count, p.count AS gifts FROM
      (SELECT user_id, count(*) FROM awards WHERE kind = 'freeSpins' AND state = 'claimed' GROUP BY 1) a
    FULL JOIN (SELECT user_id, count(*) FROM free_spin_prizes GROUP BY 1) p USING (user_id) WHERE a.count IS DISTINCT FROM p.count`,
};

/** The closed days and weeks, as '2026-W53'. */
export const WEEKS_CLOSED = `SELECT to_char(period::date, 'IYYY-"W"IW') AS week FROM period_runs WHERE kind = 'special-rescue'
  UNION SELECT to_char(${TODAY}, 'IYYY-"W"IW')`;

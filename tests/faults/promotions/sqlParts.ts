import { MARKETS } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';

/** What the second reckonings in plain SQL have in common: bets and the journal by days, and what is promised beside what is due. */

export const day = (at: string) =>
  `(to_timestamp(${at} / 1000.0) AT TIME ZONE '${MARKETS.id.timeZone}')::date`;
/** The midnight at which a date begins, ms. */
export const startOf = (date: string) =>
  `(extract(epoch FROM (${date})::timestamp AT TIME ZONE '${MARKETS.id.timeZone}') * 1000)::bigint`;
export const minor = (hundredths: number) => amountOf(hundredths, MARKETS.id);

/** What everybody played, by its days; all of our games count in full for losses. */
export const PLAYED = `played AS (SELECT user_id, ${day('ended_at')} AS day, game, count(*) AS bets, sum(amount)::bigint AS staked,
  sum(payout)::bigint AS returned FROM bets WHERE status IN ('cashed', 'lost') GROUP BY 1, 2, 3)`;
/** What everybody paid in, by its days. */
const DEPOSITED = `deposited AS (SELECT user_id, ${day('at')} AS day, sum(amount)::bigint AS amount FROM ledger_transfers
  WHERE kind = 'deposit' GROUP BY 1, 2)`;
export const TODAY = day('now_ms()');
/** The weeks and days that are over, by the moment at which they are closed. */
export const CLOSED = day('(now_ms() - 25000)');
export const WEEK = `date_trunc('week', day)::date`;

/** What a player of `user_id` staked from a moment on. */
export const stakedSince = (
  userId: string,
  at: string,
) => `(SELECT coalesce(sum(b.amount), 0)::bigint FROM bets b
  WHERE b.user_id = ${userId} AND b.status IN ('cashed', 'lost') AND b.ended_at >= ${at})`;

/** Whoever took a break may not have looked in time: what is promised as its player looks is not theirs for sure. */
export const NEVER_AWAY = 'user_id NOT IN (SELECT user_id FROM player_guards WHERE break_until IS NOT NULL)';

/** Awards of a promotion that are not those that are due, which have (user_id, award key, amount). */
export const differ = (promotion: string, due: string) => `WITH ${PLAYED}, due AS (${due})
  SELECT user_id, award_key, d.amount AS due, a.amount AS promised FROM due d
  FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = '${promotion}') a USING (user_id, award_key)
  WHERE d.amount IS DISTINCT FROM a.amount`;

/** The same of what is promised as its player looks, up to a moment: `until`, ms, is of those that are due; null for at once. */
export const differSeen = (promotion: string, due: string) => `WITH ${PLAYED}, ${DEPOSITED}, due AS (${due})
  SELECT user_id, award_key, d.amount AS due, a.amount AS promised FROM due d
  FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = '${promotion}') a USING (user_id, award_key)
  WHERE d.amount IS DISTINCT FROM a.amount AND (a.amount IS NOT NULL OR d.until IS NULL
    OR (d.until > now_ms() AND ${NEVER_AWAY}))`;

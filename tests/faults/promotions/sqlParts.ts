import { MARKETS } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';

/** Shared SQL of the second calculations: bets and the journal by day, and comparisons of actual with expected awards. */

export const day = (at: string) =>
  `(to_timestamp(${at} / 1000.0) AT TIME ZONE '${MARKETS.id.timeZone}')::date`;
/** The midnight at which a date begins, ms. */
export const startOf = (date: string) =>
  `(extract(epoch FROM (${date})::timestamp AT TIME ZONE '${MARKETS.id.timeZone}') * 1000)::bigint`;
export const minor = (hundredths: number) => amountOf(hundredths, MARKETS.id);

/** Everybody's bets by day; all of our games count fully for losses. */
export const PLAYED = `played AS (SELECT user_id, ${day('ended_at')} AS day, game, count(*) AS bets, sum(amount)::bigint AS staked,
  sum(payout)::bigint AS returned FROM bets WHERE status IN ('cashed', 'lost') GROUP BY 1, 2, 3)`;
/** Everybody's deposits by day. */
const DEPOSITED = `deposited AS (SELECT user_id, ${day('at')} AS day, sum(amount)::bigint AS amount FROM ledger_transfers
  WHERE kind = 'deposit' GROUP BY 1, 2)`;
export const TODAY = day('now_ms()');
/** The closed weeks and days, by the moment of their closing. */
export const CLOSED = day('(now_ms() - 25000)');
export const WEEK = `date_trunc('week', day)::date`;

/** The stakes of player `user_id` from a moment on. */
export const stakedSince = (
  userId: string,
  at: string,
) => `(SELECT coalesce(sum(b.amount), 0)::bigint FROM bets b
  WHERE b.user_id = ${userId} AND b.status IN ('cashed', 'lost') AND b.ended_at >= ${at})`;

/** Excludes players with a time-out, who may not have looked in time: awards created on viewing are uncertain for them. */
export const NEVER_AWAY = 'user_id NOT IN (SELECT user_id FROM player_guards WHERE break_until IS NOT NULL)';

/** Differences between a promotion's awards and the expected ones, which have (user_id, award_key, amount). */
export const differ = (promotion: string, due: string) => `WITH ${PLAYED}, due AS (${due})
  SELECT user_id, award_key, d.amount AS due, a.amount AS promised FROM due d
  FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = '${promotion}') a USING (user_id, award_key)
  WHERE d.amount IS DISTINCT FROM a.amount`;

/** The same for awards created on viewing, up to a moment: the expected ones have `until`, ms; null for at once. */
export const differSeen = (promotion: string, due: string) => `WITH ${PLAYED}, ${DEPOSITED}, due AS (${due})
  SELECT user_id, award_key, d.amount AS due, a.amount AS promised FROM due d
  FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = '${promotion}') a USING (user_id, award_key)
  WHERE d.amount IS DISTINCT FROM a.amount AND (a.amount IS NOT NULL OR d.until IS NULL
    OR (d.until > now_ms() AND ${NEVER_AWAY}))`;

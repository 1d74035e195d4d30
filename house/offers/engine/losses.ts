import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';

/** Who lost at least `least` from `from` to `to` ('2026-11-27', both included) on games that count at all, and how much. Only players. */
export async function lossesOf(
  { orm }: Pick<Database, 'orm'>,
  currency: string,
  { from, to, least }: { from: string; to: string; least: bigint },
): Promise<{ userId: bigint; lost: bigint }[]> {
  const { rows } = await orm.execute<{ user_id: string; lost: string }>(sql`
    WITH played AS MATERIALIZED (
      SELECT user_id, game, sum(staked - returned) AS lost FROM day_totals
      WHERE day BETWEEN ${from}::date AND ${to}::date AND currency = ${currency} GROUP BY user_id, game),
    counted AS MATERIALIZED (SELECT game FROM (SELECT DISTINCT game FROM played) games WHERE turnover_percent(game) > 0)
    SELECT p.user_id::text, sum(p.lost)::text AS lost FROM played p JOIN counted USING (game)
    JOIN users u ON u.id = p.user_id AND u.currency = ${currency} AND NOT u.bot
    GROUP BY p.user_id HAVING sum(p.lost) >= ${least}`);
  return rows.map(({ user_id, lost }) => ({ userId: BigInt(user_id), lost: BigInt(lost) }));
}

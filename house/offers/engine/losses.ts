import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';

/** A player's loss. */
export interface Loss {
  userId: bigint;
  lost: bigint;
}

/** Number of players per result row. */
const IN_ROW = 1_000;

/**
 * The players who lost at least `least` from `from` to `to` ('2026-11-27', inclusive) on games that count at all, ordered by
 * id. Only players, no bots. Read with one statement, as rows of text with some thousand players each, which are parsed on
 * demand: a hundred thousand rows at once would block the house's event loop.
 */
export async function lossesOf(
  { orm }: Pick<Database, 'orm'>,
  currency: string,
  { from, to, least }: { from: string; to: string; least: bigint },
): Promise<Iterable<Loss>> {
  const { rows } = await orm.execute<{ players: string; losses: string }>(sql`
    WITH played AS MATERIALIZED (
      SELECT user_id, game, sum(staked - returned) AS lost FROM day_totals
      WHERE day BETWEEN ${from}::date AND ${to}::date AND currency = ${currency} GROUP BY user_id, game),
    counted AS MATERIALIZED (SELECT game FROM (SELECT DISTINCT game FROM played) games WHERE wagering_percent(game) > 0),
    lost AS (SELECT p.user_id, sum(p.lost) AS lost, row_number() OVER (ORDER BY p.user_id) AS place
      FROM played p JOIN counted USING (game)
      JOIN users u ON u.id = p.user_id AND u.currency = ${currency} AND NOT u.bot
      GROUP BY p.user_id HAVING sum(p.lost) >= ${least})
    SELECT string_agg(user_id::text, ',' ORDER BY place) AS players, string_agg(lost::text, ',' ORDER BY place) AS losses
    FROM lost GROUP BY (place - 1) / ${IN_ROW} ORDER BY min(place)`);
  return eachOf(rows);
}

function* eachOf(rows: readonly { players: string; losses: string }[]): Generator<Loss> {
  for (const { players, losses } of rows) {
    const lost = losses.split(',');
    for (const [i, userId] of players.split(',').entries())
      yield { userId: BigInt(userId), lost: BigInt(lost[i] ?? 0) };
  }
}

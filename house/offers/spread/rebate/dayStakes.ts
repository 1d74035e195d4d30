import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { restAfter } from '../../../core/rest.ts';

/** Number of players per row of text: a hundred thousand rows at once would block the house's event loop. */
const IN_ROW = 1_000;

/** Everybody's stakes of a day, weighted by each game's wagering percentage, as the rest of a statement. */
const weighed = (currency: string, day: string) => sql`
  played AS MATERIALIZED (SELECT user_id, game, staked FROM day_totals WHERE day = ${day}::date AND currency = ${currency}),
  counted AS MATERIALIZED (SELECT game, wagering_percent(game) AS percent FROM (SELECT DISTINCT game FROM played) games),
  weighed AS (SELECT user_id, sum(div(staked::numeric * percent, 100))::bigint AS staked
    FROM played JOIN counted USING (game) GROUP BY user_id HAVING sum(div(staked::numeric * percent, 100)) > 0)`;

const inRows = sql.raw(
  `SELECT json_agg(row ORDER BY place)::text AS rows FROM placed GROUP BY (place - 1) / ${IN_ROW} ORDER BY min(place)`,
);

/** Rows of numbers, some hundred per part. */
type Parts = AsyncGenerator<readonly (readonly (number | string)[])[]>;

/**
 * The players whose friends at three depths staked on a day, with the stakes of each depth: [player, stakes, stakes, stakes].
 */
export function stakesAbove(db: Pick<Database, 'orm'>, currency: string, day: string): Parts {
  return partsOf(
    db,
    sql`WITH ${weighed(currency, day)},
    above AS (SELECT l.ancestor, coalesce(sum(w.staked) FILTER (WHERE l.depth = 1), 0)::text AS s1,
        coalesce(sum(w.staked) FILTER (WHERE l.depth = 2), 0)::text AS s2, coalesce(sum(w.staked) FILTER (WHERE l.depth = 3), 0)::text AS s3
      FROM weighed w JOIN referral_links l ON l.friend = w.user_id AND l.depth <= 3
      WHERE l.review IS NULL OR l.review = 'cleared' GROUP BY l.ancestor),
    placed AS (SELECT json_build_array(a.ancestor, s1, s2, s3) AS row, row_number() OVER (ORDER BY a.ancestor) AS place
      FROM above a JOIN users u ON u.id = a.ancestor AND u.currency = ${currency})
    ${inRows}`,
  );
}

/** Friends who staked on a day: [player, stakes]. */
export function friendsStakes(db: Pick<Database, 'orm'>, currency: string, day: string): Parts {
  return partsOf(
    db,
    sql`WITH ${weighed(currency, day)},
    placed AS (SELECT json_build_array(w.user_id, w.staked::text) AS row, row_number() OVER (ORDER BY w.user_id) AS place
      FROM weighed w JOIN referral_players p ON p.user_id = w.user_id AND p.inviter IS NOT NULL)
    ${inRows}`,
  );
}

/** The withheld earnings from flagged friends: [player above, friend, millionths of a minor unit]. */
export function withheldPoints(
  db: Pick<Database, 'orm'>,
  {
    currency,
    day,
    shares,
    extra,
  }: { currency: string; day: string; shares: readonly number[]; extra: number },
): Parts {
  return partsOf(
    db,
    sql`WITH ${weighed(currency, day)},
    placed AS (SELECT json_build_array(l.ancestor, l.friend, (w.staked * (${`{${shares.join(',')}}`}::int[])[l.depth]
        * (100 + CASE WHEN c.id IS NULL THEN 0 ELSE ${extra}::int END))::text) AS row,
        row_number() OVER (ORDER BY l.ancestor, l.friend) AS place
      FROM weighed w JOIN referral_links l ON l.friend = w.user_id AND l.depth <= 3 AND l.review = 'held'
      JOIN users u ON u.id = l.ancestor AND u.currency = ${currency}
      LEFT JOIN agent_contracts c ON c.user_id = l.ancestor AND c.status = 'approved')
    ${inRows}`,
  );
}

async function* partsOf({ orm }: Pick<Database, 'orm'>, query: ReturnType<typeof sql>): Parts {
  const { rows } = await orm.execute<{ rows: string }>(query);
  for (const { rows: part } of rows) {
    const all = JSON.parse(part) as (number | string)[][];
    for (let i = 0; i < all.length; i += AT_ONCE) {
      const began = performance.now();
      yield all.slice(i, i + AT_ONCE);
      await restAfter(began);
    }
  }
}

/** Number of rows written per statement: bets run between statements. */
const AT_ONCE = 150;

import { sql } from 'drizzle-orm';
import { OWN_GAME_KEYS } from '../../../../contract/games/ownGameKeys.ts';
import type { Database } from '../../../core/db/database.ts';

/** A player's stakes of a day by kind of game, in minor units, and the level at its end. */
export interface DayStakes {
  userId: bigint;
  level: number;
  original: bigint;
  slots: bigint;
}

/** Number of players per row. */
const IN_ROW = 1_000;

/**
 * The stakes of a day ('2026-11-27') of everybody with a level at its end: at our own games, and at slots and fish. Ordered by
 * id, as rows of text with some thousand players each, parsed on demand (engine/losses.ts).
 */
export async function dayStakes(
  { orm }: Pick<Database, 'orm'>,
  currency: string,
  day: string,
): Promise<Iterable<DayStakes>> {
  const { rows } = await orm.execute<{ players: string }>(sql`
    WITH played AS MATERIALIZED (SELECT t.user_id, sum(t.staked) FILTER (WHERE t.game IN ${OWN_GAME_KEYS}) AS original,
        sum(t.staked) FILTER (WHERE g.type IN ('slot', 'fish') AND NOT g.in_house) AS slots
      FROM day_totals t LEFT JOIN games g ON g.id = t.game WHERE t.day = ${day}::date AND t.currency = ${currency} GROUP BY t.user_id),
    held AS (SELECT p.*, (SELECT to_level FROM vip_level_changes c WHERE c.user_id = p.user_id AND c.day <= ${day}::date
        ORDER BY id DESC LIMIT 1) AS level FROM played p),
    placed AS (SELECT *, row_number() OVER (ORDER BY user_id) AS place FROM held
      WHERE level > 0 AND coalesce(original, slots) IS NOT NULL)
    SELECT string_agg(concat_ws(' ', user_id, level, coalesce(original, 0), coalesce(slots, 0)), ',' ORDER BY place) AS players
    FROM placed GROUP BY (place - 1) / ${IN_ROW} ORDER BY min(place)`);
  return eachOf(rows);
}

function* eachOf(rows: readonly { players: string }[]): Generator<DayStakes> {
  for (const { players } of rows)
    for (const player of players.split(',')) {
      const [userId = '0', level, original = '0', slots = '0'] = player.split(' ');
      yield {
        userId: BigInt(userId),
        level: Number(level),
        original: BigInt(original),
        slots: BigInt(slots),
      };
    }
}

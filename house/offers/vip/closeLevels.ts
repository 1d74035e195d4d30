import { sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { takeTurns } from '../../core/jobs/takeTurns.ts';
import { raiseTo } from './level.ts';

interface Parts {
  db: Pick<Database, 'orm'>;
  clock: Clock;
  market: Market;
}

/**
 * Updates the levels of all players of a day to its end, and adds the day to their scores: its totals no longer change. A
 * repeat has no effect. Only players, never bots.
 */
export async function closeLevels(parts: Parts, day: string): Promise<void> {
  const { db, market } = parts;
  const { currency } = market;
  await db.orm.execute(sql`INSERT INTO vip_levels (user_id, counted)
    SELECT u.id, (SELECT min(f.day) - 1 FROM day_totals f WHERE f.user_id = u.id) FROM users u
    WHERE u.currency = ${currency} AND NOT u.bot AND u.id IN (SELECT user_id FROM day_totals WHERE day = ${day})
    ON CONFLICT DO NOTHING`);
  const { rows } = await db.orm.execute<{ userId: string }>(sql`${uncounted(currency, day)}
    SELECT v.user_id AS "userId" FROM vip_levels v JOIN uncounted USING (user_id)
    WHERE v.level < v.top OR width_bucket(v.weighed + uncounted.weighed, ${thresholds(market)}) > v.top ORDER BY v.user_id`);
  for (const { userId } of rows) await takeTurns(() => raiseTo(parts, { id: BigInt(userId), currency }, day));
  // Players whom another house has counted meanwhile are not counted again.
  await db.orm.execute(sql`${uncounted(currency, day)}
    UPDATE vip_levels v SET weighed = v.weighed + u.weighed, counted = ${day} FROM uncounted u
    WHERE v.user_id = u.user_id AND v.counted = u.counted`);
}

/** The players of a day whose scores do not include it yet. Each game's percentage is looked up once. */
function uncounted(currency: string, day: string) {
  return sql`WITH played AS MATERIALIZED (
      SELECT t.user_id, t.game, t.staked, v.counted FROM vip_levels v
      JOIN day_totals t ON t.user_id = v.user_id AND t.day > v.counted AND t.day <= ${day}::date AND t.currency = ${currency}
      WHERE v.counted < ${day}::date AND v.user_id IN (SELECT user_id FROM day_totals WHERE day = ${day}::date)),
    shares AS MATERIALIZED (SELECT game, wagering_percent(game) AS percent FROM (SELECT DISTINCT game FROM played) games),
    uncounted AS MATERIALIZED (SELECT user_id, counted, sum(div(staked::numeric * percent, 100))::bigint AS weighed
      FROM played JOIN shares USING (game) GROUP BY user_id, counted)`;
}

/** The scores of levels 1 to 10 in minor units, as an SQL array. */
function thresholds({ unit }: Pick<Market, 'unit'>) {
  return sql`${`{${LEVEL_SCORES.slice(1)
    .map((score) => BigInt(score) * unit)
    .join(',')}}`}::bigint[]`;
}

import { and, eq, lte, sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { levelOfScore } from '../../../contract/promotions/vipLevels.ts';
import type { Database } from '../../core/db/database.ts';
import { dayTotals } from '../../money/ledger/tables.ts';
import type { Player } from '../engine/players.ts';

/** What a player has staked for VIP, in minor units: each game at its share of turnover, to the end of a day ('2026-11-27'). */
export async function weighedUntil(
  orm: Pick<Database['orm'], 'select'>,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  day: string,
): Promise<bigint> {
  const weighed = sql`div(${dayTotals.staked}::numeric * turnover_percent(${dayTotals.game}), 100)`;
  const [row] = await orm
    .select({ weighed: sql<string>`coalesce(sum(${weighed}), 0)::bigint` })
    .from(dayTotals)
    .where(and(eq(dayTotals.userId, id), eq(dayTotals.currency, currency), lte(dayTotals.day, day)));
  return BigInt(row?.weighed ?? 0);
}

/** The VIP level of what was staked so. */
export function levelOf(weighed: bigint, { unit }: Pick<Market, 'unit'>): number {
  return levelOfScore(weighed / unit);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { rowsByCursor } from '../../core/db/rowsByCursor.ts';
import type { Fighter } from './rules.ts';

/** The query of the leaderboard of a market day ('2026-11-27'), by bets that ended on it. Without bots. */
export function leaderboardQuery(day: string, currency: string) {
  return sql`SELECT row_number() OVER (ORDER BY sum(t.staked) DESC, t.user_id)::int AS place, t.user_id, sum(t.staked)::bigint AS staked
    FROM day_totals t JOIN users u ON u.id = t.user_id AND NOT u.bot
    WHERE t.day = ${day}::date AND t.currency = ${currency} GROUP BY t.user_id HAVING sum(t.staked) > 0`;
}

/** The leaderboard of a day. */
export interface Leaderboard {
  day: string;
  /** When it was read, ms. */
  at: number;
  fighters: readonly Fighter[];
  /** The top players, for display. */
  shown: readonly { name: string; avatar: number }[];
  /** Everybody's rank, from 0. */
  byPlayer: ReadonlyMap<bigint, number>;
}

interface Row extends Record<string, unknown> {
  user_id: string;
  staked: string;
  name: string | null;
  avatar: number | null;
}

/** Reads it in parts: a day may have a hundred thousand players. @param most number of players whose names are included */
export function readLeaderboard(
  { orm }: Database,
  { day, currency, most, at }: { day: string; currency: string; most: number; at: number },
): Promise<Leaderboard> {
  const everybody = sql`SELECT s.user_id, s.staked, u.name, u.avatar
    FROM (${leaderboardQuery(day, currency)}) s LEFT JOIN users u ON u.id = s.user_id AND s.place <= ${most} ORDER BY s.place`;
  return orm.transaction(
    async (tx) => {
      const fighters: Fighter[] = [];
      const shown: Leaderboard['shown'][number][] = [];
      const byPlayer = new Map<bigint, number>();
      for await (const rows of rowsByCursor<Row>(tx, everybody))
        for (const { user_id, staked, name, avatar } of rows) {
          const userId = BigInt(user_id);
          byPlayer.set(userId, fighters.length);
          if (fighters.length < most) shown.push({ name: name ?? '', avatar: avatar ?? 0 });
          fighters.push({ userId, staked: BigInt(staked) });
        }
      return { day, at, fighters, shown, byPlayer };
    },
    { accessMode: 'read only' },
  );
}

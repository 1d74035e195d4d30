import type { Database } from '../core/db/database.ts';
import type { Metrics } from '../core/metrics.ts';
import type { GameModule } from './games/gameModule.ts';

/** Rounds that should be over: betting closed, or play ended, and they are not settled. */
const LAG = `
  SELECT game, (max(now_ms() - coalesce(ends_at, starts_at)) / 1000)::float8 AS seconds
  FROM rounds WHERE state <> 'settled' AND coalesce(ends_at, starts_at) < now_ms() GROUP BY game`;

/** Shows in /metrics which games' rounds this house leads, and how far settling is behind. */
export function watchPlay(metrics: Metrics, { pool }: Database, games: readonly GameModule[]): void {
  metrics.watchEach('kilat_leads', "Whether this house leads a game's rounds", 'game', async () =>
    Object.fromEntries(games.map(({ name, leads }) => [name, leads ? 1 : 0])),
  );
  metrics.watchEach(
    'kilat_settlement_lag_seconds',
    'How long ago the oldest round that is not settled should have ended',
    'game',
    async () => {
      const { rows } = await pool.query<{ game: string; seconds: number }>(LAG);
      const lags = new Map(rows.map(({ game, seconds }) => [game, seconds]));
      return Object.fromEntries(games.map(({ name }) => [name, lags.get(name) ?? 0]));
    },
  );
}

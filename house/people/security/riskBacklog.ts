import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics.ts';

const COUNT = `
  SELECT CASE WHEN withdrawal_id IS NULL THEN 'account' ELSE 'withdrawal' END AS what, count(*)::int AS cases,
    (max(now_ms() - opened_at) / 1000)::float8 AS oldest
  FROM risk_cases WHERE status = 'open' GROUP BY 1`;

/** Shows in /metrics what waits for an operator. */
export function watchRisk(metrics: Metrics, db: Database): void {
  const figures = async (which: 'cases' | 'oldest') => {
    const { rows } = await db.pool.query<{ what: string; cases: number; oldest: number }>(COUNT);
    return { account: 0, withdrawal: 0, ...Object.fromEntries(rows.map((row) => [row.what, row[which]])) };
  };
  metrics.watchEach('kilat_risk_cases', 'Withdrawals and accounts that wait for an operator', 'what', () =>
    figures('cases'),
  );
  metrics.watchEach('kilat_risk_oldest_seconds', 'Since when the oldest of them waits', 'what', () =>
    figures('oldest'),
  );
}

import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics.ts';
import { FAILING } from './payoutTimes.ts';

const COUNT = `
  WITH moment AS MATERIALIZED (SELECT now_ms() AS now)
  SELECT CASE WHEN parked_at IS NOT NULL THEN 'parked' WHEN attempts >= $1 THEN 'failing'
      WHEN handed_over THEN 'sent' ELSE 'waiting' END AS state,
    count(*)::int AS payouts, (max(now - review_until) / 1000)::float8 AS oldest
  FROM withdrawals, moment WHERE status IN ('review', 'sending') AND review_until <= now GROUP BY 1`;

const NONE = { waiting: 0, sent: 0, failing: 0, parked: 0 };

/**
 * Payouts that are not over by what becomes of them, each in one state: waiting to be handed over, sent, failing again
 * and again, parked for the operator.
 */
async function backlogOf(db: Database): Promise<{ payouts: typeof NONE; oldest: typeof NONE }> {
  const { rows } = await db.pool.query<{ state: keyof typeof NONE; payouts: number; oldest: number }>(COUNT, [
    FAILING,
  ]);
  const backlog = { payouts: { ...NONE }, oldest: { ...NONE } };
  for (const { state, payouts, oldest } of rows) {
    backlog.payouts[state] = payouts;
    backlog.oldest[state] = oldest;
  }
  return backlog;
}

/** Shows the backlog in /metrics. */
export function watchBacklog(metrics: Metrics, db: Database): void {
  metrics.watchEach('kilat_payouts', 'Withdrawals after review that are not over', 'state', async () => {
    return (await backlogOf(db)).payouts;
  });
  metrics.watchEach(
    'kilat_payouts_oldest_seconds',
    'How long ago the review of the oldest of them was over',
    'state',
    async () => (await backlogOf(db)).oldest,
  );
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../../core/db/database.ts';
import type { Metrics } from '../../../core/metrics.ts';
import { FAILING, lookAfter, type PayoutTimes } from './payoutTimes.ts';

/** A payout that this house has leased. */
export interface LeasedPayout {
  id: bigint;
  reference: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  bank: string;
  number: string;
  holder: string;
  handedOver: boolean;
  sentAt: number | null;
  attempts: number;
  lease: string;
  /** When it was leased, by the database's clock. */
  takenAt: number;
}

/**
 * One statement leases due payouts, longest due first, skips those that another house is taking, and moves them out of review,
 * where they could be cancelled. The next attempt is scheduled here already, in case the house stops before it can fail.
 */
const TAKE = `
  WITH moment AS MATERIALIZED (SELECT now_ms() AS now),
  due AS MATERIALIZED (
    SELECT w.id FROM withdrawals w, moment
    WHERE w.status IN ('review', 'sending') AND w.parked_at IS NULL AND w.next_attempt_at <= moment.now
      AND w.review_until <= moment.now AND (w.lease IS NULL OR w.leased_until <= moment.now)
    ORDER BY w.next_attempt_at, w.id LIMIT $1 FOR NO KEY UPDATE OF w SKIP LOCKED)
  UPDATE withdrawals w SET status = 'sending', attempts = w.attempts + 1, lease = $2, leased_until = now + $3,
    next_attempt_at = now + least($5::bigint, $4 * (1::bigint << least(w.attempts, 20)))
  FROM due, moment WHERE w.id = due.id
  RETURNING w.id, reference, amount, fee, currency, bank, number, holder, handed_over AS "handedOver",
    sent_at::float8 AS "sentAt", attempts, lease, now::float8 AS "takenAt"`;

const BEGIN = `
  UPDATE withdrawals SET sent_at = now_ms(), leased_until = now_ms() + $3
  WHERE id = $1 AND lease = $2 AND leased_until > now_ms() AND status = 'sending' AND parked_at IS NULL`;

const ACCEPTED = `
  UPDATE withdrawals SET handed_over = true, attempts = 0, last_error = NULL, lease = NULL, leased_until = NULL,
    next_attempt_at = now_ms() + $3
  WHERE id = $1 AND lease = $2`;

const LATER = `
  UPDATE withdrawals SET last_error = $3, lease = NULL, leased_until = NULL,
    next_attempt_at = coalesce($4, greatest(next_attempt_at, now_ms() + $5))
  WHERE id = $1 AND lease = $2 AND status = 'sending'`;

const PARK = `
  UPDATE withdrawals SET last_error = $3, lease = NULL, leased_until = NULL, parked_at = now_ms()
  WHERE id = $1 AND lease = $2 AND status = 'sending'`;

/**
 * Leases of payouts by houses, stored in the database and using its clock. A house that lost a lease cannot change anything:
 * every statement names the lease.
 */
export class PayoutLeases {
  readonly #db: Database;
  readonly #times: PayoutTimes;

  constructor(db: Database, times: PayoutTimes) {
    this.#db = db;
    this.#times = times;
  }

  /** Leases due payouts, up to `most`. */
  async take(most: number): Promise<LeasedPayout[]> {
    const { lease, firstPause, longestPause } = this.#times;
    const { rows } = await this.#db.pool.query<LeasedPayout>(TAKE, [
      most,
      randomUUID(),
      lease,
      firstPause,
      longestPause,
    ]);
    return rows;
  }

  /**
   * Requests the right to send it now, which renews the lease; false if the lease expired or the withdrawal ended. It counts as
   * sent from here on.
   */
  async begin({ id, lease }: LeasedPayout): Promise<boolean> {
    const { rowCount } = await this.#db.pool.query(BEGIN, [id, lease, this.#times.lease]);
    return rowCount === 1;
  }

  /** The gateway has accepted it; schedules a state check in case no event comes. */
  async accepted({ id, lease, sentAt, takenAt }: LeasedPayout): Promise<void> {
    const age = sentAt === null ? 0 : takenAt - sentAt;
    await this.#db.pool.query(ACCEPTED, [id, lease, lookAfter(age, this.#times)]);
  }

  /** Releases it for now. @param until when to try again; after a pause if omitted */
  async later({ id, lease }: LeasedPayout, why: string, until: number | null = null): Promise<void> {
    await this.#db.pool.query(LATER, [id, lease, why, until, this.#times.firstPause]);
  }

  /** Parks it for the operator. */
  async park({ id, lease }: LeasedPayout, why: string): Promise<void> {
    await this.#db.pool.query(PARK, [id, lease, why]);
  }
}

const COUNT = `
  WITH moment AS MATERIALIZED (SELECT now_ms() AS now)
  SELECT CASE WHEN parked_at IS NOT NULL THEN 'parked' WHEN attempts >= $1 THEN 'failing'
      WHEN handed_over THEN 'sent' ELSE 'waiting' END AS state,
    count(*)::int AS payouts, (max(now - review_until) / 1000)::float8 AS oldest
  FROM withdrawals, moment WHERE status IN ('review', 'sending') AND review_until <= now GROUP BY 1`;

const NONE = { waiting: 0, sent: 0, failing: 0, parked: 0 };

/** Unfinished payouts by state: waiting to be sent, sent, failing repeatedly, parked for the operator. */
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

/** Exports the backlog in /metrics. */
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

import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Player } from '../players.ts';

type Orm = Pick<Database['orm'], 'execute'>;

/** A player's deposits so far. */
export interface DepositHistory {
  /** Number of paid deposits. */
  count: number;
  /** The last paid one, and the time of its payment, ms; null before the first. */
  last: { id: bigint; at: number } | null;
  /** Whether an order has a promise of the payments' own first-deposit gift, from before promotions: it may still be paid. */
  promisedBefore: boolean;
}

export async function depositHistory(orm: Orm, { id }: Pick<Player, 'id'>): Promise<DepositHistory> {
  const { rows } = await orm.execute<{
    count: number;
    id: string | null;
    at: string | null;
    before: boolean;
  }>(sql`
    SELECT count(DISTINCT o.id) FILTER (WHERE o.credited > 0)::int AS count,
      (array_agg(o.id ORDER BY r.at DESC) FILTER (WHERE o.credited > 0))[1]::text AS id,
      max(r.at) FILTER (WHERE o.credited > 0)::text AS at,
      coalesce(bool_or(o.promo_slot = 'first' AND o.promo_version IS NULL), false) AS before
    FROM deposit_orders o LEFT JOIN deposit_receipts r ON r.order_id = o.id WHERE o.user_id = ${id}`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    last: row?.id && row.at ? { id: BigInt(row.id), at: Number(row.at) } : null,
    promisedBefore: row?.before ?? false,
  };
}

/** A paid deposit with a promotion's gift; amounts are minor units. */
export interface PaidGift {
  id: bigint;
  awardKey: string;
  amount: bigint;
  bonus: bigint;
  turnover: number;
  days: number;
  version: number;
  paidAt: number;
  /** Its player's stakes since it was paid. */
  staked: bigint;
}

/**
 * The paid deposits with gifts of a promotion, for each award key the one that was paid first; without those with a chargeback.
 */
export async function paidGifts(
  orm: Orm,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  promotion: string,
): Promise<PaidGift[]> {
  const { rows } = await orm.execute<Record<string, string>>(sql`
    SELECT * FROM (
      SELECT DISTINCT ON (o.promo_slot) o.id::text, o.promo_slot AS "awardKey", o.amount::text, o.bonus::text,
        o.promo_wagering::text AS turnover, o.promo_days::text AS days, o.promo_version::text AS version, o.promo_paid_at::text AS "paidAt",
        ((SELECT coalesce(sum(t.staked), 0) FROM day_totals t WHERE t.user_id = o.user_id AND t.currency = o.currency
          AND t.day >= market_day(o.currency, o.promo_paid_at)) - o.promo_staked)::text AS staked,
        EXISTS (SELECT FROM chargebacks c WHERE c.deposit_id = o.id) AS back
      FROM deposit_orders o
      WHERE o.user_id = ${id} AND o.currency = ${currency} AND o.promotion = ${promotion} AND o.promo_paid_at IS NOT NULL
      ORDER BY o.promo_slot, o.promo_paid_at, o.id) first
    WHERE NOT back`);
  return rows.map((row) => ({
    ...{ id: BigInt(row.id ?? 0), awardKey: row.awardKey ?? '', amount: BigInt(row.amount ?? 0) },
    ...{ bonus: BigInt(row.bonus ?? 0), turnover: Number(row.turnover), days: Number(row.days) },
    ...{ version: Number(row.version), paidAt: Number(row.paidAt), staked: BigInt(row.staked ?? 0) },
  }));
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { DepositGifts } from '../../../money/payments/gifts.ts';
import { playerOf } from '../players.ts';
import type { OpenedPromotion } from '../promotion.ts';
import { awards } from '../tables.ts';
import { depositHistory } from './depositHistory.ts';

/** The gifts of all promotions, as needed by payments. */
export function giftDesk(
  { db, clock }: { db: Database; clock: Clock },
  opened: readonly OpenedPromotion[],
): DepositGifts {
  return {
    async offered(userId) {
      const player = await playerOf(db, clock, userId);
      if (player.breakUntil !== null) return [];
      const history = await depositHistory(db.orm, player);
      const now = clock.now();
      const terms = await Promise.all(opened.map(({ gift }) => gift?.(player, history, now)));
      return terms.filter((one) => one !== undefined && typeof one !== 'string');
    },
    async given(userId, orders) {
      const ids = orders.filter(({ promoPaidAt }) => promoPaidAt !== null).map(({ id }) => id.toString());
      if (ids.length === 0) return new Map();
      const order = sql<string>`${awards.detail} ->> 'order'`;
      const promotions = [...new Set(orders.flatMap(({ promotion }) => promotion ?? []))];
      const rows = await db.orm
        .select({ order, amount: sql<string>`sum(${awards.amount})::text` })
        .from(awards)
        .where(
          and(
            ...[eq(awards.userId, userId), eq(awards.state, 'claimed')],
            ...[inArray(awards.promotion, promotions), inArray(order, ids)],
          ),
        )
        .groupBy(order);
      return new Map(rows.map((row) => [BigInt(row.order), BigInt(row.amount)]));
    },
  };
}

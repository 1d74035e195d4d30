import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../../contract/marketTime.ts';
import type { PeriodicJob } from '../../../core/jobs/periodicJobs.ts';
import { siteMessages } from '../../../site/site/tables.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { settingsAt } from '../../engine/settings.ts';
import { vipLevels as table } from '../tables.ts';
import { expiryWords } from '../words.ts';
import { CASHBACK, CASHBACK_CODE, type CashbackNumbers, cashbackNumbers } from './settings.ts';

/** One message covers everything that expires within a week: players with daily cashback do not get daily messages. */
const REMINDER_MS = 7 * DAY_MS;

/** A player's cashback that is about to expire. */
interface Expiring extends Record<string, unknown> {
  userId: string;
  at: string;
  amount: string;
}

/**
 * Reminds players of expiring cashback, before it expires. Not during a time-out or self-exclusion: it is then given at the
 * end.
 */
export function cashbackReminders({ market, clock }: PromotionParts<CashbackNumbers>): PeriodicJob {
  return {
    ...{ kind: 'cashback-reminder', every: 'hour', backfill: 1 },
    async run(tx) {
      const now = Math.round(clock.now());
      const set = await settingsAt(
        tx,
        { code: CASHBACK_CODE, schema: cashbackNumbers },
        market.currency,
        now,
      );
      const soon = now + (set?.numbers ?? CASHBACK).remindedDays * DAY_MS;
      const until = soon + REMINDER_MS;
      const { rows } = await tx.execute<Expiring>(sql`
        SELECT a.user_id AS "userId", min(a.expires_at)::text AS at, sum(a.amount)::text AS amount
        FROM awards a JOIN vip_levels v ON v.user_id = a.user_id LEFT JOIN player_guards g ON g.user_id = a.user_id
        WHERE a.promotion = ${CASHBACK_CODE} AND a.currency = ${market.currency} AND a.state = 'open'
          AND a.expires_at > greatest(coalesce(v.reminded_until, 0), ${now}::bigint) AND a.expires_at <= ${until}
          AND coalesce(g.break_until, 0) <= ${now}
        GROUP BY a.user_id HAVING min(a.expires_at) <= ${soon} ORDER BY a.user_id`);
      for (const { userId: id, at, amount } of rows) {
        const userId = BigInt(id);
        const words = expiryWords({ amount: BigInt(amount), at: Number(at) }, market);
        await tx.insert(siteMessages).values({ key: `cashback:${id}:${at}`, userId, at: now, ...words });
        await tx
          .update(table)
          .set({ remindedUntil: until + 1 })
          .where(and(eq(table.userId, userId)));
      }
    },
  };
}

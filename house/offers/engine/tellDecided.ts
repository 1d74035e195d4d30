import { type SQL, sql } from 'drizzle-orm';
import { repeat } from '../../core/lifecycle.ts';
import type { OpenedPromotion, PromotionParts } from './promotion.ts';

/** What operators decide of a promotion. */
interface Decisions {
  /** Its code. */
  promotion: string;
  /** Has `user_id` and `told_at`. */
  table: SQL;
  /** Which of its rows are decided. */
  decided: SQL;
}

/** How often a house looks for what operators decided, ms. */
const DECIDED_MS = 2_000;

/** Tells players' pages of what operators decided, for as long as the house runs: what a promotion starts and stops. */
export function tellingDecided(
  parts: Pick<PromotionParts<unknown>, 'db' | 'clock' | 'awards' | 'log'>,
  decisions: Decisions,
): Required<Pick<OpenedPromotion, 'start' | 'stop'>> {
  let stop = async () => {};
  return {
    start: () => {
      stop = repeat(
        DECIDED_MS,
        () => notifyDecided(parts, decisions),
        parts.log,
        'players were not told of decisions',
      );
    },
    stop: () => stop(),
  };
}

/** Rows that are told of at once. */
const AT_ONCE = 200;

/** Tells of what was decided in the database meanwhile, each row once over all houses. */
async function notifyDecided(
  { db, clock, awards }: Pick<PromotionParts<unknown>, 'db' | 'clock' | 'awards'>,
  { promotion, table, decided }: Decisions,
): Promise<void> {
  let notified: number;
  do {
    const { rows } = await db.orm.execute<{
      userId: string;
    }>(sql`UPDATE ${table} SET notified_at = ${clock.now()}
      WHERE id IN (SELECT id FROM ${table} WHERE ${decided} AND notified_at IS NULL ORDER BY id LIMIT ${AT_ONCE}
        FOR UPDATE SKIP LOCKED)
      RETURNING user_id AS "userId"`);
    for (const { userId } of rows) awards.notify(BigInt(userId), [promotion]);
    notified = rows.length;
  } while (notified === AT_ONCE);
}

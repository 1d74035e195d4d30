import { type SQL, sql } from 'drizzle-orm';
import { repeat } from '../../core/lifecycle.ts';
import type { OpenedPromotion, PromotionParts } from './promotion.ts';

/** Operators' decisions about a promotion. */
interface Decisions {
  /** The promotion's code. */
  promotion: string;
  /** A table with `user_id` and `notified_at`. */
  table: SQL;
  /** Condition for decided rows. */
  decided: SQL;
}

/** Interval of the check for operators' decisions, ms. */
const DECIDED_MS = 2_000;

/** Notifies players' pages of operators' decisions while the house runs: an object that a promotion starts and stops. */
export function notifyingDecided(
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

/** Maximum number of rows per check. */
const AT_ONCE = 200;

/** Notifies of new decisions in the database, each row once across all houses. */
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

import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { dateAfter, dateOf, dayOfDate, monthOf } from '../../../contract/marketTime.ts';
import { addJob } from '../../core/jobs/job.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { users } from '../../people/accounts/tables.ts';
import { siteMessages } from '../../site/site/tables.ts';
import { type Closed, closing } from '../engine/closing.ts';
import type { OpenedPromotion, PromotionParts } from '../engine/promotion.ts';
import { raiseTo, vipNumbersAt } from './level.ts';
import { leastToRetain, type RetentionRule } from './rules.ts';
import type { VipNumbers } from './settings.ts';
import { vipLevels as table, vipLevelChanges } from './tables.ts';
import { fallWords } from './words.ts';

/** Number of players processed in one go. */
const AT_ONCE = 500;

/**
 * Maximum number of missed days whose warnings are still sent after downtime. Players who were not warned of a month keep their
 * level in it.
 */
const MADE_UP = 3;

type Parts = PromotionParts<VipNumbers>;

/**
 * The fall of levels: at the beginning of a month, by one, if the stakes of the last days are below the level's requirement.
 * Players are warned before; stakes after the warning can only keep a level, so nobody falls without a warning. Players in a
 * time-out or self-exclusion do not fall.
 */
export class Falls {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Warns everybody whose level would fall on a month's first day ('2026-12-01'). */
  async warn(month: string): Promise<void> {
    const { db, clock, settings } = this.#parts;
    const { numbers } = await settings();
    // A player already warned is notified again if the house stopped between the two steps: the message is deduplicated by its
    // key.
    const may = and(gt(table.level, 0), or(isNull(table.warnedFor), eq(table.warnedFor, month)));
    for await (const ids of this.#chunks(may)) {
      const below = await this.#below(ids, month, numbers);
      if (below.length === 0) continue;
      const now = Math.round(clock.now());
      const at = dayOfDate(month, this.#parts.market.timeZone).start;
      await db.orm.transaction(async (tx) => {
        await tx
          .update(table)
          .set({ warnedFor: month })
          .where(
            inArray(
              table.userId,
              below.map(({ userId }) => userId),
            ),
          );
        await tx
          .insert(siteMessages)
          .values(
            below.map(({ userId, level, missing }) => ({
              ...{ key: `vip:${month}:${userId}`, userId, at: now },
              ...fallWords({ level, missing, at }, this.#parts.market),
            })),
          )
          .onConflictDoNothing();
      });
    }
  }

  /** Lowers levels by one at the beginning of a month, for players who were warned and did not stake enough since. */
  async fall(month: string): Promise<void> {
    const { db, clock, market, settings, awards } = this.#parts;
    const { numbers } = await settings();
    for await (const ids of this.#chunks(eq(table.warnedFor, month))) {
      const below = await this.#below(ids, month, numbers);
      // A level raised by the latest stakes is not the one that was warned about.
      for (const { userId } of below)
        await raiseTo(this.#parts, { id: userId, currency: market.currency }, dateAfter(month, -1));
      const at = Math.round(clock.now());
      await db.orm.transaction(async (tx) => {
        const fallen = await tx
          .update(table)
          .set({ level: sql`${table.level} - 1`, since: at, warnedFor: null })
          .where(
            and(
              inArray(
                table.userId,
                below.map(({ userId }) => userId),
              ),
              eq(table.warnedFor, month),
            ),
          )
          .returning({ userId: table.userId, level: table.level });
        if (fallen.length > 0)
          await tx.insert(vipLevelChanges).values(
            fallen.map(({ userId, level }) => ({
              ...{ userId, day: month, at },
              ...{ fromLevel: level + 1, toLevel: level },
            })),
          );
        await tx
          .update(table)
          .set({ warnedFor: null })
          .where(inArray(table.userId, [...ids]));
      });
    }
    awards.notifyAll(['vip']);
  }

  /** Which of these players are below their level's requirement, by the days before a month, and the missing amounts. */
  async #below(ids: readonly bigint[], month: string, retention: RetentionRule) {
    const { db, market } = this.#parts;
    const rows = await db.orm.execute<{ userId: string; level: number; recent: string }>(sql`
      WITH played AS MATERIALIZED (SELECT user_id, game, staked FROM day_totals
        WHERE user_id IN ${[...ids]} AND currency = ${market.currency}
          AND day >= ${dateAfter(month, -retention.keptDays)}::date AND day < ${month}::date),
      shares AS MATERIALIZED (SELECT game, wagering_percent(game) AS percent FROM (SELECT DISTINCT game FROM played) games),
      recent AS (SELECT user_id, sum(div(staked::numeric * percent, 100))::bigint AS recent FROM played JOIN shares USING (game) GROUP BY 1)
      SELECT v.user_id AS "userId", v.level, coalesce(recent, 0)::text AS recent FROM vip_levels v LEFT JOIN recent USING (user_id)
      WHERE v.user_id IN ${[...ids]} ORDER BY v.user_id`);
    return rows.rows.flatMap(({ userId, level, recent }) => {
      const missing = leastToRetain(level, retention, market.unit) - BigInt(recent);
      return missing > 0n ? [{ userId: BigInt(userId), level, missing }] : [];
    });
  }

  /**
   * The market's players who match a condition, some hundred at a time: without those in a time-out or self-exclusion, who
   * could not play.
   */
  async *#chunks(which: ReturnType<typeof and>): AsyncGenerator<readonly bigint[]> {
    const { db, market, clock } = this.#parts;
    for (let last = 0n; ; ) {
      const rows = await db.orm
        .select({ id: table.userId })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .leftJoin(playerGuards, eq(playerGuards.userId, table.userId))
        .where(
          and(
            ...[which, eq(users.currency, market.currency), gt(table.userId, last)],
            or(isNull(playerGuards.breakUntil), lte(playerGuards.breakUntil, clock.now())),
          ),
        )
        .orderBy(table.userId)
        .limit(AT_ONCE);
      if (rows.length > 0) yield rows.map(({ id }) => id);
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

/** The jobs for falling levels: the warning, some days before the month, and the fall at its beginning. */
export function fallJobs(parts: Parts): Required<Pick<OpenedPromotion, 'periodic' | 'jobs'>> {
  const falls = new Falls(parts);
  const { timeZone } = parts.market;
  const warning = { name: 'vip-warn', tries: 12 };
  const months = closing(parts, { kind: 'vip-month', every: 'month' }, ({ end }: Closed) =>
    falls.fall(dateOf(end, timeZone)),
  );
  return {
    periodic: [
      ...months.periodic,
      {
        ...{ kind: 'vip-warning', every: 'day', backfill: MADE_UP },
        async run(tx, { end }) {
          const { warnedDays } = await vipNumbersAt(tx, parts.market, end);
          const month = dateOf(monthOf(end, timeZone).end, timeZone);
          if (dateOf(end, timeZone) === dateAfter(month, -warnedDays)) await addJob(tx, warning, { month });
        },
      },
    ],
    jobs: [
      ...months.jobs,
      { ...warning, run: (payload) => falls.warn((payload as { month: string }).month) },
    ],
  };
}

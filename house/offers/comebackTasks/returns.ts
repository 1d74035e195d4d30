import { and, between, desc, eq, sql } from 'drizzle-orm';
import { DAY_MS, dateAfter, dateOf, dayOfDate } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';
import { seenDays } from '../../people/accounts/tables.ts';
import type { Player } from '../engine/players.ts';
import type { ComebackNumbers } from './settings.ts';
import { comebacks } from './tables.ts';

/** Detects returns of players after a while, by the days on which they were seen (house/people/accounts/seenDays.ts). */
export class Returns {
  readonly #db: Database;
  readonly #timeZone: string;

  constructor(db: Database, timeZone: string) {
    this.#db = db;
    this.#timeZone = timeZone;
  }

  /** The day on which a player's tasks last began, if they are still running; a new return is recorded here. */
  async last(
    player: Pick<Player, 'id'>,
    numbers: Pick<ComebackNumbers, 'days' | 'claimDays' | 'away' | 'every'>,
    now: number,
  ): Promise<string | null> {
    const today = dateOf(now, this.#timeZone);
    const from = dateAfter(today, -(numbers.days + numbers.claimDays));
    const [known] = await this.#db.orm
      .select({ day: comebacks.day })
      .from(comebacks)
      .where(and(eq(comebacks.userId, player.id), between(comebacks.day, from, today)))
      .orderBy(desc(comebacks.day))
      .limit(1);
    if (known) return known.day;
    const day = await this.#returned(player.id, dateAfter(today, -numbers.days), today, numbers.away);
    return day === null ? null : this.#begin(player.id, day, numbers.every);
  }

  /** The number of these days on which a player was seen. */
  seen({ id }: Pick<Player, 'id'>, from: string, to: string): Promise<number> {
    return this.#db.orm.$count(seenDays, and(eq(seenDays.userId, id), between(seenDays.day, from, to)));
  }

  /** The day in this period before which the player was away, other than in a time-out or self-exclusion. */
  async #returned(userId: bigint, from: string, to: string, away: number): Promise<string | null> {
    const { rows } = await this.#db.orm.execute<{ day: string; breakUntil: string | null }>(sql`
      SELECT d.day::text AS day, (SELECT break_until FROM player_guards WHERE user_id = ${userId}) AS "breakUntil"
      FROM seen_days d
      CROSS JOIN LATERAL (SELECT max(e.day) AS day FROM seen_days e WHERE e.user_id = d.user_id AND e.day < d.day) before
      WHERE d.user_id = ${userId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.day - before.day > ${away}
      ORDER BY d.day DESC LIMIT 1`);
    const [found] = rows;
    if (!found) return null;
    const awaySince = dayOfDate(found.day, this.#timeZone).start - away * DAY_MS;
    return Number(found.breakUntil ?? 0) > awaySince ? null : found.day;
  }

  /** Begins the tasks on a day, unless they began too recently. */
  async #begin(userId: bigint, day: string, every: number): Promise<string | null> {
    const { rows } = await this.#db.orm.execute(sql`INSERT INTO comebacks (user_id, day)
      SELECT ${userId}, ${day}::date WHERE NOT EXISTS (SELECT FROM comebacks
        WHERE user_id = ${userId} AND day > ${dateAfter(day, -every)}::date AND day < ${day}::date)
      ON CONFLICT DO NOTHING RETURNING day`);
    if (rows.length > 0) return day;
    const begun = await this.#db.orm.$count(
      comebacks,
      and(eq(comebacks.userId, userId), eq(comebacks.day, day)),
    );
    return begun > 0 ? day : null;
  }
}

import { sql } from 'drizzle-orm';
import { OWN_GAME_KEYS } from '../../../contract/games/ownGameKeys.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import type { WeekRow } from './weeks.ts';

const OWN = sql.join(
  OWN_GAME_KEYS.map((game) => sql`${game}`),
  sql`, `,
);

type Orm = Pick<Database['orm'], 'execute'>;

/** How long today's stakes are cached for all players, ms, and those of the previous days, which no longer change. */
const TODAY_MS = 5_000;
const BEFORE_MS = 300_000;

/** A share (basis points) of stakes. */
export const shareOf = (staked: bigint, share: number) => (staked * BigInt(share)) / 10_000n;

/**
 * The stakes on our own games from one date to another: day totals are written by the transaction that settles a bet, as if
 * each stake's share were posted then. Without bots' stakes.
 */
export async function stakedOnOwnGames(
  orm: Orm,
  currency: string,
  from: string,
  to: string,
): Promise<bigint> {
  const { rows } = await orm.execute<{ staked: string }>(sql`SELECT coalesce(sum(t.staked), 0)::text AS staked
    FROM day_totals t JOIN users u ON u.id = t.user_id AND NOT u.bot
    WHERE t.game IN (${OWN}) AND t.currency = ${currency} AND t.day BETWEEN ${from} AND ${to}`);
  return BigInt(rows[0]?.staked ?? 0);
}

/** The stakes of today, and of the week's earlier days. */
interface Readings {
  today: TtlCache<bigint>;
  before: TtlCache<bigint>;
}

/** The growing jackpot of the current week. */
export class GrowingJackpot {
  readonly #parts: { db: Database; clock: Clock; timeZone: string };
  #week: ({ week: string } & Readings) | null = null;

  constructor(parts: { db: Database; clock: Clock; timeZone: string }) {
    this.#parts = parts;
  }

  async of(row: WeekRow): Promise<bigint> {
    if (row.earned !== null) return row.carried + row.earned;
    if (this.#week?.week !== row.week) this.#week = { week: row.week, ...this.#cachesOf(row) };
    const { today, before } = this.#week;
    const staked = (await Promise.all([today.get(), before.get()])).reduce((sum, part) => sum + part);
    return row.carried + shareOf(staked, row.share);
  }

  /** Two caches: past days are refreshed rarely, and at once when another day has passed. */
  #cachesOf({ currency, startsAt, endsAt }: WeekRow): Readings {
    const { db, clock, timeZone } = this.#parts;
    const [first, last] = [dateOf(startsAt, timeZone), dateOf(endsAt - 1, timeZone)];
    let day = '';
    const before = new TtlCache(clock, BEFORE_MS, () => {
      const yesterday = dateOf(Math.min(dayOf(clock.now(), timeZone).start, endsAt) - 1, timeZone);
      return yesterday < first ? Promise.resolve(0n) : stakedOnOwnGames(db.orm, currency, first, yesterday);
    });
    const today = new TtlCache(clock, TODAY_MS, () => {
      const date = dateOf(Math.min(clock.now(), endsAt), timeZone);
      if (date !== day) before.drop();
      day = date;
      return date > last ? Promise.resolve(0n) : stakedOnOwnGames(db.orm, currency, date, date);
    });
    return { today, before };
  }
}

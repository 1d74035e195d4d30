import type { NetProfit } from '../../../contract/http/people/players.ts';
import type { Market } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';

const CACHE_MS = 60_000;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
}

interface Row {
  name: string;
  avatar: number;
  profit: bigint;
}

interface TopTen {
  from: number;
  players: readonly NetProfit[];
}

const TOP = `
  SELECT u.name, u.avatar, sum(t.returned - t.staked)::bigint AS profit
  FROM day_totals t JOIN users u ON u.id = t.user_id AND NOT u.bot
  WHERE t.currency = $1 AND t.day >= market_day($1, $2)
  GROUP BY u.id
  HAVING sum(t.returned - t.staked) > 0
  ORDER BY profit DESC, u.id
  LIMIT 10`;

/** The market's weekly ranking of players by wins minus losses. Bots play but are not ranked. */
export class NetProfits {
  readonly #parts: Parts;
  readonly #top: TtlCache<TopTen>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#top = new TtlCache(parts.clock, CACHE_MS, () => this.#read());
  }

  top(): Promise<TopTen> {
    return this.#top.get();
  }

  async #read(): Promise<TopTen> {
    const { db, clock, market } = this.#parts;
    const { currency, timeZone } = market;
    const from = weekOf(clock.now(), timeZone).start;
    const { rows } = await db.pool.query<Row>(TOP, [currency, from]);
    const players = rows.map(({ name, avatar, profit }, index) => ({
      place: index + 1,
      name,
      avatar,
      profit: profit.toString(),
      currency,
    }));
    return { from, players };
  }
}

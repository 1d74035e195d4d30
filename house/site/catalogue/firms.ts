import { count, eq } from 'drizzle-orm';
import type { GameType } from '../../../contract/catalogue.ts';
import type { Firm } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { games, studios } from './tables.ts';

/** The catalogue changes when a house starts. */
const CACHE_MS = 5_000;

type Counts = Partial<Record<GameType, number>>;

interface Counted {
  id: string;
  name: string;
  type: GameType;
  count: number;
}

/** Studios and how many games they have. */
export class Firms {
  readonly #counted: TtlCache<readonly Counted[]>;

  constructor(db: Database, clock: Clock) {
    this.#counted = new TtlCache(clock, CACHE_MS, () => countGames(db));
  }

  /** Studios with games of these kinds, most of them first; only these kinds are counted. */
  async list(types?: readonly GameType[]): Promise<Firm[]> {
    const firms = new Map<string, { id: string; name: string; logo: string; games: Counts; total: number }>();
    for (const { id, name, type, count } of await this.#counted.get()) {
      if (types && !types.includes(type)) continue;
      const firm = firms.get(id) ?? { id, name, logo: `/firms/${id}.svg`, games: {}, total: 0 };
      firm.games[type] = count;
      firm.total += count;
      firms.set(id, firm);
    }
    return [...firms.values()].sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
  }

  /** How many games there are of each kind. */
  async totals(): Promise<Counts> {
    const totals: Counts = {};
    for (const { type, count } of await this.#counted.get()) totals[type] = (totals[type] ?? 0) + count;
    return totals;
  }
}

function countGames(db: Database): Promise<Counted[]> {
  return db.orm
    .select({ id: studios.id, name: studios.name, type: games.type, count: count() })
    .from(games)
    .innerJoin(studios, eq(studios.id, games.firm))
    .where(eq(games.active, true))
    .groupBy(studios.id, games.type);
}

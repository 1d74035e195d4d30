import { count, eq } from 'drizzle-orm';
import type { GameType } from '../../../contract/catalogue.ts';
import type { Firm } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { games, providers } from './tables.ts';

/** The catalogue only changes when a house starts. */
const CACHE_MS = 5_000;

type Counts = Partial<Record<GameType, number>>;

interface Counted {
  id: string;
  name: string;
  type: GameType;
  count: number;
}

/** Providers and their number of games. */
export class Providers {
  readonly #counted: TtlCache<readonly Counted[]>;

  constructor(db: Database, clock: Clock) {
    this.#counted = new TtlCache(clock, CACHE_MS, () => countGames(db));
  }

  /** Providers with games of these kinds, largest first; only these kinds are counted. */
  async list(types?: readonly GameType[]): Promise<Firm[]> {
    const providers = new Map<
      string,
      { id: string; name: string; logo: string; games: Counts; total: number }
    >();
    for (const { id, name, type, count } of await this.#counted.get()) {
      if (types && !types.includes(type)) continue;
      const provider = providers.get(id) ?? { id, name, logo: `/firms/${id}.svg`, games: {}, total: 0 };
      provider.games[type] = count;
      provider.total += count;
      providers.set(id, provider);
    }
    return [...providers.values()].sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
  }

  /** The number of games of each kind. */
  async totals(): Promise<Counts> {
    const totals: Counts = {};
    for (const { type, count } of await this.#counted.get()) totals[type] = (totals[type] ?? 0) + count;
    return totals;
  }
}

function countGames(db: Database): Promise<Counted[]> {
  return db.orm
    .select({ id: providers.id, name: providers.name, type: games.type, count: count() })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.firm))
    .where(eq(games.active, true))
    .groupBy(providers.id, games.type);
}

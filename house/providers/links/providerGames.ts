import type { GameType } from '../../../contract/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';

/** Interval at which games are read, ms: the catalogue changes at starts and by game lists. */
const CACHE_MS = 2_000;

/** A provider's game in the catalogue. */
export interface ProviderGame {
  id: string;
  provider: string;
  type: GameType;
  /** False if it has left the catalogue. */
  active: boolean;
  /** The provider's code of the game; the catalogue's id if the provider never listed it. */
  code: string;
  /** The provider no longer lists it. */
  resting: boolean;
}

const GAMES = `
  SELECT g.id, g.firm AS provider, g.type, g.active, coalesce(s.code, g.id) AS code, s.gone_at IS NOT NULL AS resting
  FROM games g LEFT JOIN LATERAL (
    SELECT code, gone_at FROM provider_games WHERE game = g.id AND provider = g.firm ORDER BY gone_at DESC NULLS FIRST LIMIT 1
  ) s ON true WHERE NOT g.in_house`;

interface Index {
  byId: ReadonlyMap<string, ProviderGame>;
  byCode: ReadonlyMap<string, ProviderGame>;
}

/** Providers' games, by the catalogue's ids and by the providers' codes. */
export class ProviderGames {
  readonly #index: TtlCache<Index>;

  constructor(db: Database, clock: Clock) {
    this.#index = new TtlCache(clock, CACHE_MS, async () => {
      const { rows } = await db.pool.query<ProviderGame>(GAMES);
      return {
        byId: new Map(rows.map((game) => [game.id, game])),
        byCode: new Map(rows.map((game) => [keyOf(game.provider, game.code), game])),
      };
    });
  }

  /** By the catalogue's id. */
  async of(id: string): Promise<ProviderGame | null> {
    return (await this.#index.get()).byId.get(id) ?? null;
  }

  /** By the provider's code. */
  async coded(provider: string, code: string): Promise<ProviderGame | null> {
    return (await this.#index.get()).byCode.get(keyOf(provider, code)) ?? null;
  }
}

function keyOf(provider: string, code: string): string {
  return `${provider}\n${code}`;
}

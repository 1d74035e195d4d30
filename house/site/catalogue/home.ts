import { and, asc, or } from 'drizzle-orm';
import { RECOMMENDED } from '../../../contract/catalogue.ts';
import type { BigWin, LobbyHome } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { cardColumns, cardOf } from './cards.ts';
import type { Providers } from './firms.ts';
import { games } from './tables.ts';

/** Cached because every visitor requests it. */
const CACHE_MS = 3_000;

const BIG_WINS = 10;

/** The biggest wins, as many as the lobby shows. */
export interface LobbyWins {
  ofLobby(count: number): Promise<BigWin[]>;
}

interface Parts {
  db: Database;
  clock: Clock;
  providers: Providers;
  wins: LobbyWins;
}

/** The lobby's home data, cached for a few seconds. */
export function lobbyHome(parts: Parts): TtlCache<LobbyHome> {
  return new TtlCache(parts.clock, CACHE_MS, () => readHome(parts));
}

async function readHome({ db, clock, providers, wins }: Parts): Promise<LobbyHome> {
  const [rows, providerList, totals, bigWins] = await Promise.all([
    db.orm
      .select({ ...cardColumns, inHouse: games.inHouse })
      .from(games)
      .where(and(games.active, or(games.recommend, games.inHouse)))
      .orderBy(asc(games.popularity), asc(games.id)),
    providers.list(),
    providers.totals(),
    wins.ofLobby(BIG_WINS),
  ]);
  const now = clock.now();
  const recommended = rows.filter(({ inHouse }) => !inHouse).map((row) => cardOf(row, now));
  const row = <Type extends 'slot' | 'live' | 'fish'>(key: Type) => ({
    key,
    items: recommended.filter(({ type }) => type === key).slice(0, RECOMMENDED[key]),
  });
  return {
    inHouse: rows.filter(({ inHouse }) => inHouse).map((own) => cardOf(own, now)),
    rows: [
      { key: 'all', items: recommended.slice(0, RECOMMENDED.all) },
      row('slot'),
      row('live'),
      row('fish'),
    ],
    firms: providerList,
    bigWins,
    totals,
  };
}

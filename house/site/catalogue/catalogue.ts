import type { LobbyHome } from '../../../contract/http/catalogue.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { TtlCache } from '../../core/ttlCache.ts';
import type { Presence } from '../../people/presence/presence.ts';
import { Favourites } from './favourites.ts';
import { Firms } from './firms.ts';
import { Games } from './games.ts';
import { type LobbyWins, lobbyHome } from './home.ts';
import { OwnBets } from './ownBets.ts';
import { RecentGames } from './recent.ts';

/** Everything the catalogue's calls are answered from. */
export interface Catalogue {
  games: Games;
  firms: Firms;
  home: TtlCache<LobbyHome>;
  favourites: Favourites;
  recent: RecentGames;
  ownBets: OwnBets;
  presence: Presence;
}

export function buildCatalogue(
  parts: { db: Database; clock: Clock; market: Market },
  presence: Presence,
  wins: LobbyWins,
): Catalogue {
  const { db, clock } = parts;
  const firms = new Firms(db, clock);
  return {
    games: new Games(db, clock),
    firms,
    home: lobbyHome({ db, clock, firms, wins }),
    favourites: new Favourites(db, clock),
    recent: new RecentGames(db, clock),
    ownBets: new OwnBets(db, clock),
    presence,
  };
}

import type { LobbyHome } from '../../contract/http/catalogue.ts';
import type { Market } from '../../contract/markets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Kept } from '../kept.ts';
import type { Presence } from '../presence/presence.ts';
import { BigWins } from '../wins/bigWins.ts';
import { Favourites } from './favourites.ts';
import { Firms } from './firms.ts';
import { Games } from './games.ts';
import { lobbyHome } from './home.ts';
import { OwnBets } from './ownBets.ts';
import { RecentGames } from './recent.ts';

/** Everything the catalogue's calls are answered from. */
export interface Catalogue {
  games: Games;
  firms: Firms;
  home: Kept<LobbyHome>;
  favourites: Favourites;
  recent: RecentGames;
  ownBets: OwnBets;
  bigWins: BigWins;
  presence: Presence;
}

export function buildCatalogue(
  parts: { db: Database; clock: Clock; market: Market },
  presence: Presence,
): Catalogue {
  const { db, clock } = parts;
  const firms = new Firms(db, clock);
  const bigWins = new BigWins(parts);
  return {
    games: new Games(db, clock),
    firms,
    home: lobbyHome({ db, clock, firms, bigWins }),
    favourites: new Favourites(db, clock),
    recent: new RecentGames(db, clock),
    ownBets: new OwnBets(db, clock),
    bigWins,
    presence,
  };
}

import {
  type LobbyHome,
  listGame,
  originalGameEnter,
  slotBetGames,
  slotCollect,
  slotCollection,
  slotGame,
  slotHome,
  slotLaunchQuery,
  slotOnlineCount,
  slotProviders,
  slotRecent,
  slotSearch,
} from '../../../contract/http/play/catalogue.ts';
import {
  listGameInput,
  originalGameEnterInput,
  slotCollectInput,
  slotCollectionInput,
  slotGameInput,
  slotLaunchQueryInput,
  slotProvidersInput,
  slotSearchInput,
} from '../../../contract/http/play/inputs/catalogue.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { TtlCache } from '../../core/ttlCache.ts';
import { hasOpenProviderRound } from '../../money/ledger/provider/provider.ts';
import type { Presence } from '../../people/presence/presence.ts';
import { Favourites } from './favourites.ts';
import { Providers } from './firms.ts';
import { Games, typesOf } from './games.ts';
import { type LobbyWins, lobbyHome } from './home.ts';
import { OwnBets } from './ownBets.ts';
import { RecentGames } from './recent.ts';

/** The services behind the catalogue's calls. */
interface Catalogue {
  db: Database;
  games: Games;
  providers: Providers;
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
  const providers = new Providers(db, clock);
  return {
    db,
    games: new Games(db, clock),
    providers,
    home: lobbyHome({ db, clock, providers, wins }),
    favourites: new Favourites(db, clock),
    recent: new RecentGames(db, clock),
    ownBets: new OwnBets(db, clock),
    presence,
  };
}

/** The catalogue's calls. */
export function catalogueRoutes(catalogue: Catalogue): Route[] {
  const { db, games, providers, home, favourites, recent, ownBets, presence } = catalogue;
  return [
    openRoute(withInput(listGame, listGameInput), ({ input }) => games.list(input)),
    openRoute(withInput(slotSearch, slotSearchInput), ({ input }) => games.search(input)),
    openRoute(withInput(slotGame, slotGameInput), ({ input }) => games.detail(input.id)),
    openRoute(withInput(slotProviders, slotProvidersInput), ({ input }) =>
      providers.list(input.type === undefined ? undefined : typesOf(input.type)),
    ),
    openRoute(slotHome, () => home.get()),
    openRoute(slotOnlineCount, async () => ({ count: await presence.count() })),
    tokenRoute(slotRecent, ({ session }) => recent.list(BigInt(session.userId))),
    tokenRoute(slotBetGames, ({ session }) => ownBets.games(BigInt(session.userId))),
    tokenRoute(withInput(slotLaunchQuery, slotLaunchQueryInput), async ({ session, input: { id } }) => {
      const [path, openRound] = await Promise.all([
        games.pathOf(id),
        hasOpenProviderRound(db, BigInt(session.userId), id),
      ]);
      return { id, path, ...(openRound && { openRound }) };
    }),
    tokenRoute(withInput(originalGameEnter, originalGameEnterInput), async ({ session, input }) => ({
      path: await recent.enter(BigInt(session.userId), input.game),
    })),
    tokenRoute(withInput(slotCollection, slotCollectionInput), ({ session, input }) =>
      favourites.list(BigInt(session.userId), input),
    ),
    tokenRoute(withInput(slotCollect, slotCollectInput), async ({ session, input: { id, liked } }) => {
      await favourites.set(BigInt(session.userId), id, liked);
      return { id, liked };
    }),
  ];
}

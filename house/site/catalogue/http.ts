import {
  listGame,
  originalGameEnter,
  slotBetGames,
  slotCollect,
  slotCollection,
  slotFirms,
  slotGame,
  slotGameRecord,
  slotHome,
  slotLaunchQuery,
  slotOnlineCount,
  slotRecent,
  slotSearch,
} from '../../../contract/http/catalogue.ts';
import { openRoute, type Route, tokenRoute } from '../../core/http/route.ts';
import type { Catalogue } from './catalogue.ts';
import { typesOf } from './games.ts';

/** The catalogue's calls. */
export function catalogueRoutes(catalogue: Catalogue): Route[] {
  const { games, firms, home, favourites, recent, ownBets, presence } = catalogue;
  return [
    openRoute(listGame, ({ input }) => games.list(input)),
    openRoute(slotSearch, ({ input }) => games.search(input)),
    openRoute(slotGame, ({ input }) => games.detail(input.id)),
    openRoute(slotFirms, ({ input }) =>
      firms.list(input.type === undefined ? undefined : typesOf(input.type)),
    ),
    openRoute(slotHome, () => home.get()),
    openRoute(slotOnlineCount, async () => ({ count: await presence.count() })),
    tokenRoute(slotRecent, ({ session }) => recent.list(BigInt(session.userId))),
    tokenRoute(slotBetGames, ({ session }) => ownBets.games(BigInt(session.userId))),
    tokenRoute(slotGameRecord, ({ session, input }) => ownBets.list(BigInt(session.userId), input)),
    tokenRoute(slotLaunchQuery, async ({ input: { id } }) => ({ id, path: await games.pathOf(id) })),
    tokenRoute(originalGameEnter, async ({ session, input }) => ({
      path: await recent.enter(BigInt(session.userId), input.game),
    })),
    tokenRoute(slotCollection, ({ session, input }) => favourites.list(BigInt(session.userId), input)),
    tokenRoute(slotCollect, async ({ session, input: { id, liked } }) => {
      await favourites.set(BigInt(session.userId), id, liked);
      return { id, liked };
    }),
  ];
}

import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { GameTheme, GameType } from '../../../contract/catalogue.ts';
import {
  type FoundGames,
  slotOnlineCount,
  slotProviders,
  slotRecent,
  slotSearch,
} from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';
import { storeCards, storedCards } from './storedCards.ts';

/** Catalogue queries for pages: `useQuery(providersOf(), queries)`. Failures are shown in place of the list. */

/** Games of one page of a long list. */
export const GAMES_A_PAGE = 30;

/** The catalogue changes only with a release, so fetched data stay fresh for a while. */
const FRESH_MS = 5 * 60_000;
/** Lists that were left stay cached, so that they are complete on return. */
const CACHE_MS = 30 * 60_000;
const ONLINE_EVERY_MS = 30_000;

/** The filter of a long list; omitted fields mean all. */
export interface GameFilter {
  types?: readonly GameType[] | undefined;
  firm?: string | undefined;
  theme?: GameTheme | undefined;
  keyword?: string | undefined;
  sort?: 'popular' | 'new' | 'name' | undefined;
}

/** The query of one page of a long list of games, for any request. */
export type GamesPage = UseQueryOptions<FoundGames, Error, FoundGames, QueryKey>;

/** A page of the games that match a filter; pages count from 1. */
export const gamesPage = (filter: GameFilter, page: number): GamesPage => ({
  queryKey: ['catalogue', 'games', filter, page],
  queryFn: () => {
    const { types, ...others } = filter;
    const input = { ...others, ...(types && { type: types.join(',') }), page, count: GAMES_A_PAGE };
    return http.send(slotSearch, input, { quiet: true });
  },
  staleTime: FRESH_MS,
  gcTime: CACHE_MS,
});

/** Providers with games of these kinds, or of any; most games first. */
export const providersOf = (types?: readonly GameType[]) =>
  queryOptions({
    queryKey: ['catalogue', 'firms', types ?? []],
    queryFn: () => http.send(slotProviders, types ? { type: types.join(',') } : {}, { quiet: true }),
    staleTime: FRESH_MS,
    gcTime: CACHE_MS,
  });

/** Number of people connected to the site; polled every 30 seconds while the page is visible. */
export const onlineCount = () =>
  queryOptions({
    queryKey: ['catalogue', 'online'],
    queryFn: () => http.send(slotOnlineCount, undefined, { quiet: true }),
    refetchInterval: ONLINE_EVERY_MS,
    staleTime: ONLINE_EVERY_MS,
  });

/** A player's recently opened games, newest first. */
export const recentGames = (userId: string) =>
  queryOptions({
    queryKey: ['catalogue', 'recent', userId],
    queryFn: async () => {
      const games = await http.send(slotRecent, undefined, { quiet: true });
      storeCards('recent', userId, games);
      return games;
    },
    initialData: () => storedCards('recent', userId),
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });

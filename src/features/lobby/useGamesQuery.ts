import { useCallback } from 'react';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { GAMES_A_PAGE, type GamesPage, gamesPage } from '../../shared/catalogue/catalogue.ts';
import { favouriteGames, useFavourites } from '../../shared/catalogue/favourites.ts';
import { useUserId } from '../../shared/catalogue/keptCards.ts';
import type { TabFilter } from '../../shared/catalogue/tabMemory.ts';
import { queries } from '../../shared/site/queries.ts';
import { askedFor, favouritesIn, type ListedTab } from './listFilter.ts';

/** The pages of a tab's list: the house's, or the player's favourites among them. */
export function useGamesQuery(tab: ListedTab, filter: TabFilter): (page: number) => GamesPage {
  const userId = useUserId();
  const { games, known } = useFavourites();
  const liked = filter.favourites && known ? games : null;
  return useCallback(
    (page) => {
      if (!filter.favourites || userId === null) return gamesPage(askedFor(tab, filter), page);
      const read = (all: readonly GameCard[]) => pageOf(favouritesIn(tab, filter, all), page);
      return {
        queryKey: ['catalogue', 'liked', tab, filter, liked?.map(({ id }) => id), page],
        queryFn: async () => read(await queries.ensureQueryData(favouriteGames(userId))),
        initialData: liked ? read(liked) : undefined,
        staleTime: Number.POSITIVE_INFINITY,
      };
    },
    [tab, filter, userId, liked],
  );
}

function pageOf(games: readonly GameCard[], page: number): ListPage<GameCard> {
  const from = (page - 1) * GAMES_A_PAGE;
  const items = games.slice(from, from + GAMES_A_PAGE);
  return { items, total: games.length, page, count: GAMES_A_PAGE };
}

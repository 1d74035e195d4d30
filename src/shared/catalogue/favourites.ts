import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { MOST_ITEMS } from '../../../contract/http/page.ts';
import { type GameCard, slotCollect, slotCollection } from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';
import { usePages } from '../navigation/usePages.ts';
import { storeCards, storedCards, useUserId } from './storedCards.ts';

/** Maximum number of pages fetched: 600 favourites, more than any player has. */
const MOST_PAGES = 10;

/** All favourites of a player, newest first. */
export const favouriteGames = (userId: string) =>
  queryOptions({
    queryKey: ['catalogue', 'favourites', userId],
    queryFn: async () => {
      const games = await fetchAll();
      storeCards('favourites', userId, games);
      return games;
    },
    initialData: () => storedCards('favourites', userId),
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });

export interface Favourites {
  /** Whether they are loaded; never for a visitor. */
  known: boolean;
  games: readonly GameCard[];
  ids: ReadonlySet<string>;
  /**
   * Adds or removes a game at once, and reverts on a refusal. Leads a visitor to sign in. Resolves with whether it succeeded.
   */
  toggle: (game: GameCard) => Promise<boolean>;
}

const NONE: readonly GameCard[] = [];

/** The signed-in player's favourites. */
export function useFavourites(): Favourites {
  const client = useQueryClient();
  const userId = useUserId();
  const { open } = usePages();
  const query = useQuery({ ...favouriteGames(userId ?? ''), enabled: userId !== null });
  const games = query.data ?? NONE;
  const ids = useMemo(() => new Set(games.map(({ id }) => id)), [games]);
  const toggle = useCallback(
    async (game: GameCard) => {
      if (userId !== null) return toggleFavourite(client, userId, game);
      open('login');
      return false;
    },
    [client, userId, open],
  );
  return { known: query.data !== undefined, games, ids, toggle };
}

/** Shows the change at once and sends it; resolves with whether it succeeded. The network layer shows errors. */
export async function toggleFavourite(client: QueryClient, userId: string, game: GameCard): Promise<boolean> {
  const { queryKey } = favouriteGames(userId);
  const before = await client.ensureQueryData(favouriteGames(userId)).catch(() => null);
  if (before === null) return false;
  await client.cancelQueries({ queryKey });
  const liked = !before.some(({ id }) => id === game.id);
  const change = (put: boolean) =>
    client.setQueryData(queryKey, (now = NONE) => {
      const others = now.filter(({ id }) => id !== game.id);
      return put ? [game, ...others] : others;
    });
  change(liked);
  try {
    await http.send(slotCollect, { id: game.id, liked });
    return true;
  } catch {
    change(!liked);
    return false;
  } finally {
    // The server's list is authoritative: another device may have changed it too.
    await client.invalidateQueries({ queryKey });
  }
}

async function fetchAll(): Promise<readonly GameCard[]> {
  const games: GameCard[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { items, total } = await http.send(slotCollection, { page, count: MOST_ITEMS }, { quiet: true });
    games.push(...items);
    if (items.length === 0 || games.length >= total) break;
  }
  return games;
}

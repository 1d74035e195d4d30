import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../../../../contract/http/page.ts';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import { formatCount } from '../../../i18n/format.ts';
import { GAMES_A_PAGE, type GamesPage, gamesPage } from '../../../shared/catalogue/catalogue.ts';
import { favouriteGames, useFavourites } from '../../../shared/catalogue/favourites.ts';
import { GameGrid } from '../../../shared/catalogue/GameGrid.tsx';
import { useUserId } from '../../../shared/catalogue/storedCards.ts';
import {
  NO_FILTER,
  rememberTotal,
  setFilter,
  type TabFilter,
  tabScroll,
  useTabMemory,
} from '../../../shared/catalogue/tabMemory.ts';
import { useRestoredScroll } from '../../../shared/navigation/ScrollRestoration.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useTitle } from '../../../ui/layout/pageTitle.ts';
import { TAB_NAMES } from '../tabs.ts';
import { FavouriteToggle, Filters } from './Filters.tsx';
import styles from './ListTab.module.css';
import { favouritesIn, filterOf, isNarrowed, type ListedTab } from './listFilter.ts';

/** A tab with one long list and its filters. Its state is restored on return. */
export default function ListTab({ tab }: { tab: ListedTab }) {
  const { t } = useTranslation(['lobby', 'catalogue', 'common']);
  const stored = useTabMemory((tabs) => tabs[tab].filter);
  const total = useTabMemory((tabs) => tabs[tab].total);
  const signedIn = useUserId() !== null;
  const filter = useMemo(
    () => (signedIn || !stored.favourites ? stored : { ...stored, favourites: false }),
    [stored, signedIn],
  );
  const query = useGamesQuery(tab, filter);
  const [ready, setReady] = useState(false);
  useRestoredScroll(tab, tabScroll, ready);
  useTitle(t(TAB_NAMES[tab]));
  const change = (next: Partial<TabFilter>) => setFilter(tab, { ...filter, ...next });
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(TAB_NAMES[tab])}</h1>
        <p className={styles.count} aria-live="polite">
          {total !== null && t('catalogue:games', { count: total, formatted: formatCount(total) })}
        </p>
        {signedIn && (
          <FavouriteToggle on={filter.favourites} onChange={(favourites) => change({ favourites })} />
        )}
      </header>
      <Filters tab={tab} filter={filter} onChange={change} />
      <GameGrid
        // A changed filter is a new list, which starts at its top.
        key={JSON.stringify(filter)}
        query={query}
        label={t(TAB_NAMES[tab])}
        known={total ?? undefined}
        onTotal={(count) => {
          rememberTotal(tab, count);
          setReady(true);
        }}
        empty={
          <EmptyState icon="grid" title={t(filter.favourites ? 'noFavourites' : 'noneFound')}>
            {isNarrowed(filter) && <Button onClick={() => change(NO_FILTER)}>{t('clear')}</Button>}
          </EmptyState>
        }
      />
    </>
  );
}

/** The pages of a tab's list: the server's, or the player's favourites among them. */
function useGamesQuery(tab: ListedTab, filter: TabFilter): (page: number) => GamesPage {
  const client = useQueryClient();
  const userId = useUserId();
  const { games, known } = useFavourites();
  const liked = filter.favourites && known ? games : null;
  return useCallback(
    (page) => {
      if (!filter.favourites || userId === null) return gamesPage(filterOf(tab, filter), page);
      const read = (all: readonly GameCard[]) => pageOf(favouritesIn(tab, filter, all), page);
      return {
        queryKey: ['catalogue', 'liked', tab, filter, liked?.map(({ id }) => id), page],
        queryFn: async () => read(await client.ensureQueryData(favouriteGames(userId))),
        initialData: liked ? read(liked) : undefined,
        staleTime: Number.POSITIVE_INFINITY,
      };
    },
    [client, tab, filter, userId, liked],
  );
}

function pageOf(games: readonly GameCard[], page: number): ListPage<GameCard> {
  const from = (page - 1) * GAMES_A_PAGE;
  const items = games.slice(from, from + GAMES_A_PAGE);
  return { items, total: games.length, page, count: GAMES_A_PAGE };
}

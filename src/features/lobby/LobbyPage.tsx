import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { HOME_TABS, type HomeTab } from '../../../contract/catalogue.ts';
import { refreshLobby } from '../../shared/catalogue/lobbyData.ts';
import { preloadQueries, QueryScope } from '../../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import scroller from '../../ui/styles/scroller.module.css';
import styles from './LobbyPage.module.css';
import { LobbyTab, preloadBelow } from './LobbyTab.tsx';
import { TAB_NAMES, tabOf, tabSearch } from './tabs.ts';

/** The long lists need the virtual grid: it is loaded with the first of them, or when the phone is idle. */
const ListTab = lazyWithRetry(() => import('./gameList/ListTab.tsx'));
const OwnTab = lazyWithRetry(async () => {
  const tab = await import('./ownGames/OwnTab.tsx');
  await tab.loadTiles();
  return tab;
});

/** The home lobby: its tabs, and the selected one (`?tab=`). */
export function LobbyPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  useEffect(() => {
    void refreshLobby();
    const timer = setTimeout(() => {
      preloadBelow();
      void preloadQueries();
      void ListTab.preload();
      void OwnTab.preload();
    }, 3_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.main}>
      <TabRow tab={tab} />
      {tab === 'lobby' ? (
        <LobbyTab />
      ) : (
        <Suspense fallback={<div className={styles.waiting} />}>
          {tab === 'inHouseGames' ? (
            <OwnTab.Component />
          ) : (
            <QueryScope ahead={ListTab}>
              <ListTab.Component key={tab} tab={tab} />
            </QueryScope>
          )}
        </Suspense>
      )}
    </main>
  );
}

/** The lobby's tabs as links with their own addresses. Changing the tab replaces the history entry. */
function TabRow({ tab }: { tab: HomeTab }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { pathname, search, state } = useLocation();
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the selected tab when it changes
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [tab]);

  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      <ul ref={row} className={`${scroller.scroller} ${styles.row}`}>
        {HOME_TABS.map((one) => (
          <li key={one}>
            <Link
              className={styles.tab}
              to={{ pathname, search: tabSearch(search, one) }}
              replace
              state={state}
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(TAB_NAMES[one])}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.tab} to="/activity">
            {t('common:promotions')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

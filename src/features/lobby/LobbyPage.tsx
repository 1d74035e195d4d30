import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshLobby } from '../../shared/catalogue/lobbyData.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import styles from './LobbyPage.module.css';
import { LobbyTab } from './LobbyTab.tsx';
import { TabRow } from './TabRow.tsx';
import { tabOf } from './tabs.ts';

/** The long lists bring the virtual grid: it comes with the first of them, or when the phone has nothing to do. */
const ListTab = lazyWithRetry(() => import('./ListTab.tsx'));
const OwnTab = lazyWithRetry(() => import('./OwnTab.tsx'));

/** The home lobby: its tabs, and the one of the address (`?tab=`). */
export default function LobbyPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  useEffect(() => {
    void refreshLobby();
    const timer = setTimeout(() => {
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
          {tab === 'inHouseGames' ? <OwnTab.Component /> : <ListTab.Component key={tab} tab={tab} />}
        </Suspense>
      )}
    </main>
  );
}

import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_HOUSE } from '../../../contract/catalogue.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { refreshLobby, useLobbyData } from '../../shared/catalogue/lobbyData.ts';
import { storedCards, useUserId } from '../../shared/catalogue/storedCards.ts';
import { tabScroll } from '../../shared/catalogue/tabMemory.ts';
import { useRestoredScroll } from '../../shared/navigation/ScrollRestoration.ts';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { useInView } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { Banners, NoticeLine } from './Board.tsx';
import { GameRow, GameRowSkeleton, TwoRows } from './GameRow.tsx';
import styles from './LobbyTab.module.css';
import { InHouse } from './ownGames/InHouse.tsx';
import { tabSearch } from './tabs.ts';

/** Brings the code for requests; not needed for visitors. */
const Fetched = lazyWithRetry(async () => ({ default: (await import('./Fetched.tsx')).PlayerRows }));

/** Content several screens below the top. */
const below = () => import('./Below.tsx');
const BigWins = lazyWithRetry(async () => ({ default: (await below()).BigWins }));
const LazyProviders = lazyWithRetry(async () => ({ default: (await below()).ProviderList }));
const Footer = lazyWithRetry(async () => ({ default: (await below()).LobbyFooter }));

/** Preloads it while the phone is idle. */
export function preloadBelow(): void {
  void BigWins.preload();
  void LazyProviders.preload();
  void Footer.preload();
}

/** A player's recent games and favourites: first from device storage, then from the server. */
function PlayerRows() {
  const userId = useUserId();
  if (userId === null) return null;
  const stored = (
    <TwoRows
      recent={storedCards('recent', userId) ?? []}
      favourites={storedCards('favourites', userId) ?? []}
    />
  );
  return (
    <NonCritical fallback={stored}>
      <QueryScope ahead={Fetched}>
        <Fetched.Component userId={userId} />
      </QueryScope>
    </NonCritical>
  );
}

const NONE: readonly GameCard[] = [];

/** The lobby's main tab. Content below the first screens is rendered when it comes near. */
export function LobbyTab() {
  const { t } = useTranslation('lobby');
  const { home, failed } = useLobbyData();
  useTitle(t('siteTitle'));
  const returned = useRestoredScroll('lobby', tabScroll, home !== null);
  const row = (key: 'all' | 'slot' | 'live' | 'fish') =>
    home?.rows.find((one) => one.key === key)?.items ?? NONE;
  return (
    <div className={styles.sections}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <NoticeLine />
      <Banners />
      <InHouse games={home?.inHouse ?? null} />
      <PlayerRows />
      {!home && !failed && <GameRowSkeleton />}
      {!home && failed && <ErrorState onRetry={() => void refreshLobby()} />}
      {home && (
        <>
          <LazySection whole={returned} height={180}>
            <GameRow title={t('rowSlot')} games={row('slot')} to={tabSearch('', 'slot')} />
          </LazySection>
          <LazySection whole={returned} height={160}>
            <BigWins.Component wins={home.bigWins} />
          </LazySection>
          <LazySection whole={returned} height={180}>
            <GameRow title={t('rowLive')} games={row('live')} to={tabSearch('', 'casinoGames')} />
          </LazySection>
          <LazySection whole={returned} height={180}>
            <GameRow title={t('rowFish')} games={row('fish')} to={tabSearch('', 'fish')} />
          </LazySection>
          <LazySection whole={returned} height={180}>
            <GameRow title={t('rowAll')} games={row('all')} />
          </LazySection>
          <LazySection whole={returned} height={188}>
            <LazyProviders.Component providers={home.firms.filter(({ id }) => id !== IN_HOUSE)} />
          </LazySection>
        </>
      )}
      <LazySection whole={returned} height={210}>
        <Footer.Component />
      </LazySection>
    </div>
  );
}

/**
 * Renders its content when it comes near the screen; until then its space is reserved. A suspense for texts is limited to its
 * place: otherwise the page around it would be replaced meanwhile, and the scroll position lost.
 */
function LazySection({
  height,
  whole,
  children,
}: {
  /** In px, slightly less than the rendered height at any width: a page that shrinks at its end scrolls back. */
  height: number;
  /** Rendered at once: a page that is returned to has its full height from the start. */
  whole: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useInView(ref);
  const drawn = whole || near;
  return (
    <div ref={ref} style={drawn ? undefined : { minHeight: height }}>
      {drawn && <NonCritical fallback={<div style={{ minHeight: height }} />}>{children}</NonCritical>}
    </div>
  );
}

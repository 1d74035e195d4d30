import { useTranslation } from 'react-i18next';
import { IN_HOUSE } from '../../../contract/catalogue.ts';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import { refreshLobby, useLobbyData } from '../../shared/catalogue/lobbyData.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { Banners } from './Banners.tsx';
import { BigWins } from './BigWins.tsx';
import { Firms } from './Firms.tsx';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { InHouse } from './InHouse.tsx';
import { LazySection } from './LazySection.tsx';
import { LobbyFooter } from './LobbyFooter.tsx';
import styles from './LobbyTab.module.css';
import { NoticeLine } from './NoticeLine.tsx';
import { PlayerRows } from './PlayerRows.tsx';
import { tabSearch } from './tabs.ts';
import { useKeptScroll } from './useKeptScroll.ts';

const NONE: readonly GameCard[] = [];

/** The lobby's own tab. What lies below the first screens is drawn when it comes near. */
export function LobbyTab() {
  const { t } = useTranslation('lobby');
  const { home, failed } = useLobbyData();
  useTitle(t('siteTitle'));
  const returned = useKeptScroll('lobby', home !== null);
  const row = (key: 'all' | 'slot' | 'live' | 'fish') =>
    home?.rows.find((one) => one.key === key)?.items ?? NONE;
  return (
    <div className={styles.sections}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <NoticeLine />
      <Banners />
      <InHouse others={home?.inHouse.filter(({ id }) => id !== 'crash') ?? NONE} />
      <PlayerRows />
      {!home && !failed && <GameRowSkeleton />}
      {!home && failed && <ErrorState onRetry={() => void refreshLobby()} />}
      {home && (
        <>
          <LazySection whole={returned} height={200}>
            <GameRow title={t('rowSlot')} games={row('slot')} to={tabSearch('', 'slot')} />
          </LazySection>
          <LazySection whole={returned} height={188}>
            <BigWins wins={home.bigWins} />
          </LazySection>
          <LazySection whole={returned} height={200}>
            <GameRow title={t('rowLive')} games={row('live')} to={tabSearch('', 'casinoGames')} />
          </LazySection>
          <LazySection whole={returned} height={200}>
            <GameRow title={t('rowFish')} games={row('fish')} to={tabSearch('', 'fish')} />
          </LazySection>
          <LazySection whole={returned} height={200}>
            <GameRow title={t('rowAll')} games={row('all')} />
          </LazySection>
          <LazySection whole={returned} height={232}>
            <Firms firms={home.firms.filter(({ id }) => id !== IN_HOUSE)} />
          </LazySection>
        </>
      )}
      <LobbyFooter />
    </div>
  );
}

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WheelSpin } from '../../../contract/http/offers/dailyWheel.ts';
import { dailyWheelSetSeed } from '../../../contract/promotions/operations.ts';
import { SeedPair } from '../../games/solo/SeedPair.tsx';
import { formatDateTime } from '../../i18n/dates.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { refetchPromotions } from '../../shared/promotions/queries.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { prizeWords } from './prizes.ts';
import { wheelSpins, wheelState } from './queries.ts';
import { SpinCheck } from './SpinCheck.tsx';
import styles from './WheelDetailPage.module.css';

/** The player's spins with their seeds and checks, and the active seed pair. */
export function WheelDetailPage() {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const { close, open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id ?? null);
  return (
    <Sheet title={t('detailTitle')} onClose={close}>
      {!signedIn ? (
        <EmptyState icon="history" title={t('none')}>
          <p className={detail.note}>{t('noneText')}</p>
          <Button kind="primary" onClick={() => open('login')}>
            {t('signIn')}
          </Button>
        </EmptyState>
      ) : userId === null ? (
        <Skeleton height="300px" />
      ) : (
        <div className={styles.page}>
          <Spins userId={userId} />
          <OwnSeeds userId={userId} />
        </div>
      )}
    </Sheet>
  );
}

function Spins({ userId }: { userId: string }) {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  usePromotionNews();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    wheelSpins(userId),
  );
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  const spins = data.pages.flatMap(({ items }) => items);
  if (spins.length === 0)
    return (
      <EmptyState icon="history" title={t('none')}>
        <p className={detail.note}>{t('noneText')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {spins.map((spin) => (
          <SpinRow key={spin.id} spin={spin} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function SpinRow({ spin }: { spin: WheelSpin }) {
  const { t, i18n } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const [checking, setChecking] = useState(false);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={checking}
        onClick={() => setChecking(!checking)}
      >
        <span className={styles.words}>
          <strong>{prizeWords(spin.prize, t)}</strong>
          <span className={styles.quiet}>{formatDateTime(spin.at, i18n.language)}</span>
        </span>
        <span className={styles.way}>
          <Icon name="shield" size={18} />
          <span className="visually-hidden">{t('check')}</span>
          <Icon name="chevronDown" size={18} />
        </span>
      </button>
      {checking && <SpinCheck spin={spin} />}
    </li>
  );
}

/** The active seed pair: ending it reveals its server seed, so that all its spins can be checked. */
function OwnSeeds({ userId }: { userId: string }) {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const client = useQueryClient();
  const { data } = useQuery(wheelState(userId));
  if (!data) return <Skeleton height="220px" />;
  return (
    <section className={styles.seeds}>
      <h3>{t('seeds')}</h3>
      <SeedPair
        setSeed={dailyWheelSetSeed}
        fairness={null}
        seeds={data.seeds}
        open={false}
        onSeeds={() => void refetchPromotions(client, userId, ['dailyWheel'])}
      />
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { market } from '../../i18n/market.ts';
import { useSession } from '../../shared/account/session.ts';
import { useSounds } from '../../shared/device/useSounds.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { ScenePicture, useSceneOptions } from '../../stage/ScenePicture.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { prizeWords } from './prizes.ts';
import { wheelState, wheelTables } from './queries.ts';
import { SpinButton } from './SpinButton.tsx';
import { useWheel } from './useWheel.ts';
import { Waiting } from './Waiting.tsx';
import { Ways } from './Ways.tsx';
import styles from './WheelPage.module.css';
import { wheelSounds } from './wheelSounds.ts';

/** The daily wheel, as a sheet over any page. */
export function WheelPage() {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const { close, open } = usePages();
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={styles.page}>
        <Wheel />
        <div className={styles.ways}>
          <Button kind="ghost" onClick={() => open('daily-wheel-rule')}>
            <Icon name="info" size={18} />
            {t('rules')}
          </Button>
          <Button kind="ghost" onClick={() => open('daily-wheel-detail')}>
            <Icon name="history" size={18} />
            {t('mine')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function Wheel() {
  const { t } = useTranslation(['dailyWheel', 'common', 'promotions', 'promotionCards']);
  const { open } = usePages();
  usePromotionNews();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id ?? null);
  const state = useQuery({ ...wheelState(userId ?? ''), enabled: userId !== null });
  const info = state.data ?? null;
  // Visitors see the prize table of new players.
  const tables = useQuery({ ...wheelTables(info?.version), enabled: !signedIn || info !== null });
  const { source, spinning, won, spin } = useWheel(userId, info, tables.data);
  useSounds(useMemo(() => wheelSounds(source, market.unit), [source]));
  const options = useSceneOptions({ freeSpins: t('freeSpinsSign') });
  if (state.isError || tables.isError)
    return (
      <ErrorState
        onRetry={() => {
          if (userId !== null) void state.refetch();
          void tables.refetch();
        }}
      />
    );
  return (
    <>
      <div className={styles.picture}>
        {tables.data ? (
          <ScenePicture
            scene="dailyWheel"
            source={source}
            options={options}
            label={t('picture')}
            standIn={<Icon name="star" size={44} />}
          />
        ) : (
          <Skeleton width="100%" height="100%" />
        )}
      </div>
      <p className={styles.said} role="status" data-won={won !== null || undefined}>
        {won ? (
          <>
            <strong>
              {won.prize.kind === 'cash'
                ? t('wonCash', { amount: prizeWords(won.prize, t) })
                : t('wonSpins', { count: won.prize.count })}
            </strong>{' '}
            {won.prize.kind === 'cash'
              ? t('inWallet')
              : t(won.state === 'claimed' ? 'spinsReady' : 'spinsWait')}
          </>
        ) : (
          !signedIn && t('visitor')
        )}
      </p>
      {!signedIn ? (
        <Button kind="primary" size="large" onClick={() => open('login')}>
          {t('signIn')}
        </Button>
      ) : info?.breakUntil ? (
        <p className={detail.note}>{t('promotions:onBreak')}</p>
      ) : info ? (
        <SpinButton info={info} spinning={spinning} onSpin={spin} />
      ) : (
        <Skeleton height="52px" />
      )}
      {won?.prize.kind === 'freeSpins' && won.state === 'claimed' && (
        <Button onClick={() => open('free-spin')}>{t('toFreeSpins')}</Button>
      )}
      {userId !== null && info && info.breakUntil === null && (
        <>
          <Waiting userId={userId} />
          <Ways userId={userId} />
        </>
      )}
    </>
  );
}

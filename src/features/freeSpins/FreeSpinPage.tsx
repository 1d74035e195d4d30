import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { DayPackage } from './DayPackage.tsx';
import styles from './FreeSpinPage.module.css';
import { NoPrizes, PrizeCard } from './Prize.tsx';
import { runningPrizes } from './prizes.ts';

/** The day's package to choose, and the usable free spins; visitors see an introduction. */
export function FreeSpinPage() {
  const { t } = useTranslation(['freeSpins', 'common', 'promotions', 'promotionCards']);
  const { close, open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('title')} onClose={close}>
      {signedIn ? (
        <div className={styles.page}>
          {userId === undefined ? (
            <Waiting />
          ) : (
            <>
              <DayPackage userId={userId} />
              <h3 className={styles.name}>{t('yours')}</h3>
              <Running userId={userId} />
              <DayTerms userId={userId} />
            </>
          )}
          <Button kind="ghost" onClick={() => open('free-spin-history')}>
            <Icon name="history" size={18} />
            {t('history')}
          </Button>
        </div>
      ) : (
        <div className={styles.page}>
          <NoPrizes>
            <Button kind="primary" onClick={() => open('login')}>
              {t('common:signIn')}
            </Button>
          </NoPrizes>
          <DayTerms userId={null} />
        </div>
      )}
    </Sheet>
  );
}

/** The terms of the day's package. */
function DayTerms({ userId }: { userId: string | null }) {
  const { data } = useQuery(allPromotions(userId));
  const card = data?.promotions.find(({ code }) => code === 'freeSpin');
  return card ? <Terms card={card} /> : null;
}

function Running({ userId }: { userId: string }) {
  const { t } = useTranslation(['freeSpins', 'promotions', 'promotionCards']);
  const { data, isError, refetch } = useQuery(runningPrizes(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  if (data.length === 0) return <NoPrizes />;
  return (
    <>
      <p className={detail.note}>{t('cash')}</p>
      <ul className={styles.list}>
        {data.map((prize) => (
          <PrizeCard key={prize.id} prize={prize} />
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.list} aria-hidden="true">
      <Skeleton height="196px" />
      <Skeleton height="196px" />
    </div>
  );
}

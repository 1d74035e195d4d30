import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './dailyDeposit.module.css';
import { depositsToday } from './deposits.ts';
import { Today } from './Today.tsx';

/** The daily deposit promotion, step by step; visitors see an introduction. */
export function DailyRechargePage() {
  const { t } = useTranslation(['dailyDeposit', 'promotions', 'promotionCards', 'common']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  const { data } = useQuery(allPromotions(userId ?? null));
  const card = data?.promotions.find(({ code }) => code === 'dailyDeposit');
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('title')} />
      {!signedIn ? (
        <Button kind="primary" size="large" onClick={() => open('login')}>
          {t('signIn')}
        </Button>
      ) : userId === undefined ? (
        <Waiting />
      ) : (
        <Player userId={userId} />
      )}
      {card && <Terms card={card} />}
      <Button kind="ghost" onClick={() => open('daily-recharge-rule')}>
        {t('seeRules')}
      </Button>
    </main>
  );
}

function Player({ userId }: { userId: string }) {
  const { t } = useTranslation(['dailyDeposit', 'promotions', 'promotionCards']);
  usePromotionNews();
  const { data, isError, refetch } = useQuery(depositsToday(userId));
  if (data === undefined) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  return data === null ? <EmptyState icon="clock" title={t('over')} /> : <Today day={data} />;
}

function Waiting() {
  return (
    <div className={rows.rows} aria-hidden="true">
      <Skeleton height="120px" />
      <Skeleton height="84px" />
      <Skeleton height="84px" />
      <Skeleton height="84px" />
    </div>
  );
}

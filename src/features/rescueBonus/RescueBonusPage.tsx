import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { DailyRescue } from './DailyRescue.tsx';
import styles from './rescue.module.css';
import { dailyRescue, weeklyRescue } from './rescues.ts';
import { WeeklyRescue } from './WeeklyRescue.tsx';

/** The bonuses for days and weeks with losses; visitors see an introduction. */
export function RescueBonusPage() {
  const { t } = useTranslation(['rescue', 'promotions', 'common', 'promotionCards']);
  const { close, open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={styles.page}>
        <p className={styles.text}>{t('lead')}</p>
        {signedIn ? (
          userId === undefined ? (
            <Waiting />
          ) : (
            <Rescues userId={userId} />
          )
        ) : (
          <>
            <Button kind="primary" size="large" onClick={() => open('login')}>
              {t('promotions:signInFirst')}
            </Button>
            <section className={styles.part}>
              <h3 className={styles.name}>{t('daily')}</h3>
              <TermsOf code="rescueBonus" userId={null} />
            </section>
            <section className={styles.part}>
              <h3 className={styles.name}>{t('weekly')}</h3>
              <TermsOf code="specialRescue" userId={null} />
            </section>
          </>
        )}
      </div>
    </Sheet>
  );
}

function Rescues({ userId }: { userId: string }) {
  const { t } = useTranslation(['rescue', 'promotions', 'promotionCards']);
  const { open } = usePages();
  usePromotionNews();
  const days = useQuery(dailyRescue(userId));
  const weeks = useQuery(weeklyRescue(userId));
  if (days.data === undefined || weeks.data === undefined)
    return days.isError || weeks.isError ? (
      <ErrorState
        onRetry={() => {
          void days.refetch();
          void weeks.refetch();
        }}
      />
    ) : (
      <Waiting />
    );
  const breakUntil = days.data?.breakUntil ?? weeks.data?.breakUntil ?? null;
  return (
    <>
      {breakUntil !== null && <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />}
      {days.data === null && weeks.data === null && <EmptyState icon="clock" title={t('over')} />}
      {breakUntil === null && days.data && (
        <section className={styles.part}>
          <h3 className={styles.name}>{t('daily')}</h3>
          <DailyRescue rescue={days.data} />
          <TermsOf code="rescueBonus" userId={userId} />
        </section>
      )}
      {breakUntil === null && weeks.data && (
        <section className={styles.part}>
          <h3 className={styles.name}>{t('weekly')}</h3>
          <WeeklyRescue rescue={weeks.data} />
          <TermsOf code="specialRescue" userId={userId} />
        </section>
      )}
      <div className={styles.ways}>
        <Button onClick={() => open('rescue-bonus-deposit')}>{t('history')}</Button>
        <Button kind="ghost" onClick={() => open('rescue-bonus-deposit-rule')}>
          {t('rules')}
        </Button>
      </div>
    </>
  );
}

function TermsOf({ code, userId }: { code: string; userId: string | null }) {
  const { data } = useQuery(allPromotions(userId));
  const card = data?.promotions.find((one) => one.code === code);
  return card ? <Terms card={card} /> : data ? null : <Skeleton height="180px" />;
}

function Waiting() {
  return (
    <div className={styles.part} aria-hidden="true">
      <Skeleton height="150px" />
      <Skeleton height="120px" />
      <Skeleton height="180px" />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { lookOf } from '../../shared/promotions/cards.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Card, List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import styles from './ActivityPage.module.css';
import { CheckInCard } from './checkIn/CheckInCard.tsx';
import { HolidayCheckIn } from './holidayCheckIn/HolidayCheckIn.tsx';
import { Notices } from './Notices.tsx';
import { PromotionItem, TermsSheet } from './PromotionItem.tsx';
import { PhoneCredit } from './phoneCredit/PhoneCredit.tsx';
import { VipCheckIn } from './vipCheckIn/VipCheckIn.tsx';

/** The promotions page: all active promotions, claimable awards, and the day's check-in. */
export function ActivityPage() {
  const { t } = useTranslation(['promotions', 'common']);
  const userId = useSession(({ player }) => player?.id ?? null);
  const signedIn = useSession(({ token }) => token !== null);
  usePromotionNews();
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('title')} />
      {signedIn ? <Center /> : <Invite />}
      {userId !== null && <CheckInCard userId={userId} />}
      {userId !== null && <HolidayCheckIn />}
      {userId !== null && <VipCheckIn />}
      {userId !== null && <PhoneCredit />}
      <Promotions userId={userId} />
      <Notices />
    </main>
  );
}

/** Link to the bonus centre, with the number of claimable awards. */
function Center() {
  const { t } = useTranslation('promotions');
  const claimable = useAwards((awards) => awards.claimable);
  return (
    <List>
      <ListRow
        icon="gift"
        title={t('center')}
        text={claimable > 0 ? t('waiting', { count: claimable }) : t('centerText')}
        to="/activity/active"
      />
    </List>
  );
}

function Invite() {
  const { t } = useTranslation(['promotions', 'common']);
  const { open } = usePages();
  return (
    <Card className={styles.invite}>
      <p>{t('signInFirst')}</p>
      <Button kind="primary" onClick={() => open('login')}>
        {t('common:signIn')}
      </Button>
    </Card>
  );
}

function Promotions({ userId }: { userId: string | null }) {
  const { data, isError, refetch } = useQuery(allPromotions(userId));
  const sheet = useQueryLayer('sheet');
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <div className={styles.list} aria-hidden="true">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} height="112px" />
        ))}
      </div>
    );
  const shown = data.promotions.filter(({ code }) => lookOf(code) !== null);
  const opened = shown.find(({ code }) => code === sheet.value);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((card) => (
          <li key={card.code}>
            <PromotionItem card={card} onTerms={() => sheet.open(card.code)} />
          </li>
        ))}
      </ul>
      {opened && <TermsSheet card={opened} onClose={sheet.close} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/dates.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow, Steps } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { Draws } from './Draw.tsx';
import { JackpotStage } from './JackpotStage.tsx';
import styles from './Lottery.module.css';
import { OwnWeek } from './OwnWeek.tsx';
import { latestTickets, lotteryDraws, lotteryWeek } from './queries.ts';

/** `/lottery-jackpot`: the growing jackpot, the latest tickets, and the winners. */
export function JackpotPage() {
  const { t } = useTranslation('weekLottery');
  return (
    <Frame title={t('jackpot')}>
      {(userId) => (
        <>
          <Stage userId={userId} />
          <Draws userId={userId} />
          <Latest userId={userId} />
        </>
      )}
    </Frame>
  );
}

/** `/lottery-deposit`: how to get tickets, and the player's progress. */
export function DepositPage() {
  const { t } = useTranslation('weekLottery');
  return (
    <Frame title={t('ticketsTitle')} first={<How />}>
      {(userId) => <Tickets userId={userId} />}
    </Frame>
  );
}

/** The layout of a lottery page; visitors see an introduction and a sign-in link. */
function Frame({
  title,
  first,
  children,
}: {
  title: string;
  first?: ReactNode;
  children: (userId: string) => ReactNode;
}) {
  const { t } = useTranslation(['weekLottery', 'common']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data } = useQuery(allPromotions(userId));
  usePromotionNews();
  const card = data?.promotions.find(({ code }) => code === 'weekLottery');
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={title} />
      {first}
      {!signedIn ? (
        <EmptyState icon="ticket" title={t('visitor')}>
          <Button kind="primary" onClick={() => open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      ) : userId === null ? (
        <Skeleton height="320px" />
      ) : (
        children(userId)
      )}
      {card && <Terms card={card} />}
    </main>
  );
}

function Stage({ userId }: { userId: string }) {
  const { t } = useTranslation('weekLottery');
  const { open } = usePages();
  const week = useQuery(lotteryWeek(userId, true));
  const { data: draws } = useQuery(lotteryDraws(userId, null));
  if (!week.data)
    return week.isError ? <ErrorState onRetry={() => void week.refetch()} /> : <Skeleton height="420px" />;
  return (
    <>
      <JackpotStage week={week.data} draw={draws?.draw ?? null} />
      <p className={styles.note}>{t('jackpotText')}</p>
      <Button onClick={() => open('lottery-week')}>{t('toOwn')}</Button>
    </>
  );
}

function Tickets({ userId }: { userId: string }) {
  const { t } = useTranslation('weekLottery');
  const { open } = usePages();
  const { data, isError, refetch } = useQuery(lotteryWeek(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="220px" />;
  return (
    <>
      <OwnWeek week={data} />
      <Button kind="primary" onClick={() => open('wallet')}>
        {t('toDeposit')}
      </Button>
      <Button onClick={() => open('lottery-week')}>{t('toOwn')}</Button>
    </>
  );
}

function How() {
  const { t } = useTranslation('weekLottery');
  return (
    <Steps
      steps={[
        { icon: 'ticket', text: t('how1') },
        { icon: 'lock', text: t('how2') },
        { icon: 'trophy', text: t('how3') },
      ]}
    />
  );
}

/** The latest tickets of all players. */
function Latest({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('weekLottery');
  const { data } = useQuery(latestTickets(userId));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="latest-tickets">
      <h2 id="latest-tickets" className={styles.title}>
        {t('latest')}
      </h2>
      <List>
        {data.map(({ number, name, own, at }) => (
          <ListRow
            key={number}
            icon="ticket"
            title={t('ticketNumber', { number: formatCount(number) })}
            text={formatTime(at, i18n.language)}
            value={own ? t('you') : name}
          />
        ))}
      </List>
    </section>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/dates.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Draws } from './Draw.tsx';
import styles from './Lottery.module.css';
import { OwnWeek } from './OwnWeek.tsx';
import { lotteryWeek, ownTickets } from './queries.ts';

/** The player's lottery week: tickets, progress to the next one, the next draw, and the last draws. */
export function LotteryWeekPage() {
  const { t } = useTranslation(['weekLottery', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={styles.page}>
        {userId === undefined ? <Skeleton height="320px" /> : <Week userId={userId} />}
      </div>
    </Sheet>
  );
}

function Week({ userId }: { userId: string }) {
  const { t } = useTranslation(['weekLottery', 'promotions', 'promotionCards']);
  usePromotionNews();
  const { data, isError, refetch } = useQuery(lotteryWeek(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <>
      <OwnWeek week={data} />
      <LinkButton to="/lottery-jackpot" kind="primary">
        {t('toJackpot')}
      </LinkButton>
      <LinkButton to="/lottery-deposit">{t('toTickets')}</LinkButton>
      {data.own > 0 && <Numbers userId={userId} />}
      <Draws userId={userId} raised />
    </>
  );
}

/** The numbers of the player's tickets, in the order they were given. */
function Numbers({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation(['weekLottery', 'promotions', 'promotionCards']);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ownTickets(userId));
  if (!data) return <Skeleton height="120px" />;
  const ranges = data.pages.flatMap(({ items }) => items);
  return (
    <section className={styles.part} aria-labelledby="own-tickets">
      <h3 id="own-tickets" className={styles.title}>
        {t('numbers')}
      </h3>
      <List raised>
        {ranges.map(({ first, count, at }) => (
          <ListRow
            key={first}
            icon="ticket"
            title={
              count === 1
                ? formatCount(first)
                : t('range', { first: formatCount(first), last: formatCount(first + count - 1) })
            }
            text={formatTime(at, i18n.language)}
            value={t('tickets', { count, formatted: formatCount(count) })}
          />
        ))}
      </List>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

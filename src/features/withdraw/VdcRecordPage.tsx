import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payOrders } from '../../../contract/http/deposits.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import hero from '../../ui/styles/hero.module.css';
import { useWithdrawInfo } from './queries.ts';
import { RowsWaiting } from './RowsWaiting.tsx';
import styles from './VdcRecordPage.module.css';

const PAGE = 60;

/** The deposits that a player's level comes of: those that brought money, with their sum. */
export function VdcRecordPage() {
  const { t, i18n } = useTranslation('withdraw');
  const pages = usePages();
  const id = useSession((session) => session.player?.id);
  const info = useWithdrawInfo();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['withdraw', id, 'deposits'],
    queryFn: ({ pageParam }) => http.send(payOrders, { page: pageParam, count: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, count, total }) => (page * count < total ? page + 1 : undefined),
    enabled: id !== undefined,
  });
  const counted = data?.pages.flatMap(({ items }) => items).filter(({ credited }) => credited !== '0') ?? [];
  const ready = data && info.data;
  const again = () => {
    void info.refetch();
    void refetch();
  };
  return (
    <Sheet title={t('vipRecord')} onClose={pages.close}>
      {!ready && !isError && !info.isError && <RowsWaiting rows={6} />}
      {!ready && (isError || info.isError) && <ErrorState onRetry={again} />}
      {ready && (
        <div className={`${hero.card} ${styles.sum}`}>
          <p className={hero.label}>{t('paidInEver')}</p>
          <p className={hero.amount}>{formatMoney(BigInt(info.data.vip.deposited))}</p>
        </div>
      )}
      {ready && counted.length === 0 && !hasNextPage && (
        <EmptyState icon="history" title={t('vipRecordNone')}>
          <p>{t('vipRecordNoneText')}</p>
          <Button onClick={() => pages.open('wallet')}>{t('deposit')}</Button>
        </EmptyState>
      )}
      {counted.length > 0 && (
        <div className={styles.list}>
          <List>
            {counted.map(({ id: order, credited, createdAt }) => (
              <ListRow
                key={order}
                title={formatMoney(BigInt(credited))}
                text={formatTime(createdAt, i18n.language)}
                value={t('orderShort', { number: order })}
              />
            ))}
          </List>
        </div>
      )}
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Sheet>
  );
}

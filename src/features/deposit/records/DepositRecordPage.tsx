import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payOrders } from '../../../../contract/http/money/deposits.ts';
import { http } from '../../../net/backend.ts';
import { nextPage } from '../../../net/nextPage.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { List } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { pageOf } from '../form/channels.tsx';
import styles from './DepositRecordPage.module.css';
import { OrderRow } from './OrderRow.tsx';

const COUNT = 20;

/** All deposits, newest first; each links to its page or receipt. */
export function DepositRecordPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const player = useSession((session) => session.player?.id);
  const query = useInfiniteQuery({
    queryKey: ['deposit', 'orders', player],
    queryFn: ({ pageParam }) => http.send(payOrders, { page: pageParam, count: COUNT }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: player !== undefined,
    refetchOnMount: 'always',
  });
  const all = query.data?.pages.flatMap(({ items }) => items);
  // A newly opened order moves others to the next page; duplicates are removed.
  const orders = all && [...new Map(all.map((order) => [order.id, order])).values()];
  return (
    <Sheet title={t('records')} onClose={pages.close}>
      <div className={styles.page}>
        {query.isError && !orders && <ErrorState onRetry={() => void query.refetch()} />}
        {!orders && !query.isError && [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height="68px" />)}
        {orders?.length === 0 && (
          <EmptyState icon="wallet" title={t('recordEmpty')}>
            <p>{t('recordEmptyText')}</p>
            <Button kind="primary" onClick={() => pages.swap('wallet')}>
              {t('first')}
            </Button>
          </EmptyState>
        )}
        {orders && orders.length > 0 && (
          <List label={t('records')}>
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                onClick={() => pages.open(pageOf(order), { deposit: order.id })}
              />
            ))}
          </List>
        )}
        {query.hasNextPage && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

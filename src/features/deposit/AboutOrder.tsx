import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { List } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './DepositRecordPage.module.css';
import { OrderRow } from './OrderRow.tsx';
import { NoOrder } from './OrderSkeleton.tsx';
import { useOrder } from './queries.ts';

/** A deposit, and below it what is said or sent about it. */
export function AboutOrder({ id, children }: { id: string; children: ReactNode }) {
  const { data: order, lost } = useOrder(id);
  if (lost) return <NoOrder />;
  return (
    <div className={styles.page}>
      {order ? (
        <List>
          <OrderRow order={order} />
        </List>
      ) : (
        <Skeleton height="68px" />
      )}
      {children}
    </div>
  );
}

/** A page about an order was opened without one: the way to where they are. */
export function NoneChosen() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="history" title={t('feedbackChoose')}>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}

import type { ReactNode } from 'react';
import { List } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './DepositRecordPage.module.css';
import { NoOrder } from './NoOrder.tsx';
import { OrderRow } from './OrderRow.tsx';
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

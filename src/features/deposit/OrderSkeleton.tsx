import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './OrderSheet.module.css';

/** The place of an order that is on its way: its amount, the way to pay, the steps. */
export function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <Skeleton height="104px" />
      <Skeleton height="264px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}

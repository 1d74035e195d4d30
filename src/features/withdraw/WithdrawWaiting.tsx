import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './WithdrawForm.module.css';

/** The form's places while what it needs is on its way. */
export function WithdrawWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="104px" />
      <Skeleton height="68px" />
      <Skeleton height="78px" />
      <Skeleton height="44px" />
      <Skeleton height="64px" />
      <Skeleton height="56px" />
    </div>
  );
}

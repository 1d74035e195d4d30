import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './PinPad.module.css';

/** As tall as the pad that comes. */
export function PinPadWaiting() {
  return (
    <div className={styles.pad}>
      <div className={styles.places}>
        <Skeleton width="196px" height="16px" />
      </div>
      <div className={styles.waiting}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

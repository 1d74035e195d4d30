import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './FormWaiting.module.css';

/** As tall as the overview and the first rows below it. */
export function SecurityWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="176px" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="48px" />
      ))}
    </div>
  );
}

import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './FormWaiting.module.css';

/** Where a form with a sentence, a field and a button is on its way. */
export function FormWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="40px" />
      <Skeleton height="76px" />
      <Skeleton height="56px" />
    </div>
  );
}

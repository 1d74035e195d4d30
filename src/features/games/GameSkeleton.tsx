import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import coverStyles from './Cover.module.css';
import styles from './GamePage.module.css';

/** The page's shape while the game is on its way. */
export function GameSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={coverStyles.frame} />
      <div className={styles.words}>
        <div className={styles.head}>
          <Skeleton width="9em" height="20px" />
          <Skeleton width="12em" height="22px" />
        </div>
        <Skeleton height="60px" />
        <Skeleton height="56px" />
        <Skeleton height="104px" />
      </div>
    </div>
  );
}

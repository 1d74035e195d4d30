import { type ComponentProps, Suspense } from 'react';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import styles from './Stretch.module.css';

const playStretch = lazyWithRetry(() => import('../../shared/play/PlayStretch.tsx'));

/** The player's time and result at this table, over the picture. */
export function Stretch(props: ComponentProps<typeof playStretch.Component>) {
  return (
    <div className={styles.place}>
      <Suspense>
        <QueryScope ahead={playStretch}>
          <playStretch.Component {...props} />
        </QueryScope>
      </Suspense>
    </div>
  );
}

import { type ComponentProps, Suspense } from 'react';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import styles from './TablePlaySession.module.css';

const playSession = lazyWithRetry(() => import('../../shared/play/PlaySessionOverlay.tsx'));

/** The player's time and result at this table, over the picture. */
export function TablePlaySession(props: ComponentProps<typeof playSession.Component>) {
  return (
    <div className={styles.place}>
      <Suspense>
        <QueryScope ahead={playSession}>
          <playSession.Component {...props} />
        </QueryScope>
      </Suspense>
    </div>
  );
}

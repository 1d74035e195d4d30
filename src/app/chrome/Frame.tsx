import { type ReactNode, Suspense } from 'react';
import { useWide } from '../../ui/layout/useWide.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { Chrome } from '../routes.ts';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { sideMenu } from './lazySideMenu.ts';
import { Rail } from './Rail.tsx';
import { ThumbNav } from './ThumbNav.tsx';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';
import { useSideMenu } from './useSideMenu.ts';

/** Fetched after the first picture: nothing is said in a visit's first seconds. */
const overlays = lazyWithRetry(() => import('../overlays/OverlayHost.tsx'));

/** From here on (CSS pixels) the whole menu stands beside the page; Frame.module.css says the same. */
const WITH_RAIL = 1200;

/**
 * What stands around a page. It tells the page how much its sticky parts must keep clear, as `--chrome-top` and
 * `--chrome-bottom`.
 */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const withRail = useWide(WITH_RAIL);
  const menu = useSideMenu();
  return (
    <div className={styles.frame} data-chrome={chrome}>
      {chrome !== 'bare' && withRail && <Rail />}
      {chrome !== 'bare' && <Header withLogo={!withRail} />}
      <div className={styles.content} id="content" tabIndex={-1}>
        {children}
      </div>
      {chrome !== 'bare' && !withRail && <ThumbNav />}
      <TitleAnnouncer />
      <Suspense fallback={null}>
        <overlays.Component quiet={chrome === 'bare'} />
      </Suspense>
      {menu.open && (
        <ErrorBoundary onLeave={menu.close}>
          <Suspense fallback={null}>
            <sideMenu.Component />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

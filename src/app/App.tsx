import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { ScrollRestoration } from '../shared/navigation/ScrollRestoration.ts';
import { GuardedRoute } from '../shared/navigation/useLayers.ts';
import { useSiteLinks } from '../shared/navigation/useSiteLinks.ts';
import { useLineDown } from '../shared/site/line.ts';
import { useConnection, useSite } from '../shared/site/site.ts';
import { ToastHost } from '../ui/feedback/ToastHost.tsx';
import { HistoryWatch } from '../ui/layout/historyEntries.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import styles from './App.module.css';
import { Frame } from './chrome/Frame.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHost } from './PageHost.tsx';
import { RouteView, Splash } from './RouteView.tsx';
import { routeOf, shownRouteOf } from './routes.ts';

const closed = lazyWithRetry(() => import('./ClosedScreen.tsx'));

/** Shows the site while it is open, and the reason while it is closed. The help is always available. */
export function SiteGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const access = useSite((site) => site.access);
  const connection = useConnection();
  const connected = connection === 'connected' || connection === 'ready';
  // Players who are in a game when maintenance begins may still cash out: the server keeps their connection for a while before
  // it closes it.
  const playing = access === 'maintenance' && connected && routeOf(pathname)?.chrome === 'bare';
  if (access === 'open' || playing || pathname.startsWith('/help')) return children;
  return (
    <Suspense fallback={<Splash />}>
      <closed.Component />
    </Suspense>
  );
}

/** The whole client: routes, popup pages over them, and toasts over both. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <HistoryWatch />
        <SiteGate>
          <Site />
          <ConnectionNotice />
        </SiteGate>
      </BrowserRouter>
      <ToastHost />
    </ErrorBoundary>
  );
}

/** The page of the address in its page chrome, and the popup pages over it. */
function Site() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const chrome = route?.chrome ?? 'tabs';
  useSiteLinks();
  return (
    <GuardedRoute value={route?.needsLogin === true}>
      <Frame chrome={chrome}>
        <RouteView />
      </Frame>
      <PageHost />
      <ScrollRestoration ownScroll={shownRouteOf(pathname)?.ownScroll === true} />
    </GuardedRoute>
  );
}

/** Connection losses shorter than this (ms) are not shown; the first connection gets a little longer. */
const PATIENCE = 1_500;

/** Shows a notice while the connection is lost. */
function ConnectionNotice() {
  const { t } = useTranslation();
  const down = useLineDown();
  // A closed site accepts no connection, and the help works without one.
  const closed = useSite(({ access }) => access !== 'open');
  const up = closed || !down;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (up) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [up]);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {late && !up && (
        <p className={styles.notice}>
          <span className={styles.dot} />
          {t(navigator.onLine ? 'reconnecting' : 'offline')}
        </p>
      )}
    </div>
  );
}

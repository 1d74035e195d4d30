import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadHere, saveHere } from '../net/storage.ts';
import { useSite } from '../shared/site/site.ts';
import { useConnection } from '../shared/site/useConnection.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { routeOf } from './routes.ts';
import { Splash } from './Splash.tsx';

const closed = lazyWithRetry(() => import('./ClosedScreen.tsx'));

/** Shows the site while it is open, and why not while it is closed. Help can always be read. */
export function SiteGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const access = useSite((site) => site.access);
  const connection = useConnection();
  useNewestPage(pathname);
  const connected = connection === 'connected' || connection === 'ready';
  // Who plays when maintenance begins may cash out: the house leaves the line open for that, and then cuts it.
  const playing = access === 'maintenance' && connected && isGame(pathname);
  if (access === 'open' || playing || pathname.startsWith('/help')) return children;
  return (
    <Suspense fallback={<Splash />}>
      <closed.Component />
    </Suspense>
  );
}

const RELOADED = 'kilat.reloadedFor';

/** Loads a page of an older version anew on the way to another one, but never into or out of the middle of a game. */
function useNewestPage(pathname: string): void {
  const { stale, version } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    // Once for a version: a page that stays old in spite of it must not be loaded for ever.
    if (!moved || !stale || isGame(pathname) || loadHere(RELOADED) === version) return;
    saveHere(RELOADED, version);
    location.reload();
  }, [pathname, stale, version]);
}

function isGame(pathname: string): boolean {
  return routeOf(pathname)?.chrome === 'bare';
}

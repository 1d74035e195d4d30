import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadHere, saveHere } from '../../net/storage.ts';
import { useSite } from '../../shared/site/site.ts';
import { routeOf } from '../routes.ts';

const RELOADED = 'kilat.reloadedFor';

/** Reloads an outdated page on the way to another one, but never into or out of a game. */
export function useNewestPage(): void {
  const { pathname } = useLocation();
  const { stale, version } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    const pageChanged = shown.current !== pathname;
    shown.current = pathname;
    // Once per version: a page that stays outdated must not reload forever.
    if (!pageChanged || !stale || routeOf(pathname)?.chrome === 'bare' || loadHere(RELOADED) === version)
      return;
    saveHere(RELOADED, version);
    location.reload();
  }, [pathname, stale, version]);
}

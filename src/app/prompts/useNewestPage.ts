import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadHere, saveHere } from '../../net/storage.ts';
import { useSite } from '../../shared/site/site.ts';
import { routeOf } from '../routes.ts';

const RELOADED = 'kilat.reloadedFor';

/** Loads a page of an older version anew on the way to another one, but never into or out of the middle of a game. */
export function useNewestPage(): void {
  const { pathname } = useLocation();
  const { stale, version } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    const pageChanged = shown.current !== pathname;
    shown.current = pathname;
    // Once for a version: a page that stays old in spite of it must not be loaded for ever.
    if (!pageChanged || !stale || routeOf(pathname)?.chrome === 'bare' || loadHere(RELOADED) === version)
      return;
    saveHere(RELOADED, version);
    location.reload();
  }, [pathname, stale, version]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadHere, saveHere } from '../net/storage.ts';
import { shownRouteOf } from './routes.ts';

const KEY = 'kilat.scroll';
/** So many history entries are remembered; nobody goes back further. */
const MOST = 50;
/** The router's name for every entry that a new document begins with. */
const FIRST = 'default';

const positions = new Map<string, number>(stored());

/** Where (CSS pixels) the page of a history entry was scrolled to; 0 when that is not known. */
function recallScroll(entry: string): number {
  return positions.get(entry) ?? 0;
}

function rememberScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, Math.round(top));
  for (const old of positions.keys()) {
    if (positions.size <= MOST) break;
    positions.delete(old);
  }
}

/** Keeps everything for this tab's next document: a reload, or the way back from another site. */
function storeScroll(): void {
  saveHere(KEY, JSON.stringify([...positions]));
}

function stored(): [string, number][] {
  try {
    const kept = JSON.parse(loadHere(KEY) ?? '[]') as [string, number][];
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return how?.type === 'navigate' ? kept.filter(([entry]) => entry !== FIRST) : kept;
  } catch {
    return [];
  }
}

/** How long (ms) a page may take to grow as high as it was. */
const PATIENCE = 3_000;

/**
 * A new route begins at its top with the focus on it; going back or forward comes to where the page was left, also
 * after a reload. The lobby does that itself, tab by tab. Popup pages and the query leave the scroll alone: what they
 * change is the page's own affair.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const entry = useRef(key);
  const route = useRef<string | null>(null);
  const own = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      // Asking where a page is scrolled to lays it out: not in each frame of the lobby's long lists.
      if (!own.current) rememberScroll(entry.current, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storeScroll);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storeScroll);
    };
  }, []);

  useLayoutEffect(() => {
    const sameRoute = route.current === pathname;
    const first = route.current === null;
    route.current = pathname;
    entry.current = key;
    own.current = shownRouteOf(pathname)?.ownScroll === true;
    if (sameRoute) return rememberScroll(key, window.scrollY);
    if (how === 'POP') return own.current ? undefined : scrollWhenPossible(recallScroll(key));
    if (!own.current) window.scrollTo(0, 0);
    if (!first) document.getElementById('content')?.focus({ preventScroll: true });
  }, [key, pathname, how]);
}

/** Scrolls there as soon as the page is high enough, unless the player scrolls first. @returns how to give up */
function scrollWhenPossible(top: number): () => void {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const sizes = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) giveUp();
  });
  const timer = setTimeout(giveUp, PATIENCE);
  stop.signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const touched of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(touched, giveUp, { passive: true, signal: stop.signal });
  sizes.observe(document.body);
  return giveUp;
}

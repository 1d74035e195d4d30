import { Component, createElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadHere, saveHere } from '../../net/storage.ts';

/**
 * Where pages are scrolled to, and back to there: for history entries of themselves (`ScrollRestoration`), for parts
 * of a page that remember their own place (`useRestoredScroll`). All positions are CSS pixels from the page's top.
 */

const KEY = 'kilat.scroll';
/** So many history entries are remembered; nobody goes back further. */
const MOST = 50;
/** The router's name for every entry that a new document begins with. */
const FIRST = 'default';
/** How long (ms) a page may take to grow as high as it was. */
const PATIENCE = 3_000;

/**
 * A new route begins at its top with the focus on it; going back or forward comes to where the page was left, also
 * after a reload. Popup pages and the query leave the scroll alone: what they change is the page's own affair.
 * Stands behind all pages: what they do with the scroll themselves comes first. `ownScroll`: the route comes back to
 * its place by itself (`useRestoredScroll`).
 */
export function ScrollRestoration({ ownScroll }: { ownScroll: boolean }) {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const entry = useRef(key);
  const route = useRef<string | null>(null);
  const own = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      scrolled = true;
      // Asking where a page is scrolled to lays it out: not in each frame of the lobby's long lists.
      if (!own.current) rememberEntry(entry.current, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storeEntries);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storeEntries);
    };
  }, []);

  useLayoutEffect(() => {
    const sameRoute = route.current === pathname;
    const first = route.current === null;
    route.current = pathname;
    entry.current = key;
    own.current = ownScroll;
    if (sameRoute) return rememberEntry(key, window.scrollY);
    if (how === 'POP') return ownScroll ? undefined : scrollWhenPossible(entries.get(key) ?? 0);
    if (!ownScroll) window.scrollTo(0, 0);
    if (!first) document.getElementById('content')?.focus({ preventScroll: true });
  }, [key, pathname, how, ownScroll]);

  return createElement(ScrollWitness, { entry: key });
}

/** A place that is remembered by its own name: a tab of the lobby. */
export interface ScrollMemory<Name> {
  recall(name: Name): number;
  remember(name: Name, top: number): void;
}

/**
 * Keeps how far down a part of a page was scrolled, and goes there again when it is shown: once its page has its height
 * (`ready`). Says whether the part is returned to, which means that it was left somewhere below its top.
 */
export function useRestoredScroll<Name>(name: Name, memory: ScrollMemory<Name>, ready: boolean): boolean {
  const stored = useRef<number | null>(null);
  stored.current ??= memory.recall(name);
  const done = useRef(false);

  useLayoutEffect(() => {
    const top = memory.recall(name);
    // The top is there before anything else is.
    if (done.current || (!ready && top > 0)) return;
    done.current = true;
    if (top > 0 || scrolled) window.scrollTo({ top, behavior: 'instant' });
  }, [name, memory, ready]);

  useLayoutEffect(() => {
    const remember = () => done.current && memory.remember(name, witnessed ?? window.scrollY);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [name, memory]);

  return stored.current > 0;
}

/** Whether this document was ever scrolled. One that was not is at its top, and going there would only lay it out. */
let scrolled = false;

/** Where the page was scrolled to before the change of address that is under way; null when none is. */
let witnessed: number | null = null;

/**
 * Notes how far down the page is just before an address shows another one: once React has begun to change the document,
 * the header may be gone, and the place with it. Only classes are asked at that moment.
 */
class ScrollWitness extends Component<{ entry: string }> {
  override getSnapshotBeforeUpdate(): null {
    witnessed = window.scrollY;
    queueMicrotask(() => {
      witnessed = null;
    });
    return null;
  }

  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

/** Where the page of each history entry was scrolled to, the latest last. */
const entries = new Map<string, number>(storedEntries());

function rememberEntry(entry: string, top: number): void {
  entries.delete(entry);
  entries.set(entry, Math.round(top));
  for (const old of entries.keys()) {
    if (entries.size <= MOST) break;
    entries.delete(old);
  }
}

/** Keeps everything for this tab's next document: a reload, or the way back from another site. */
function storeEntries(): void {
  saveHere(KEY, JSON.stringify([...entries]));
}

function storedEntries(): [string, number][] {
  try {
    const stored = JSON.parse(loadHere(KEY) ?? '[]') as [string, number][];
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return how?.type === 'navigate' ? stored.filter(([entry]) => entry !== FIRST) : stored;
  } catch {
    return [];
  }
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

import { Component, createElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadHere, saveHere } from '../../net/storage.ts';

/**
 * Saves and restores scroll positions: of history entries (`ScrollRestoration`), and of parts of a page with their own position
 * (`useRestoredScroll`). All positions are CSS pixels from the page's top.
 */

const KEY = 'kilat.scroll';
/** Maximum number of stored history entries. */
const MOST = 50;
/** The router's key for the first entry of a new document. */
const FIRST = 'default';
/** Maximum time (ms) to wait for a page to regain its height. */
const PATIENCE = 3_000;

/**
 * A new route starts at its top with the focus on it; back and forward restore the position, also after a reload. Popup pages
 * and query changes leave the scroll position alone. Rendered after all pages, so that their own scrolling runs first.
 * `ownScroll`: the route restores its position itself (`useRestoredScroll`).
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
      // Reading the scroll position forces a layout: not in each frame of the lobby's long lists.
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

/** Stores positions by name, e.g. of a lobby tab. */
export interface ScrollMemory<Name> {
  recall(name: Name): number;
  remember(name: Name, top: number): void;
}

/**
 * Saves the scroll position of a part of a page, and restores it when the part is shown again and its page has its height
 * (`ready`). Returns whether there is a position to restore, i.e. the part was left below its top.
 */
export function useRestoredScroll<Name>(name: Name, memory: ScrollMemory<Name>, ready: boolean): boolean {
  const stored = useRef<number | null>(null);
  stored.current ??= memory.recall(name);
  const done = useRef(false);

  useLayoutEffect(() => {
    const top = memory.recall(name);
    // The top can be restored before the page has its height.
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

/** Whether this document was ever scrolled. If not, it is at its top, and scrolling there would only force a layout. */
let scrolled = false;

/** The scroll position before the address change in progress; null when there is none. */
let witnessed: number | null = null;

/**
 * Records the scroll position just before a route change: once React has begun to change the document, the header may be gone,
 * and the position with it. Only class components have a lifecycle method at that moment.
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

/** The scroll positions of the history entries, newest last. */
const entries = new Map<string, number>(storedEntries());

function rememberEntry(entry: string, top: number): void {
  entries.delete(entry);
  entries.set(entry, Math.round(top));
  for (const old of entries.keys()) {
    if (entries.size <= MOST) break;
    entries.delete(old);
  }
}

/** Stores everything for this tab's next document: a reload, or the return from another site. */
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

/**
 * Scrolls there as soon as the page is high enough, unless the player scrolls first.
 * @returns a function that cancels it
 */
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

import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { loadHere, saveHere } from '../../net/storage.ts';

/** This tab's history entries of the site by their router keys, oldest first, and the position of the shown one. */
export interface HistoryEntries {
  readonly keys: readonly string[];
  readonly place: number;
}

const KEY = 'kilat.history';
/** Maximum number of entries; browsers keep as many. */
const MOST = 50;
const NONE: HistoryEntries = { keys: [], place: 0 };

let entries = NONE;
/** Whether the browser has begun to step to another entry that is not shown yet. */
let stepping = false;

/** The entries after a navigation to an entry. One reached by a step that is not known is a new one. */
export function entriesAfter(
  { keys, place }: HistoryEntries,
  how: NavigationType | `${NavigationType}`,
  key: string,
): HistoryEntries {
  if (keys[place] === key) return { keys, place };
  if (how === 'REPLACE') return { keys: keys.map((one, i) => (i === place ? key : one)), place };
  const known = how === 'POP' ? keys.indexOf(key) : -1;
  if (known >= 0) return { keys, place: known };
  const all = [...keys.slice(0, place + 1), key].slice(-MOST);
  return { keys: all, place: all.length - 1 };
}

/** The entries of a new document, which is the one reloaded, returned to, or opened first. */
function entriesAtStart(key: string): HistoryEntries {
  let keys: unknown;
  try {
    keys = JSON.parse(loadHere(KEY) ?? '[]');
  } catch {
    // Unreadable: as if nothing was stored.
  }
  const place = Array.isArray(keys) ? keys.indexOf(key) : -1;
  return place < 0 ? { keys: [key], place: 0 } : { keys: keys as string[], place };
}

/**
 * Follows the history, so that pages know whether they can go back. Rendered once inside the router, before the pages: their
 * effects find the entries up to date.
 */
export function HistoryWatch(): null {
  const location = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    stepping = false;
    entries = entries === NONE ? entriesAtStart(location.key) : entriesAfter(entries, how, location.key);
    saveHere(KEY, JSON.stringify(entries.keys));
  }, [location, how]);
  useLayoutEffect(() => {
    // Before the router hears of it.
    window.addEventListener('popstate', step, true);
    return () => window.removeEventListener('popstate', step, true);
  }, []);
  return null;
}

function step(): void {
  stepping = true;
}

/** Number of this site's entries below the shown one; 0 outside the router's own history. */
export function entriesBelow(): number {
  return entries.place;
}

/** Begins to leave an entry by going back: false if it is not the shown one, or is being left already. */
export function beginToLeave(key: string): boolean {
  if (entries === NONE) return true;
  if (stepping || entries.keys[entries.place] !== key) return false;
  stepping = true;
  return true;
}

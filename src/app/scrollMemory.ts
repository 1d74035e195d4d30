import { loadHere, saveHere } from '../net/storage.ts';

const KEY = 'kilat.scroll';
/** So many history entries are remembered; nobody goes back further. */
const MOST = 50;
/** The router's name for every entry that a new document begins with. */
const FIRST = 'default';

const positions = new Map<string, number>(stored());

/** Where (CSS pixels) the page of a history entry was scrolled to; 0 when that is not known. */
export function recallScroll(entry: string): number {
  return positions.get(entry) ?? 0;
}

export function rememberScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, Math.round(top));
  for (const old of positions.keys()) {
    if (positions.size <= MOST) break;
    positions.delete(old);
  }
}

/** Keeps everything for this tab's next document: a reload, or the way back from another site. */
export function storeScroll(): void {
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

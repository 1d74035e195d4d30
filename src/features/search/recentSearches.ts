import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** What was searched for on this phone before, the latest first. */

const KEY = 'kilat.searches';
const MOST = 8;
/** Fewer letters were hardly what somebody was looking for. */
const LEAST_LETTERS = 2;

export const useRecentSearches = create<readonly string[]>(() => read());

/** Puts words among the recent ones, or moves them to the front; case does not matter. */
export function rememberSearch(words: string): void {
  const kept = words.trim();
  if (kept.length < LEAST_LETTERS) return;
  const others = useRecentSearches.getState().filter((one) => one.toLowerCase() !== kept.toLowerCase());
  write([kept, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  useRecentSearches.setState(searches, true);
  save(KEY, searches.length > 0 ? JSON.stringify(searches) : null);
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(load(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { GAME_TYPES, type GameType } from '../../../contract/catalogue.ts';
import { load, save } from '../../net/storage.ts';
import type { GameFilter } from '../../shared/catalogue/catalogue.ts';
import { usePages } from '../../shared/navigation/usePages.ts';

/** Delay (ms) after the last key press before the search starts. */
const PAUSE = 250;

export interface Search {
  /** The text in the field. */
  text: string;
  /** The search words, taken from the address. */
  words: string;
  kind: GameType | null;
  provider: string;
  filter: GameFilter;
  /** Handles typing: searches after a delay. */
  type: (text: string) => void;
  /** Searches at once. Omitted parts stay unchanged. */
  set: (change: { words?: string; kind?: GameType | null; provider?: string }) => void;
}

/** The search state. It is stored in the address, so that reload and back restore it. */
export function useSearch(): Search {
  const { open, params } = usePages();
  const { q: words = '', type, provider = '' } = params;
  const kind = GAME_TYPES.find((one) => one === type) ?? null;
  const [text, setText] = useState(words);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback<Search['set']>(
    (change) => {
      clearTimeout(pause.current);
      const next = { words: text.trim(), kind, provider, ...change };
      if (change.words !== undefined) setText(change.words);
      open('search', { q: next.words, type: next.kind ?? '', provider: next.provider });
    },
    [open, text, kind, provider],
  );

  // Always the latest function: the delay may end after other parts of the search have changed.
  const look = useRef(set);
  useEffect(() => {
    look.current = set;
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  const write = useCallback((next: string) => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => look.current({}), PAUSE);
  }, []);

  const filter = useMemo<GameFilter>(
    () => ({
      ...(words !== '' && { keyword: words }),
      ...(kind && { types: [kind] }),
      ...(provider !== '' && { firm: provider }),
    }),
    [words, kind, provider],
  );
  return { text, words, kind, provider, filter, type: write, set };
}

const KEY = 'kilat.searches';
const MOST = 8;
/** Minimum number of letters; shorter words are not stored. */
const LEAST_LETTERS = 2;

/** Recent searches on this device, newest first. */
export const useRecentSearches = create<readonly string[]>(() => read());

/** Adds words to the recent searches, or moves them to the front; ignores case. */
export function rememberSearch(words: string): void {
  const trimmed = words.trim();
  if (trimmed.length < LEAST_LETTERS) return;
  const others = useRecentSearches.getState().filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  write([trimmed, ...others].slice(0, MOST));
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
    const stored: unknown = JSON.parse(load(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

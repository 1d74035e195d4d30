import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { GAME_TYPES, type GameType } from '../../../contract/catalogue.ts';
import { load, save } from '../../net/storage.ts';
import type { GameFilter } from '../../shared/catalogue/catalogue.ts';
import { usePages } from '../../shared/navigation/usePages.ts';

/** How long (ms) after the last letter the words are looked for. */
const PAUSE = 250;

export interface Search {
  /** The words as they stand in the field. */
  text: string;
  /** The words looked for: those of the address. */
  words: string;
  kind: GameType | null;
  provider: string;
  filter: GameFilter;
  /** Letters are typed: looked for after a pause. */
  type: (text: string) => void;
  /** Looks for it at once. What is left out stays as it is. */
  set: (change: { words?: string; kind?: GameType | null; provider?: string }) => void;
}

/** What is searched for. It lives in the address, so that reload and back find it again. */
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

  // The latest of it: a pause may end after other things of the search have changed.
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
/** Fewer letters were hardly what somebody was looking for. */
const LEAST_LETTERS = 2;

/** What was searched for on this phone before, the latest first. */
export const useRecentSearches = create<readonly string[]>(() => read());

/** Puts words among the recent ones, or moves them to the front; case does not matter. */
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

import { create } from 'zustand';
import {
  GAME_THEMES,
  GAME_TYPES,
  type GameTheme,
  type GameType,
  HOME_TABS,
  type HomeTab,
} from '../../../contract/catalogue.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import type { ScrollMemory } from '../navigation/ScrollRestoration.ts';

/** The state of each lobby tab while others are shown; survives reloads until the browser tab closes. */

const KEY = 'kilat.tabs';

export const SORTS = ['popular', 'new', 'name'] as const;

/** The filters of a long list; null means all. */
export interface TabFilter {
  kind: GameType | null;
  provider: string | null;
  theme: GameTheme | null;
  sort: (typeof SORTS)[number];
  favourites: boolean;
}

export interface TabState {
  /** The scroll position, in CSS pixels. */
  scroll: number;
  filter: TabFilter;
  /** Number of games in the list, from which its height is known before it is fetched again. */
  total: number | null;
}

export const NO_FILTER: TabFilter = {
  kind: null,
  provider: null,
  theme: null,
  sort: 'popular',
  favourites: false,
};

const FRESH: TabState = { scroll: 0, filter: NO_FILTER, total: null };

/** Read slices of it: `useTabMemory((tabs) => tabs.slot.filter)`. */
export const useTabMemory = create<Record<HomeTab, TabState>>(() => readTabs(loadHere(KEY)));

/** A changed filter is a new list: it starts at its top. */
export function setFilter(tab: HomeTab, filter: TabFilter): void {
  remember(tab, { filter, scroll: 0, total: null });
}

/** The tabs' scroll positions, for `useRestoredScroll`. */
export const tabScroll: ScrollMemory<HomeTab> = {
  recall: (tab) => useTabMemory.getState()[tab].scroll,
  remember: rememberScroll,
};

export function rememberScroll(tab: HomeTab, scroll: number): void {
  remember(tab, { scroll: Math.max(0, Math.round(scroll)) });
}

export function rememberTotal(tab: HomeTab, total: number): void {
  remember(tab, { total });
}

function remember(tab: HomeTab, change: Partial<TabState>): void {
  const tabs = useTabMemory.getState();
  useTabMemory.setState({ [tab]: { ...tabs[tab], ...change } });
  saveHere(KEY, JSON.stringify(useTabMemory.getState()));
}

/** Parses the stored tabs; unreadable parts, e.g. from an older version of the site, are reset. */
export function readTabs(text: string | null): Record<HomeTab, TabState> {
  const stored = parse(text);
  return Object.fromEntries(HOME_TABS.map((tab) => [tab, readTab(fields(stored[tab]))])) as Record<
    HomeTab,
    TabState
  >;
}

function readTab({ scroll, filter, total }: Record<string, unknown>): TabState {
  const { kind, provider, theme, sort, favourites } = fields(filter);
  return {
    scroll: natural(scroll) ?? FRESH.scroll,
    total: natural(total),
    filter: {
      kind: oneOf(GAME_TYPES, kind),
      provider: typeof provider === 'string' ? provider : null,
      theme: oneOf(GAME_THEMES, theme),
      sort: oneOf(SORTS, sort) ?? NO_FILTER.sort,
      favourites: favourites === true,
    },
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return fields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function natural(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null;
}

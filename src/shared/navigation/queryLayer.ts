import type { LayerEntry, Navigation } from './layers.ts';

/** The query names under which routes have their own sheets. */
export type QueryLayer = 'sheet' | 'edit';

/** Opens a sheet under this query name, or replaces the open one; null closes it. */
export function setQuery({ search, state }: LayerEntry, name: QueryLayer, value: string | null): Navigation {
  const query = new URLSearchParams(search);
  const open = query.has(name);
  const pushed = state?.pushed === name;
  const over = state?.dialog === undefined ? 0 : 1;
  if (value === null) {
    if (!open) return { type: 'none' };
    if (pushed) return { type: 'back', steps: 1 + over };
    query.delete(name);
    return { type: 'replace', search: textOf(query), state: null };
  }
  query.set(name, value);
  // One sheet replaces another: back leads to the route.
  const inPlace = open || over > 0;
  const ofItsOwn = open ? pushed && over === 0 : true;
  return {
    type: inPlace ? 'replace' : 'push',
    search: textOf(query),
    state: ofItsOwn ? { pushed: name } : null,
  };
}

/** Stacked sheets share one value, the top one last: 'mine_round-12'. */
const OVER = '_';

/** The sheets in a query value, the top one last. */
export function sheetsOf(value: string | null): readonly string[] {
  return value === null ? [] : value.split(OVER);
}

/** Opens a sheet over the open one: back returns to that one. */
export function pushSheet(entry: LayerEntry, name: QueryLayer, value: string): Navigation {
  const query = new URLSearchParams(entry.search);
  query.set(name, [...sheetsOf(query.get(name)), value].join(OVER));
  const type = entry.state?.dialog === undefined ? 'push' : 'replace';
  return { type, search: textOf(query), state: { pushed: name } };
}

/** Closes only the top sheet; if it has no entry of its own, the address is rewritten. */
export function popSheet(entry: LayerEntry, name: QueryLayer): Navigation {
  const { search, state } = entry;
  const query = new URLSearchParams(search);
  const below = sheetsOf(query.get(name)).slice(0, -1);
  if (below.length === 0 || state?.pushed === name) return setQuery(entry, name, null);
  query.set(name, below.join(OVER));
  return { type: 'replace', search: textOf(query), state: null };
}

function textOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

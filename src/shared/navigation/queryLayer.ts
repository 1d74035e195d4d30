import type { LayerEntry, Navigation } from './layers.ts';

/** The names of the query under which routes keep a sheet of their own. */
export type QueryLayer = 'sheet' | 'edit';

/** Opens a sheet under this name of the query, or another in its place; null closes it. */
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
  // From one sheet to another takes its place: back leads to the route.
  const inPlace = open || over > 0;
  const ofItsOwn = open ? pushed && over === 0 : true;
  return {
    type: inPlace ? 'replace' : 'push',
    search: textOf(query),
    state: ofItsOwn ? { pushed: name } : null,
  };
}

function textOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

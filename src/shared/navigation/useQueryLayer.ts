import { useMemo } from 'react';
import { type QueryLayer, setQuery } from './queryLayer.ts';
import { useLayers } from './useLayers.ts';

/** A route's own sheet, under this name of the query: a link can open it, and the phone's back button closes it. */
export function useQueryLayer(name: QueryLayer) {
  const { entry, go } = useLayers();
  const value = useMemo(() => new URLSearchParams(entry.search).get(name), [entry.search, name]);
  return useMemo(
    () => ({
      value,
      /** From one sheet to another takes its place: back leads to the route. */
      open: (next: string) => go(setQuery(entry, name, next)),
      close: () => go(setQuery(entry, name, null)),
    }),
    [value, name, entry, go],
  );
}

import { useMemo } from 'react';
import { popSheet, pushSheet, type QueryLayer, setQuery } from './queryLayer.ts';
import { useLayers } from './useLayers.ts';

/** A route's own sheet under this query name: can be linked, and is closed by the phone's back button. */
export function useQueryLayer(name: QueryLayer) {
  const { entry, go } = useLayers();
  const value = useMemo(() => new URLSearchParams(entry.search).get(name), [entry.search, name]);
  return useMemo(
    () => ({
      value,
      /** One sheet replaces another: back leads to the route. */
      open: (next: string) => go(setQuery(entry, name, next)),
      /** Over the open sheet: back returns to that one. */
      openOver: (next: string) => go(pushSheet(entry, name, next)),
      /** Closes the top sheet. */
      close: () => go(popSheet(entry, name)),
    }),
    [value, name, entry, go],
  );
}

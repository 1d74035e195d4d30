import { useMemo } from 'react';
import { popSheet, pushSheet, type QueryLayer, setQuery } from './queryLayer.ts';
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
      /** Over the sheet that is open: back leads to that one. */
      openOver: (next: string) => go(pushSheet(entry, name, next)),
      /** Closes the top one. */
      close: () => go(popSheet(entry, name)),
    }),
    [value, name, entry, go],
  );
}

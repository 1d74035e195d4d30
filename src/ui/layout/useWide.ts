import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, in CSS pixels; 900 is where pages get a second column. */
export function useWide(minWidth = 900): boolean {
  const query = `(min-width: ${minWidth}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

import { useCallback, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import type { AutoRun, AutoStop } from '../../engine/autoRun.ts';

/** The part of a session that auto-bet runs need. */
export interface AutoSession {
  store: StoreApi<{ auto: AutoRun | null }>;
  resumeAuto(): void;
  stopAuto(reason: AutoStop): void;
}

/** The first session with a matching run, and the run; null while there is none. */
export function useRun(sessions: readonly AutoSession[], wanted: (run: AutoRun) => boolean) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sessions.map(({ store }) => store.subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [sessions],
  );
  const first = () => {
    for (const { store } of sessions) {
      const { auto } = store.getState();
      if (auto && wanted(auto)) return auto;
    }
    return null;
  };
  const run = useSyncExternalStore(subscribe, first);
  const session = run && sessions.find(({ store }) => store.getState().auto === run);
  return run && session ? { run, session } : null;
}

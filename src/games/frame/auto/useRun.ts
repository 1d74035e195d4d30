import { useCallback, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import type { AutoRun, AutoStop } from '../../engine/autoRun.ts';

/** What must be known of a session at which auto-bets may run. */
export interface AutoSession {
  store: StoreApi<{ auto: AutoRun | null }>;
  resumeAuto(): void;
  stopAuto(reason: AutoStop): void;
}

/** The first of the sessions with such a run, and the run; null while none has one. */
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
